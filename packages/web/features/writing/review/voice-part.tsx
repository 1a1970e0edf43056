import { creditCosts, voiceFitRun, type EndpointData, type checkVoice } from '@limelight/contracts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRunOf } from '../../../lib/runs/use-run.ts';
import {
  fewestVoicePosts,
  offWords,
  sentenceWords,
  isOwnVoice,
  useVoiceChoice,
  voiceCheckQuery,
  voicesQuery,
} from '../../../lib/voices.ts';
import { useWriterHere } from '../../../lib/writer.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { NoModelLine } from '../../../ui/no-model.tsx';
import { textOf } from '../post/session-state.ts';
import { useWriting } from '../post/writing-context.ts';
import { shortOf } from '../post/claims.ts';
import type { Place } from '../post/findings.ts';
import styles from './review.module.css';
import { useReplaceQuote } from './use-replace-quote.ts';

/** The pause in typing before the text is checked again, in milliseconds. */
const pauseMs = 900;
const fewestCharacters = 80;
const shownTraits = 4;

type Fit = NonNullable<EndpointData<typeof checkVoice>['fit']>;

function verdict({ distance, reach }: Fit): string {
  if (distance <= reach) return 'Sounds like your posts';
  return distance <= reach * 1.25 ? 'A little unlike your posts' : 'Unlike your posts';
}

/** A model's rewrites of sentences that do not fit the voice. Each is accepted individually. */
function Rewrites({ voiceId, readOnly }: { voiceId: string; readOnly: boolean }) {
  const { state } = useWriting();
  const { model, mayConnect } = useWriterHere();
  const run = useRunOf(voiceFitRun);
  const replace = useReplaceQuote('Voice', run.id);
  const text = textOf(state);
  const open = run.result?.rewrites.filter(({ quote }) => text.includes(quote)) ?? [];
  if (model === null) return <NoModelLine mayConnect={mayConnect} className={styles.quiet} />;
  return (
    <>
      <div className={styles.ask}>
        <Button
          size="small"
          credits={creditCosts['text.rewrite']}
          loading={run.starting || run.active}
          disabled={readOnly}
          onClick={() => void run.begin({ text, voiceId })}
        >
          Rewrite in this voice
        </Button>
      </div>
      {run.error !== null && <Callout tone="warn">{run.error}</Callout>}
      <ul className={styles.list}>
        {open.map((one) => (
          <li key={one.quote} className={styles.item}>
            <div className={styles.words}>
              <p className={styles.difference}>
                <del>{one.quote}</del> <ins>{one.replacement}</ins>
              </p>
              {!readOnly && (
                <Button size="small" look="ink" onClick={() => replace(one.quote, one.replacement)}>
                  Accept
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
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
  const [text] = useDebouncedValue(textOf(state), pauseMs);
  const measured = choice !== 'none' && voice !== undefined && voice.posts >= fewestVoicePosts;
  const check = useQuery({
    ...voiceCheckQuery(text, choice),
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
        <>
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
          <Rewrites voiceId={voice.id} readOnly={readOnly} />
        </>
      )}
    </section>
  );
}
