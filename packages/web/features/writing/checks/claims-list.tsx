import { classNames } from '../../../ui/class-names.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { bySentence, shortOf, type Claim } from '../rules/claims.ts';
import type { Place, Remark } from '../rules/findings.ts';
import { showPassage } from '../sources/shown-passage.ts';
import styles from './checks-panel.module.css';
import { OpenClaim, OpenSentence } from './open-claim.tsx';
import type { Claims } from './use-claims.ts';

/** What the text claims: first what is to be confirmed or cut, then what stands, each with where it came from. */
export function ClaimsList({
  claims,
  readOnly,
  onShow,
  onCut,
}: {
  claims: Claims;
  readOnly: boolean;
  onShow: (place: Place) => void;
  onCut: (remark: Remark, stay: boolean) => void;
}) {
  const standing = claims.all.filter((one) => one.supported || one.confirmed !== null);
  if (claims.all.length === 0) return null;
  return (
    <section aria-label="Claims" className={styles.claims}>
      <p className={styles.title}>
        {claims.open.length === 0
          ? 'Every claim has a source or your word'
          : `${claims.open.length} ${claims.open.length === 1 ? 'claim' : 'claims'} to confirm or cut`}
      </p>
      <ul className={styles.list}>
        {keyed(bySentence(claims.open), ([first]) => first.sentence.text).map(([key, group]) => {
          const [claim, ...others] = group;
          const shared = { text: claims.text, readOnly, onShow, onCut };
          return others.length === 0 ? (
            <OpenClaim key={key} {...shared} claim={claim} onConfirm={() => void claims.confirm(claim)} />
          ) : (
            <OpenSentence
              key={key}
              {...shared}
              group={group}
              onConfirm={(some) => void confirmEach(claims, some)}
            />
          );
        })}
      </ul>
      {standing.length > 0 && (
        <details className={styles.standing}>
          <summary>
            {standing.length === 1 ? 'One claim that stands' : `${standing.length} claims that stand`}
          </summary>
          <ul className={styles.list}>
            {keyed(standing, ({ kind, text }) => `${kind} ${text}`).map(([key, claim]) => (
              <StandingClaim
                key={key}
                claim={claim}
                onShow={onShow}
                onWithdraw={() => void claims.withdraw(claim)}
              />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Each under its words, so that what takes the place of another is not taken for it. */
function keyed<T>(all: readonly T[], wordsOf: (one: T) => string): [string, T][] {
  const seen = new Map<string, number>();
  return all.map((one) => {
    const words = wordsOf(one);
    const before = seen.get(words) ?? 0;
    seen.set(words, before + 1);
    return [`${words}:${before}`, one];
  });
}

async function confirmEach(claims: Claims, some: readonly Claim[]): Promise<void> {
  for (const claim of some) await claims.confirm(claim);
}

function StandingClaim({
  claim,
  onShow,
  onWithdraw,
}: {
  claim: Claim;
  onShow: (place: Place) => void;
  onWithdraw: () => void;
}) {
  const { origin, confirmed } = claim;
  return (
    <li className={styles.item}>
      <span className={styles.good} aria-hidden="true" />
      <div className={styles.words}>
        <p>‘{shortOf(claim.text)}’</p>
        {origin !== null && (
          <p className={styles.quiet}>
            {origin.title}: “{shortOf(origin.words, 140)}”
          </p>
        )}
        {confirmed !== null && (
          <p className={styles.quiet}>You confirmed it on {formatDateTime(confirmed.confirmedAt)}.</p>
        )}
        <div className={styles.actions}>
          <button type="button" className={styles.act} onClick={() => onShow(claim)}>
            Show
          </button>
          {origin !== null && origin.sourceId !== null && (
            <button
              type="button"
              className={styles.act}
              onClick={() => {
                if (origin.sourceId !== null)
                  showPassage({ sourceId: origin.sourceId, start: origin.start, end: origin.end });
              }}
            >
              In the source
            </button>
          )}
          {confirmed !== null && (
            <button type="button" className={classNames(styles.act, styles.leave)} onClick={onWithdraw}>
              Withdraw
            </button>
          )}
        </div>
      </div>
    </li>
  );
}
