import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { byReason, bySentence, nameOf, shortOf, type Claim, type SentenceClaims } from './claims.ts';
import type { Place, Remark } from './findings.ts';
import { askSource } from '../sources/asked-source.ts';
import { showPassage } from '../sources/shown-passage.ts';
import styles from './checks-panel.module.css';
import { OpenSentence, QuotedSentence } from './open-claim.tsx';
import type { Claims } from './use-claims.ts';

const listed = new Intl.ListFormat('en-GB');

/** What the text claims, sentence by sentence: first what is to be confirmed or cut, then, folded, what stands and why. */
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
  const { against } = claims;
  if (against.length === 0) return null;
  return (
    <section aria-label="Claims" className={styles.claims}>
      <div className={styles.claimed}>
        <p className={styles.title}>
          {claims.open.length === 0
            ? claims.all.length === 0
              ? 'No figure, name or quotation that needs a source'
              : 'Every claim has a source or your word'
            : `${claims.open.length} ${claims.open.length === 1 ? 'claim' : 'claims'} to confirm or cut`}
        </p>
        <p className={styles.quiet}>
          Checked against {listed.format(against.map((title) => `‘${shortOf(withoutStop(title))}’`))}.
        </p>
      </div>
      <ul className={styles.list}>
        {keyed(bySentence(claims.open)).map(([key, group]) => (
          <OpenSentence
            key={key}
            text={claims.text}
            {...{ readOnly, onShow, onCut, group }}
            onConfirm={(some) => void confirmEach(claims, some)}
          />
        ))}
      </ul>
      {standing.length > 0 && (
        <details className={styles.standing}>
          <summary>
            {standing.length === 1 ? 'One claim that stands' : `${standing.length} claims that stand`}
          </summary>
          <ul className={styles.list}>
            {keyed(bySentence(standing)).map(([key, group]) => (
              <StandingSentence
                key={key}
                group={group}
                onShow={onShow}
                onWithdraw={(claim) => void claims.withdraw(claim)}
              />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** A title may be a sentence. */
const withoutStop = (title: string) => title.replace(/\.$/, '');

/** That nothing was checked, and how it can be. */
export function Unchecked() {
  return (
    <section aria-label="Claims" className={styles.unchecked}>
      <p>
        <b>Nothing to check claims against yet.</b> With notes or a source, each figure, name and quotation is
        linked to where it comes from.
      </p>
      <Button size="small" onClick={() => askSource()}>
        Add notes or a source
      </Button>
    </section>
  );
}

/** Each sentence under its words, so that what takes the place of another is not taken for it. */
function keyed(groups: readonly SentenceClaims[]): [string, SentenceClaims][] {
  const seen = new Map<string, number>();
  return groups.map((group) => {
    const words = group[0].sentence.text;
    const before = seen.get(words) ?? 0;
    seen.set(words, before + 1);
    return [`${words}:${before}`, group];
  });
}

async function confirmEach(claims: Claims, some: readonly Claim[]): Promise<void> {
  for (const claim of some) await claims.confirm(claim);
}

/** A sentence with what it claims and stands: where each came from, or who confirmed it. */
function StandingSentence({
  group,
  onShow,
  onWithdraw,
}: {
  group: SentenceClaims;
  onShow: (place: Place) => void;
  onWithdraw: (claim: Claim) => void;
}) {
  return (
    <li className={styles.item}>
      <span className={styles.good} aria-hidden="true" />
      <div className={styles.words}>
        <p>
          <QuotedSentence group={group} />{' '}
          <button type="button" className={styles.act} onClick={() => onShow(group[0].sentence)}>
            Show
          </button>
        </p>
        <ul className={styles.within}>
          {byReason(group).map((same) => (
            <Reason key={same[0].start} same={same} onWithdraw={onWithdraw} />
          ))}
        </ul>
      </div>
    </li>
  );
}

/** Why these claims of a sentence stand. */
function Reason({ same, onWithdraw }: { same: SentenceClaims; onWithdraw: (claim: Claim) => void }) {
  const [first] = same;
  const { origin, confirmed } = first;
  const named = same.map(nameOf).join(', ');
  if (confirmed !== null)
    return (
      <li>
        {named}: you confirmed it on {formatDateTime(confirmed.confirmedAt)}.{' '}
        <button
          type="button"
          className={classNames(styles.act, styles.leave)}
          aria-label={`Withdraw ${named}`}
          onClick={() => onWithdraw(first)}
        >
          Withdraw
        </button>
      </li>
    );
  if (origin === null) return <li>{named}: in your source.</li>;
  const { sourceId, start, end } = origin;
  return (
    <li>
      {named}: {origin.title}, “{shortOf(origin.words, 140)}”{' '}
      {sourceId !== null && (
        <button type="button" className={styles.act} onClick={() => showPassage({ sourceId, start, end })}>
          In the source
        </button>
      )}
    </li>
  );
}
