import { Fragment, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { partOf, piecesOf, remarkOf, shortOf, type Claim, type SentenceClaims } from './claims.ts';
import type { Place, Remark } from './findings.ts';
import styles from './checks-panel.module.css';
import { DifferenceView } from './remark-item.tsx';

interface OpenOne {
  text: string;
  readOnly: boolean;
  onShow: (place: Place) => void;
  /** `stay`: the focus stays in the list, to go on with the next. */
  onCut: (remark: Remark, stay: boolean) => void;
}

/** The sentence, quoted once, with what it claims marked. */
export function QuotedSentence({ group }: { group: SentenceClaims }) {
  return (
    <q className={styles.quotedSentence}>
      {piecesOf(group).map(({ words, claimed }, at) =>
        claimed ? <b key={at}>{words}</b> : <Fragment key={at}>{words}</Fragment>,
      )}
    </q>
  );
}

/** A sentence with what it claims and no source gives: each can be confirmed, all of them, or the sentence cut. */
export function OpenSentence({
  group,
  onConfirm,
  ...one
}: OpenOne & { group: SentenceClaims; onConfirm: (claims: readonly Claim[]) => void }) {
  const [first, ...others] = group;
  const alone = others.length === 0;
  const words = shortOf(first.sentence.text, 90);
  return (
    <OpenPlace
      {...one}
      quote={<QuotedSentence group={group} />}
      place={alone ? first : first.sentence}
      remark={remarkOf(first, one.text)}
      cutLabel={alone ? `Cut the sentence with ‘${shortOf(first.text)}’` : `Cut the sentence ‘${words}’`}
      onConfirmAll={alone ? null : () => onConfirm(group)}
      confirmAll={
        group.length === 2 ? 'Confirm both in this sentence' : `Confirm all ${group.length} in this sentence`
      }
    >
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

/** A place that no source gives, with the ways to decide it; a cut is looked at before it is taken. */
function OpenPlace({
  text,
  readOnly,
  quote,
  place,
  remark,
  cutLabel,
  confirmAll,
  onShow,
  onConfirmAll,
  onCut,
  children,
}: OpenOne & {
  quote: ReactNode;
  place: Place;
  remark: ReturnType<typeof remarkOf>;
  cutLabel: string;
  confirmAll: string;
  /** Null where there is one claim alone, which has its own button. */
  onConfirmAll: (() => void) | null;
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
    <li className={styles.item}>
      <span className={classNames(styles.sign, styles.warn)} aria-hidden="true" />
      <div className={styles.words}>
        <p>
          {quote}{' '}
          <button type="button" className={styles.act} onClick={() => onShow(place)}>
            Show
          </button>
        </p>
        {cutting && <DifferenceView text={text} fix={remark.fix} />}
        <div className={classNames(onConfirmAll === null && styles.oneLine)}>
          {!cutting && children}
          <div ref={actions} className={styles.actions}>
            {!readOnly && !cutting && (
              <>
                {onConfirmAll !== null && (
                  <button type="button" className={styles.act} onClick={onConfirmAll}>
                    {confirmAll}
                  </button>
                )}
                <button
                  type="button"
                  className={styles.act}
                  aria-label={cutLabel}
                  data-next
                  onClick={() => setCutting(true)}
                >
                  Cut the sentence
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
      </div>
    </li>
  );
}
