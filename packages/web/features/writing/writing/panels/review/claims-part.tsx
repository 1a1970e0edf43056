import { formatDateTime } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useSession } from '../post/writing-context.ts';
import { aroundOf, isOpen, nameOf, shortOf, type Claim } from '../post/claims.ts';
import type { Place } from '../post/findings.ts';
import styles from './review.module.css';
import { useReview } from '../post/use-review.ts';

const listed = new Intl.ListFormat('en-GB');

/** Facts that must come from the author: first those missing from the notes, then, collapsed, the others. */
export function ClaimsPart({ readOnly, onShow }: { readOnly: boolean; onShow: (place: Place) => void }) {
  const { claims, open, against, confirm } = useReview();
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
  const supported = claims.filter((one) => !isOpen(one));
  return (
    <section aria-label="Facts" className={styles.facts}>
      <p className={styles.title}>
        {open.length === 0
          ? claims.length === 0
            ? 'No facts to check'
            : 'Every fact is in your notes or confirmed'
          : `${open.length} ${open.length === 1 ? 'fact is' : 'facts are'} not in your notes`}
      </p>
      <p className={styles.quiet}>
        Checked against {listed.format(against.map((title) => `“${shortOf(title)}”`))}.
      </p>
      <ul className={styles.list}>
        {open.map((claim) => (
          <li key={`${claim.text} ${claim.sentence.text}`} className={styles.item}>
            <span className={classNames(styles.sign, styles.warn)} aria-hidden="true" />
            <div className={styles.words}>
              <p>{nameOf(claim)}</p>
              <Around claim={claim} />
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
      {supported.length > 0 && (
        <details className={styles.supported}>
          <summary>
            {supported.length === 1 ? '1 fact matches' : `${supported.length} facts match`} your notes
          </summary>
          <ul className={styles.list}>
            {supported.map((claim) => (
              <Supported key={`${claim.text} ${claim.sentence.text}`} claim={claim} />
            ))}
          </ul>
        </details>
      )}
    </section>
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

function Supported({ claim }: { claim: Claim }) {
  const { withdraw } = useReview();
  const { session } = useSession();
  const { origin, confirmed } = claim;
  const sourceId = origin?.sourceId ?? null;
  return (
    <li className={styles.item}>
      <span className={styles.good} aria-hidden="true" />
      <div className={styles.words}>
        <p>
          {nameOf(claim)}{' '}
          <span className={styles.quiet}>
            {confirmed === null
              ? (origin?.title ?? '')
              : `Confirmed by you on ${formatDateTime(confirmed.confirmedAt)}`}
          </span>
        </p>
        <Around claim={claim} />
        {confirmed !== null && (
          <Button
            size="small"
            look="quiet"
            aria-label={`Withdraw ${nameOf(claim)}`}
            onClick={() => void withdraw(claim)}
          >
            Withdraw
          </Button>
        )}
        {confirmed === null && origin !== null && sourceId !== null && (
          <Button
            size="small"
            look="quiet"
            onClick={() =>
              session.show({ beside: 'source', passage: { sourceId, start: origin.start, end: origin.end } })
            }
          >
            Show in source
          </Button>
        )}
      </div>
    </li>
  );
}
