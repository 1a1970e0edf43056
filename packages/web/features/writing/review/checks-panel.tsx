import { IconArrowDown, IconArrowUp, IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { announce } from '../../../ui/live-region.tsx';
import { takeAskedClaims, useAskedClaims } from './asked-claims.ts';
import { remarkKey, type Place, type Remark } from './findings.ts';
import { RemarkItem } from './remark-item.tsx';
import type { Checks } from './use-checks.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import styles from './checks-panel.module.css';

/** So many stand at once; a long list is shown on request. */
const few = 12;

/** What could be better about the text, and what is good. Everything is offered; nothing changes by itself. */
export function ChecksPanel({
  checks,
  point,
  claims,
  folded,
  readOnly,
  onPoint,
  onShow,
  onReach,
  onTake,
  onUndo,
  last,
  children,
}: {
  checks: Checks;
  /** The place that is marked in the editor: its remark is brought into sight here. */
  point: Place | null;
  /** How many claims wait to be confirmed or cut. */
  claims: number;
  /** Stays closed while there is nothing to look at. */
  folded: boolean;
  readOnly: boolean;
  /** Marks a place in the editor, or none. */
  onPoint: (place: Place | null) => void;
  /** Brings a place into view and selects it. */
  onShow: (place: Place) => void;
  /** Marks a place and brings it into view, while one goes on in the list. */
  onReach: (place: Place) => void;
  /** `stay`: the focus stays in the list, to go on with the next. */
  onTake: (remark: Remark, stay: boolean) => void;
  onUndo: () => void;
  /** What is to be told before the remarks: the claims. */
  children?: ReactNode;
  /** What is to be told after them. */
  last?: ReactNode;
}) {
  const { good, remarks } = checks;
  const [wanted, setWanted] = useState<boolean | null>(null);
  const open = wanted ?? !(folded && remarks.length + claims === 0);
  const [all, setAll] = useState(false);
  const here = remarks.findIndex((remark) => remark === point);
  // One that was gone to stands in the list, however far down.
  if (!all && here >= few) setAll(true);
  const long = remarks.length > few + 3;
  const step = (by: 1 | -1) => {
    const from = here < 0 && by < 0 ? 0 : here;
    const next = remarks.at((from + by) % remarks.length);
    if (next === undefined) return;
    onReach(next);
    announce(next.message);
  };
  const panel = useRef<HTMLElement>(null);
  const { onKeyDown, ...focus } = useKeptFocus(panel);
  useEffect(() => {
    const list = panel.current;
    const item = point && list?.querySelector<HTMLElement>('[data-current="true"]');
    // On a phone the page scrolls, which stays with the text.
    if (!item || !list || list.scrollHeight <= list.clientHeight) return;
    item.scrollIntoView({ block: 'nearest' });
  }, [point]);
  const asked = useAskedClaims();
  const [answered, setAnswered] = useState(asked);
  if (asked !== answered) {
    setAnswered(asked);
    setWanted(true);
  }
  const told = checks.text.trim() !== '';
  useEffect(() => {
    const buttons = panel.current?.querySelectorAll<HTMLElement>('[aria-label="Claims"] li button') ?? [];
    const first = told && [...buttons].find((button) => button.checkVisibility());
    if (!first || !takeAskedClaims()) return;
    first.closest('section')?.scrollIntoView({ block: 'nearest' });
    first.focus();
  }, [asked, told]);
  const press = (event: KeyboardEvent) => {
    onKeyDown(event);
    const undoes = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (!undoes || readOnly) return;
    event.preventDefault();
    onUndo();
  };
  if (!told) return null;
  const shown = keyed(long && !all ? remarks.slice(0, few) : remarks, checks.text);
  // What LinkedIn refuses is known before what else there is to do.
  const problems = shown.filter(({ remark }) => remark.severity === 'problem');
  const others = shown.filter(({ remark }) => remark.severity !== 'problem');
  const itemsOf = (some: typeof shown) =>
    some.map(({ key, remark }) => (
      <RemarkItem
        key={key}
        remark={remark}
        current={remark === point}
        text={checks.text}
        readOnly={readOnly}
        onPoint={onPoint}
        onShow={onShow}
        onTake={onTake}
        onLeave={checks.leave}
      />
    ));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed on its buttons go through the list
    <section ref={panel} className={styles.panel} aria-label="Checks" onKeyDown={press} {...focus}>
      <div className={styles.top}>
        <button type="button" className={styles.head} aria-expanded={open} onClick={() => setWanted(!open)}>
          <span className={styles.title}>{summaryOf(remarks.length + claims)}</span>
          {good.length > 0 && <span className={styles.quiet}>{good.length} good</span>}
          <IconChevronDown size={16} className={styles.arrow} aria-hidden="true" />
        </button>
        {open && remarks.length > 1 && (
          <div className={styles.steps}>
            {here >= 0 && (
              <span className={styles.quiet}>
                {here + 1} of {remarks.length}
              </span>
            )}
            <button
              type="button"
              aria-label="Show the one before"
              title="The one before"
              onClick={() => step(-1)}
            >
              <IconArrowUp size={16} aria-hidden="true" />
            </button>
            <button type="button" aria-label="Show the next" title="The next" onClick={() => step(1)}>
              <IconArrowDown size={16} aria-hidden="true" />
            </button>
          </div>
        )}
      </div>
      {open && problems.length > 0 && (
        <ul className={classNames(styles.list, styles.problems)}>{itemsOf(problems)}</ul>
      )}
      {open && children}
      {open && (
        <ul className={styles.list}>
          {itemsOf(others)}
          {long && (
            <li className={styles.sentence}>
              <button type="button" className={styles.act} onClick={() => setAll(!all)}>
                {all ? `Show the first ${few} alone` : `Show the other ${remarks.length - few}`}
              </button>
            </li>
          )}
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
      {open && last}
    </section>
  );
}

/** Each remark under a name that it keeps while others go. */
function keyed(remarks: readonly Remark[], text: string): { key: string; remark: Remark }[] {
  const seen = new Map<string, number>();
  return remarks.map((remark) => {
    const name = remarkKey(remark, text);
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return { key: `${name}:${before}`, remark };
  });
}

function summaryOf(count: number): string {
  if (count === 0) return 'No remarks';
  return count === 1 ? '1 thing to look at' : `${count} things to look at`;
}
