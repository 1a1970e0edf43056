import { Button } from '../../../../../ui/button.tsx';
import { classNames } from '../../../../../ui/class-names.ts';
import { useSession } from '../../post/writing-context.ts';
import type { ClaimCheckHandle } from '../../post/use-claim-check.ts';
import { aroundOf, nameOf, shortOf, type Claim } from '../../post/claims.ts';
import type { Place } from '../../post/findings.ts';
import { checkedWords } from './head-words.ts';
import styles from './review.module.css';
import { useReview } from '../../post/use-review.ts';

const kinds: Readonly<Record<Claim['kind'], string>> = {
  figure: 'Number',
  date: 'Date',
  quotation: 'Quote',
  name: 'Name or role',
  source: 'Source',
  experience: 'Event',
  cause: 'Cause',
  comparison: 'Comparison',
  private: 'Private detail',
};

/** Room for a sentence that is a claim as a whole, in characters. */
const wholeSentence = 240;

const listed = new Intl.ListFormat('en-GB');

/** What must come from the author and is not in their notes. Where the rest comes from is shown sentence by sentence. */
export function ClaimsPart({ readOnly, onShow }: { readOnly: boolean; onShow: (place: Place) => void }) {
  const { open, against, leftOut, isRead, check, confirm } = useReview();
  const { session } = useSession();
  if (against.length === 0)
    return (
      <section aria-label="Facts" className={styles.unchecked}>
        <p className={styles.quiet}>Add notes or a source to check facts against them.</p>
        {!readOnly && (
          <Button size="small" onClick={() => session.show({ panel: 'idea', adding: { address: null } })}>
            Add a source
          </Button>
        )}
      </section>
    );
  return (
    <section aria-label="Facts" className={styles.facts}>
      <p className={styles.title} aria-live="polite">
        {checkedWords(open.length, isRead)}
      </p>
      <p className={styles.quiet}>
        Compared {isRead ? 'by the model and by rule ' : 'by rule '}
        with {listed.format(against.map((title) => `“${shortOf(title)}”`))}.
      </p>
      <ModelCheck check={check} isRead={isRead} readOnly={readOnly} />
      <ul className={styles.list}>
        {open.map((claim) => (
          <li key={`${claim.text} ${claim.sentence.text}`} className={styles.item}>
            <span className={classNames(styles.sign, styles.warn)} aria-hidden="true" />
            <div className={styles.words}>
              <p>
                <span className={styles.kind}>{kinds[claim.kind]}</span> {nameOf(claim, wholeSentence)}
              </p>
              <Around claim={claim} />
              {claim.reason !== undefined && claim.reason !== '' && (
                <p className={styles.quiet} dir="auto">
                  {claim.reason}
                </p>
              )}
              <div className={styles.actions}>
                <Button size="small" look="quiet" onClick={() => onShow(claim)}>
                  Show
                </Button>
                {!readOnly && (
                  <Button
                    size="small"
                    aria-label={`Confirm ${nameOf(claim)}`}
                    onClick={() => void confirm([{ claim: claim.text, sentence: claim.sentence.text }])}
                  >
                    Confirm
                  </Button>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
      {leftOut.length > 0 && (
        <details className={styles.supported}>
          <summary>
            {leftOut.length === 1
              ? '1 line of your notes is left out'
              : `${leftOut.length} lines of your notes are left out`}
          </summary>
          <ul className={styles.list}>
            {leftOut.map((sentence, index) => (
              <li key={`${index} ${sentence}`} className={styles.item}>
                <p dir="auto">{shortOf(sentence, 160)}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** The model's reading: under way, to be repeated for changed sentences, or to be asked for. */
function ModelCheck({
  check: { model, busy, failed, ask },
  isRead,
  readOnly,
}: {
  check: ClaimCheckHandle;
  isRead: boolean;
  readOnly: boolean;
}) {
  if (busy)
    return (
      <p className={styles.quiet}>
        <output>The model is comparing the post with your notes…</output>
      </p>
    );
  if (isRead || readOnly || typeof model !== 'string') return null;
  return (
    <div className={styles.ask}>
      <Button size="small" onClick={ask}>
        Compare every sentence
      </Button>
      <p className={styles.quiet}>
        {failed
          ? 'The model gave no answer. Try again.'
          : 'The model reads the post beside your notes. Free.'}
      </p>
    </div>
  );
}

function Around({ claim }: { claim: Claim }) {
  const passage = aroundOf(claim);
  return passage === null ? null : (
    <p className={styles.quiet} dir="auto">
      {passage}
    </p>
  );
}
