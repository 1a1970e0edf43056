import { IconChevronDown } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { Place, Remark } from '../rules/findings.ts';
import { RemarkItem } from './remark-item.tsx';
import type { Checks } from './use-checks.ts';
import styles from './checks-panel.module.css';

/** What could be better about the text, and what is good. Everything is offered; nothing changes by itself. */
export function ChecksPanel({
  checks,
  claims,
  readOnly,
  onPoint,
  onShow,
  onTake,
  children,
}: {
  checks: Checks;
  /** How many claims wait to be confirmed or cut. */
  claims: number;
  readOnly: boolean;
  /** Marks a place in the editor, or none. */
  onPoint: (place: Place | null) => void;
  /** Brings a place into view and selects it. */
  onShow: (place: Place) => void;
  onTake: (remark: Remark) => void;
  /** What is to be told before the remarks: the claims. */
  children?: ReactNode;
}) {
  const [open, setOpen] = useState(true);
  const { good, remarks } = checks;
  if (checks.text.trim() === '') return null;
  return (
    <section className={styles.panel} aria-label="Checks">
      <button type="button" className={styles.head} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className={styles.title}>{summaryOf(remarks.length + claims)}</span>
        {good.length > 0 && <span className={styles.quiet}>{good.length} good</span>}
        <IconChevronDown size={16} className={styles.arrow} aria-hidden="true" />
      </button>
      {open && children}
      {open && (
        <ul className={styles.list}>
          {remarks.map((remark, index) => (
            <RemarkItem
              key={`${remark.rule}:${index}`}
              remark={remark}
              text={checks.text}
              readOnly={readOnly}
              onPoint={onPoint}
              onShow={onShow}
              onTake={onTake}
              onLeave={checks.leave}
            />
          ))}
          {good.map((quality) => (
            <li key={quality.rule + quality.message} className={styles.item}>
              <span className={styles.good} aria-hidden="true" />
              <span>
                <span className="visually-hidden">Good: </span>
                {quality.message}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function summaryOf(count: number): string {
  if (count === 0) return 'Nothing to look at';
  return count === 1 ? '1 thing to look at' : `${count} things to look at`;
}
