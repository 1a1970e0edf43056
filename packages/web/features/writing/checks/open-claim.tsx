import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { partOf, remarkOf, shortOf, type Claim, type SentenceClaims } from '../rules/claims.ts';
import type { Place, Remark } from '../rules/findings.ts';
import styles from './checks-panel.module.css';
import { DifferenceView } from './remark-item.tsx';

interface OpenOne {
  text: string;
  readOnly: boolean;
  onShow: (place: Place) => void;
  /** `stay`: the focus stays in the list, to go on with the next. */
  onCut: (remark: Remark, stay: boolean) => void;
}

/** A sentence with several open claims: each can be confirmed, all of them, or the sentence cut once. */
export function OpenSentence({
  group,
  onConfirm,
  ...one
}: OpenOne & { group: SentenceClaims; onConfirm: (claims: readonly Claim[]) => void }) {
  const [first] = group;
  const words = shortOf(first.sentence.text, 90);
  return (
    <OpenPlace
      {...one}
      className={styles.sentence}
      place={first.sentence}
      remark={remarkOf(first, one.text)}
      confirm={`Confirm all ${group.length}`}
      cut="Cut the sentence"
      cutLabel={`Cut the sentence ‘${words}’`}
      onConfirm={() => onConfirm(group)}
    >
      <p>‘{words}’</p>
      <ul className={styles.within}>
        {group.map((claim) => (
          <li key={`${claim.start}:${claim.kind}`}>
            {partOf(claim)}{' '}
            {!one.readOnly && (
              <button
                type="button"
                className={styles.act}
                aria-label={`Confirm ‘${shortOf(claim.text)}’`}
                onClick={() => onConfirm([claim])}
              >
                Confirm
              </button>
            )}
          </li>
        ))}
      </ul>
    </OpenPlace>
  );
}

/** One open claim. */
export function OpenClaim({ claim, onConfirm, ...one }: OpenOne & { claim: Claim; onConfirm: () => void }) {
  const remark = remarkOf(claim, one.text);
  return (
    <OpenPlace
      {...one}
      place={claim}
      remark={remark}
      confirm="Confirm"
      confirmLabel={`Confirm ‘${shortOf(claim.text)}’`}
      cut="Cut"
      cutLabel={`Cut the sentence with ‘${shortOf(claim.text)}’`}
      onConfirm={onConfirm}
    >
      <p>{remark.message}</p>
    </OpenPlace>
  );
}

/** What is said of a place that no source gives, with the ways to decide it; a cut is looked at before it is taken. */
function OpenPlace({
  text,
  readOnly,
  className,
  place,
  remark,
  confirm,
  confirmLabel,
  cut,
  cutLabel,
  onShow,
  onConfirm,
  onCut,
  children,
}: OpenOne & {
  className?: string | undefined;
  place: Place;
  remark: ReturnType<typeof remarkOf>;
  confirm: string;
  confirmLabel?: string;
  cut: string;
  cutLabel: string;
  onConfirm: () => void;
  children: ReactNode;
}) {
  const [cutting, setCutting] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  const was = useRef(cutting);
  useLayoutEffect(() => {
    if (was.current === cutting) return;
    was.current = cutting;
    // The button that was pressed made way for what it offers, and the other way round.
    if (document.activeElement === document.body)
      actions.current?.querySelector<HTMLElement>('[data-next]')?.focus();
  }, [cutting]);
  return (
    <li className={classNames(styles.item, className)}>
      <span className={classNames(styles.sign, styles.warn)} aria-hidden="true" />
      <div className={styles.words}>
        {children}
        {cutting && <DifferenceView text={text} fix={remark.fix} />}
        <div ref={actions} className={styles.actions}>
          <button type="button" className={styles.act} onClick={() => onShow(place)}>
            Show
          </button>
          {!readOnly && !cutting && (
            <>
              <button type="button" className={styles.act} aria-label={confirmLabel} onClick={onConfirm}>
                {confirm}
              </button>
              <button
                type="button"
                className={styles.act}
                aria-label={cutLabel}
                data-next
                onClick={() => setCutting(true)}
              >
                {cut}
              </button>
            </>
          )}
          {cutting && (
            <>
              <Button
                size="small"
                look="ink"
                data-next
                onClick={(event) => onCut(remark, event.detail === 0)}
              >
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
