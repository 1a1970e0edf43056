import { Popover } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { differenceOf, type Place, type Remark } from './findings.ts';
import styles from './checks-panel.module.css';

const signs = { problem: 'Problem: ', warn: 'To look at: ', info: 'Note: ' };

/**
 * One remark: why, where, and a change to take with one click where there is one. Its difference shows while the pointer or the focus
 * is on it; a finger has neither, so there the first tap shows it.
 */
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
  const [looking, setLooking] = useState(false);
  const byTouch = useRef(false);
  const difference = useId();
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
            // Above it, so that nothing moves under the pointer.
            <Popover
              opened={looking}
              position="top-start"
              width={300}
              withRoles={false}
              closeOnEscape={false}
              closeOnClickOutside={false}
            >
              <Popover.Target>
                <button
                  type="button"
                  className={styles.act}
                  aria-describedby={looking ? difference : undefined}
                  onPointerDown={(event) => {
                    byTouch.current = event.pointerType === 'touch';
                  }}
                  onKeyDown={() => {
                    byTouch.current = false;
                  }}
                  onPointerEnter={(event) => setLooking(event.pointerType !== 'touch')}
                  onPointerLeave={() => setLooking(false)}
                  onFocus={() => setLooking(!byTouch.current)}
                  onBlur={() => setLooking(false)}
                  onClick={(event) => {
                    if (byTouch.current) {
                      setLooking(false);
                      setOffered(true);
                      onPoint(remark);
                    } else onTake(remark, event.detail === 0);
                  }}
                >
                  {fix.label}
                </button>
              </Popover.Target>
              <Popover.Dropdown id={difference} className={styles.preview}>
                <DifferenceView text={text} fix={fix} />
              </Popover.Dropdown>
            </Popover>
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
