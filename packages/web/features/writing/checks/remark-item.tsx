import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { differenceOf, type Place, type Remark } from '../rules/findings.ts';
import styles from './checks-panel.module.css';

const signs = { problem: 'Problem: ', warn: 'To look at: ', info: 'Note: ' };

/** One remark: why, where, and a change to take or leave where there is one. */
export function RemarkItem({
  remark,
  current,
  text,
  readOnly,
  onPoint,
  onShow,
  onTake,
  onLeave,
}: {
  remark: Remark;
  /** Its place is marked in the text. */
  current: boolean;
  text: string;
  readOnly: boolean;
  onPoint: (place: Place | null) => void;
  onShow: (place: Place) => void;
  onTake: (remark: Remark, stay: boolean) => void;
  onLeave: (remark: Remark) => void;
}) {
  const [offered, setOffered] = useState(false);
  const { fix } = remark;
  return (
    <li className={styles.item} data-current={current}>
      <span className={classNames(styles.sign, styles[remark.severity])} aria-hidden="true" />
      <div className={styles.words}>
        <p>
          <span className="visually-hidden">{signs[remark.severity]}</span>
          {remark.message}
        </p>
        {offered && fix && <DifferenceView text={text} fix={fix} />}
        <div className={styles.actions}>
          {!offered && (
            <button
              type="button"
              className={styles.act}
              onMouseEnter={() => onPoint(remark)}
              onMouseLeave={() => onPoint(null)}
              onClick={() => onShow(remark)}
            >
              Show
            </button>
          )}
          {fix && !readOnly && !offered && (
            <button
              type="button"
              className={styles.act}
              onClick={() => {
                setOffered(true);
                onPoint(remark);
              }}
            >
              {fix.label}
            </button>
          )}
          {offered && (
            <Button size="small" look="ink" onClick={(event) => onTake(remark, event.detail === 0)}>
              Take it
            </Button>
          )}
          {!readOnly && (
            <button
              type="button"
              className={classNames(styles.act, styles.leave)}
              onClick={() => (offered ? setOffered(false) : onLeave(remark))}
            >
              {offered ? 'Not this' : 'Leave it'}
            </button>
          )}
        </div>
      </div>
    </li>
  );
}

export function DifferenceView({ text, fix }: { text: string; fix: NonNullable<Remark['fix']> }) {
  const { before, removed, added, after } = differenceOf(text, fix);
  return (
    <p className={styles.difference}>
      {before}
      <del>{removed}</del>
      {added !== '' && <ins>{added}</ins>}
      {after}
    </p>
  );
}
