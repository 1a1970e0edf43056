import { originsHeadline, originsRest, type ClaimConfirmation, type OriginRest } from '@limelight/contracts';
import { claimKey } from '@limelight/post-text';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button } from '../../../../../ui/button.tsx';
import { SkeletonLines } from '../../../../../ui/skeleton.tsx';
import { nameOf, shortOf } from '../../post/claims.ts';
import type { Place } from '../../post/findings.ts';
import { placeWords, type Traced, type Tracing } from '../../post/origins.ts';
import { currentText } from '../../post/session-state.ts';
import { spokenSourceQuery } from '../../post/sources.ts';
import { useReview } from '../../post/use-review.ts';
import { useSession, useWritingPart } from '../../post/writing-context.ts';
import marks from '../../text/origin-marks.module.css';
import styles from './review.module.css';

interface Shows {
  readOnly: boolean;
  onShow: (place: Place) => void;
}

/** The length of a sentence and of a passage in the list, in characters. */
const shownSentence = 160;
const shownPassage = 140;

/** Where each sentence comes from, in words and on demand in the text. */
export function OriginsPart({
  tracing,
  inText,
  onInText,
  ...shows
}: Shows & { tracing: Tracing; inText: boolean; onInText: (on: boolean) => void }) {
  const { origins, sentences, isPending, isError, retry } = tracing;
  if (isError)
    return (
      <section aria-label="Where this comes from" className={styles.facts}>
        <p>
          The origins did not load.{' '}
          <Button size="small" look="quiet" onClick={retry}>
            Try again
          </Button>
        </p>
      </section>
    );
  if (origins === null)
    return isPending ? (
      <section aria-label="Where this comes from" className={styles.facts}>
        <SkeletonLines count={2} />
      </section>
    ) : null;
  const all = origins.sentences;
  const bare = sentences.filter(({ basis }) => basis === 'nothing');
  const others = sentences.filter(({ basis }) => basis !== 'nothing');
  const rest = originsRest(all);
  return (
    <section aria-label="Where this comes from" className={styles.facts}>
      <div className={styles.origins}>
        <p aria-live="polite">
          <span className={styles.title}>Where this comes from</span> {originsHeadline(all)}
          {rest !== '' && <span className={styles.quiet}> · {rest}</span>}
        </p>
        {all.length > 0 && (
          <Button size="small" aria-pressed={inText} onClick={() => onInText(!inText)}>
            {inText ? 'Hide in the text' : 'Show in the text'}
          </Button>
        )}
      </div>
      {!origins.comparable && (
        <p className={styles.quiet}>
          Your material is in another language, so only numbers, dates and names are compared.
        </p>
      )}
      {bare.length > 0 && (
        <ul className={styles.list}>
          {bare.map((one) => (
            <Sentence key={`${one.start} ${one.end}`} of={one} {...shows} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <details className={styles.supported}>
          <summary>
            {others.length === 1
              ? '1 sentence with its origin'
              : `${others.length} sentences with their origin`}
          </summary>
          <ul className={styles.list}>
            {others.map((one) => (
              <Sentence key={`${one.start} ${one.end}`} of={one} {...shows} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Sentence({ of, readOnly, onShow }: Shows & { of: Traced }) {
  const { confirm, confirmed } = useReview();
  const said = useWritingPart(({ state }) => currentText(state).slice(of.start, of.end));
  const { words, mark, rests, missing, basis } = of;
  const inSentence = (one: ClaimConfirmation) => claimKey('', one.sentence) === claimKey('', said);
  const claims = missing.length === 0 ? [said] : missing;
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.sentence} dir="auto">
          <span className={marks[mark]}>{shortOf(said, shownSentence)}</span>
        </p>
        <p className={styles.quiet}>
          {words}
          {missing.length > 0 &&
            `. Not in your notes: ${missing.map((text) => `“${shortOf(text)}”`).join(', ')}`}
        </p>
        {rests
          .filter(({ kind }) => kind !== 'confirmed')
          .map((rest) => (
            <Behind key={`${rest.title} ${rest.start} ${rest.kind}`} rest={rest} />
          ))}
        {confirmed.filter(inSentence).map((one) => (
          <Vouched key={one.id} of={one} />
        ))}
        <div className={styles.actions}>
          <Button size="small" look="quiet" onClick={() => onShow(of)}>
            Show
          </Button>
          {basis === 'nothing' && !readOnly && (
            <Button
              size="small"
              aria-label={`Remember as true: ${nameOf({ text: said })}`}
              onClick={() => void confirm(claims.map((claim) => ({ claim, sentence: said })))}
            >
              Remember this as true
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

/** A passage that bears a sentence out, with the way to it. */
function Behind({ rest }: { rest: OriginRest }) {
  const { session } = useSession();
  const ofPost = useWritingPart(({ state }) => state.sourceIds.includes(rest.id ?? ''));
  const { id, start, end, kind, second } = rest;
  return (
    <p className={styles.behind} dir="auto">
      “{shortOf(rest.passage, shownPassage)}” <span className={styles.quiet}>{placeWords(rest)}</span>
      {kind === 'memory' && (
        <>
          {' '}
          <Link to="/dashboard/memory">Open Memory</Link>
        </>
      )}
      {id !== null && second !== null && ofPost && <Spoken sourceId={id} second={second} />}
      {id !== null && ofPost && (
        <Button
          size="small"
          look="quiet"
          onClick={() => session.show({ beside: 'source', passage: { sourceId: id, start, end } })}
        >
          Show in source
        </Button>
      )}
    </p>
  );
}

/** The way to the second of a recording at which it was said. */
function Spoken({ sourceId, second }: { sourceId: string; second: number }) {
  const recordingId = useQuery(spokenSourceQuery(sourceId)).data?.recordingId ?? null;
  if (recordingId === null) return null;
  return (
    <>
      {' '}
      <Link to={`/dashboard/talk/${recordingId}?at=${second}`}>Open the recording</Link>
    </>
  );
}

function Vouched({ of }: { of: ClaimConfirmation }) {
  const { withdraw } = useReview();
  const name = nameOf({ text: of.claim });
  return (
    <p className={styles.behind}>
      {name} <span className={styles.quiet}>Confirmed by you</span>
      <Button size="small" look="quiet" aria-label={`Withdraw ${name}`} onClick={() => void withdraw(of)}>
        Withdraw
      </Button>
    </p>
  );
}
