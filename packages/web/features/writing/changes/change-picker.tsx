import type { Engine } from '@limelight/contracts';
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { engineWords } from '../../../lib/writer.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { changeCount, changesBetween, takeChanges, type Stretch } from './changes.ts';
import styles from './changes.module.css';

const everyChange = (stretches: readonly Stretch[]): Set<number> =>
  new Set(stretches.flatMap((one) => (one.kind === 'change' ? [one.index] : [])));

/** The difference word by word. Clicking a change rejects it, clicking it again accepts it. */
export function ChangePicker({
  before,
  after,
  engine,
  doubts,
  onApply,
  onDiscard,
  children,
}: {
  before: string;
  after: string;
  engine: Engine;
  /** Facts that the text did not contain before. */
  doubts: readonly string[];
  /** `whole` when every change was accepted. */
  onApply: (text: string, whole: boolean) => void;
  onDiscard: () => void;
  /** Shown before the buttons. */
  children?: ReactNode;
}) {
  const stretches = useMemo(() => changesBetween(before, after), [before, after]);
  const [taken, setTaken] = useState<ReadonlySet<number>>(() => everyChange(stretches));
  const count = changeCount(stretches);
  const box = useRef<HTMLDivElement>(null);
  // In a long text the first change may be below the visible part of the box.
  useLayoutEffect(() => {
    const first = box.current?.querySelector('[role="switch"]');
    if (!box.current || !first) return;
    const below = first.getBoundingClientRect().top - box.current.getBoundingClientRect().top;
    if (below > box.current.clientHeight * 0.8) box.current.scrollTop += below - box.current.clientHeight / 3;
  }, [stretches]);
  const toggle = (index: number) => {
    const next = new Set(taken);
    if (!next.delete(index)) next.add(index);
    setTaken(next);
  };
  return (
    <>
      <p className={styles.hint}>
        {count === 1 ? '1 change' : `${count} changes`} by {engineWords(engine)}. Click a change to reject it.
        {count > 1 && (
          <button
            type="button"
            className={styles.every}
            onClick={() => setTaken(taken.size === count ? new Set() : everyChange(stretches))}
          >
            {taken.size === count ? 'Reject all' : 'Accept all'}
          </button>
        )}
      </p>
      <div ref={box} className={styles.text} dir="auto">
        {stretches.map((one, at) =>
          one.kind === 'same' ? (
            <span key={at}>{one.text}</span>
          ) : (
            <Change key={at} change={one} taken={taken.has(one.index)} onToggle={() => toggle(one.index)} />
          ),
        )}
      </div>
      {doubts.length > 0 && (
        <Callout tone="warn" title="Check these new facts">
          <ul className={styles.doubts}>
            {doubts.map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
        </Callout>
      )}
      {children}
      <div className={styles.actions}>
        <Button onClick={onDiscard}>Discard</Button>
        <Button
          look="accent"
          disabled={taken.size === 0}
          onClick={() => onApply(takeChanges(stretches, taken), taken.size === count)}
        >
          {taken.size === count ? 'Apply' : `Apply ${taken.size} of ${count}`}
        </Button>
      </div>
    </>
  );
}

const quoted = (words: string) => `“${words.trim()}”`;

function nameOf({ removed, added }: { removed: string; added: string }): string {
  if (added.trim() === '') return `Remove ${quoted(removed)}`;
  return removed.trim() === '' ? `Add ${quoted(added)}` : `Replace ${quoted(removed)} with ${quoted(added)}`;
}

function Change({
  change,
  taken,
  onToggle,
}: {
  change: { removed: string; added: string };
  taken: boolean;
  onToggle: () => void;
}) {
  const press = (event: { key?: string; preventDefault: () => void }) => {
    if (event.key !== undefined && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onToggle();
  };
  return (
    // A button element would not break over lines with the text around it.
    <span
      role="switch"
      tabIndex={0}
      aria-checked={taken}
      aria-label={nameOf(change)}
      className={classNames(styles.change, !taken && styles.left)}
      onClick={press}
      onKeyDown={press}
    >
      {change.removed !== '' && <del>{change.removed}</del>}
      {change.added !== '' && taken && <ins>{change.added}</ins>}
      {change.removed.trim() === '' && !taken && <span aria-hidden="true">+</span>}
    </span>
  );
}
