import {
  creditCosts,
  voiceFitRun,
  type EndpointData,
  type checkVoice,
  type Engine,
} from '@limelight/contracts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRunOf } from '../../../../../lib/runs/use-run.ts';
import {
  fewestVoicePosts,
  offWords,
  sentenceWords,
  isOwnVoice,
  useVoiceChoice,
  voiceCheckQuery,
  voicesQuery,
} from '../../../../../lib/voices.ts';
import { useWriterHere } from '../../../../../lib/writer.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { NoModelLine } from '../../../../../ui/no-model.tsx';
import { proposalOf } from '../../post/proposal.ts';
import { currentText } from '../../post/session-state.ts';
import { useWriting } from '../../post/writing-context.ts';
import { shortOf } from '../../post/claims.ts';
import type { Place } from '../../post/findings.ts';
import styles from './review.module.css';

/** The pause in typing before the text is checked again, in milliseconds. */
const pauseMs = 900;
const fewestCharacters = 80;
const shownTraits = 4;

type Fit = NonNullable<EndpointData<typeof checkVoice>['fit']>;

function verdict({ distance, reach }: Fit): string {
  if (distance <= reach) return 'Sounds like your posts';
  return distance <= reach * 1.25 ? 'A little unlike your posts' : 'Unlike your posts';
}

/** Moves the text into the voice: by rules at no charge, and its wording by a model. The changes appear in the text. */
function Fitting({ voiceId, readOnly }: { voiceId: string; readOnly: boolean }) {
  const { session, state } = useWriting();
  const { model, mayConnect } = useWriterHere();
  const run = useRunOf(voiceFitRun);
  const [asked, setAsked] = useState('');
  const text = currentText(state);
  const found = text === asked ? run.result : null;
  const begin = () => {
    setAsked(text);
    void run.begin({ text, voiceId });
  };
  const propose = useCallback(
    (after: string, engine: Engine | null, id: string | null) =>
      session.show({
        proposal: proposalOf({
          label: 'Voice',
          before: currentText(session.state),
          after,
          engine,
          doubts: [],
          made: { by: 'improvement', detail: 'Voice', engine, run: id === null ? null : { id } },
          takesFocus: true,
          onDecided: () => undefined,
        }),
      }),
    [session],
  );
  const shownRun = useRef<string | null>(null);
  const hasChanges = found !== null && found.text !== text;
  useEffect(() => {
    if (!hasChanges || run.id === shownRun.current) return;
    shownRun.current = run.id;
    propose(found.text, found.engine, run.id);
  }, [hasChanges, found, run.id, propose]);
  const left = found === null || found.distance <= found.reach ? [] : found.left;
  return (
    <>
      <div className={styles.ask}>
        <Button
          size="small"
          {...(model ? { credits: creditCosts['text.rewrite'] } : {})}
          loading={run.starting || run.active}
          disabled={readOnly}
          onClick={begin}
        >
          Fit to this voice
        </Button>
      </div>
      {run.error !== null && <Callout tone="warn">{run.error}</Callout>}
      {found !== null && found.text === text && (
        <p className={styles.quiet}>
          {model
            ? 'The model found no nearer wording that says the same. Nothing was charged.'
            : 'Paragraphs, signs and punctuation fit already.'}
        </p>
      )}
      {hasChanges && !readOnly && (
        <div className={styles.ask}>
          <Button size="small" onClick={() => propose(found.text, found.engine, run.id)}>
            Show the changes in the text
          </Button>
        </div>
      )}
      {left.length > 0 && (
        <>
          <p className={styles.quiet}>
            Only other wording would change the rest. {left.slice(0, shownTraits).map(offWords).join(' ')}
          </p>
          {model === null && <NoModelLine mayConnect={mayConnect} className={styles.quiet} />}
        </>
      )}
    </>
  );
}

/**
 * How far the text deviates from the author's usual range, in which sentences, and what it copies from an earlier post.
 */
export function VoicePart({ readOnly, onShow }: { readOnly: boolean; onShow: (place: Place) => void }) {
  const { state } = useWriting();
  const choice = useVoiceChoice();
  const voices = useQuery(voicesQuery).data?.items ?? [];
  const voice = voices.find((one) => (choice === 'own' ? isOwnVoice(one) : one.id === choice));
  const [text] = useDebouncedValue(currentText(state), pauseMs);
  const measured = choice !== 'none' && voice !== undefined && voice.posts >= fewestVoicePosts;
  const check = useQuery({
    ...voiceCheckQuery(text, choice, state.idea),
    enabled: measured && text.trim().length >= fewestCharacters,
    placeholderData: keepPreviousData,
  });
  const fit = check.data?.fit ?? null;
  if (!measured || fit === null || text.trim().length < fewestCharacters) return null;
  const off = fit.sentences.filter(({ end }) => end <= text.length);
  return (
    <section aria-label="Voice" className={styles.facts}>
      <p className={styles.title}>
        {isOwnVoice(voice) ? verdict(fit) : `${verdict(fit).replace('your posts', voice.name)}`}
      </p>
      {fit.distance > fit.reach && (
        <p className={styles.quiet}>
          {fit.traits
            .slice(0, shownTraits)
            .map(offWords)
            .filter((words) => words !== '')
            .join(' ')}
        </p>
      )}
      {fit.copied !== null && (
        <p>
          These words are also in one of your earlier posts: “{fit.copied}”.{' '}
          <b>Say it differently this time.</b>
        </p>
      )}
      {off.length > 0 && (
        <ul className={styles.list}>
          {off.map(({ start, end, traits }) => (
            <li key={start} className={styles.item}>
              <div className={styles.words}>
                <p>
                  “{shortOf(text.slice(start, end).trim(), 90)}”{' '}
                  <span className={styles.quiet}>{sentenceWords(traits)}</span>
                </p>
                <div className={styles.actions}>
                  <Button size="small" look="quiet" onClick={() => onShow({ start, end })}>
                    Show
                  </Button>
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
      {(off.length > 0 || fit.distance > fit.reach) && <Fitting voiceId={voice.id} readOnly={readOnly} />}
    </section>
  );
}
