import { useState } from 'react';
import { formatDateTime } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { remarkOf, shortOf, type Claim } from '../rules/claims.ts';
import type { Place, Remark } from '../rules/findings.ts';
import { showPassage } from '../sources/shown-passage.ts';
import styles from './checks-panel.module.css';
import { DifferenceView } from './remark-item.tsx';
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
  onCut: (remark: Remark) => void;
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
        {claims.open.map((claim) => (
          <OpenClaim
            key={`${claim.start}:${claim.kind}`}
            claim={claim}
            text={claims.text}
            readOnly={readOnly}
            onShow={onShow}
            onConfirm={() => void claims.confirm(claim)}
            onCut={onCut}
          />
        ))}
      </ul>
      {standing.length > 0 && (
        <details className={styles.standing}>
          <summary>
            {standing.length === 1 ? 'One claim that stands' : `${standing.length} claims that stand`}
          </summary>
          <ul className={styles.list}>
            {standing.map((claim) => (
              <StandingClaim
                key={`${claim.start}:${claim.kind}`}
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

function OpenClaim({
  claim,
  text,
  readOnly,
  onShow,
  onConfirm,
  onCut,
}: {
  claim: Claim;
  text: string;
  readOnly: boolean;
  onShow: (place: Place) => void;
  onConfirm: () => void;
  onCut: (remark: Remark) => void;
}) {
  const [cutting, setCutting] = useState(false);
  const remark = remarkOf(claim, text);
  return (
    <li className={styles.item}>
      <span className={classNames(styles.sign, styles.warn)} aria-hidden="true" />
      <div className={styles.words}>
        <p>{remark.message}</p>
        {cutting && <DifferenceView text={text} fix={remark.fix} />}
        <div className={styles.actions}>
          <button type="button" className={styles.act} onClick={() => onShow(claim)}>
            Show
          </button>
          {!readOnly && !cutting && (
            <>
              <button
                type="button"
                className={styles.act}
                aria-label={`Confirm ‘${shortOf(claim.text)}’`}
                onClick={onConfirm}
              >
                Confirm
              </button>
              <button
                type="button"
                className={styles.act}
                aria-label={`Cut the sentence with ‘${shortOf(claim.text)}’`}
                onClick={() => setCutting(true)}
              >
                Cut
              </button>
            </>
          )}
          {cutting && (
            <>
              <Button size="small" look="ink" onClick={() => onCut(remark)}>
                Take it
              </Button>
              <button
                type="button"
                className={classNames(styles.act, styles.leave)}
                onClick={() => setCutting(false)}
              >
                Not this
              </button>
            </>
          )}
        </div>
      </div>
    </li>
  );
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
