import type { Engine } from '@limelight/contracts';
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { changeCount, changesBetween, takeChanges, type Stretch } from './changes.ts';
import { engineWords } from '../../../lib/engine-words.ts';
import styles from '../improving/improving.module.css';

const everyChange = (stretches: readonly Stretch[]): Set<number> =>
  new Set(stretches.flatMap((one) => (one.kind === 'change' ? [one.index] : [])));

/** The difference word by word; each change is taken or left by pressing it. */
export function ChangePicker({
  before,
  after,
  engine,
  doubts,
  onTake,
  onLeave,
  children,
}: {
  before: string;
  after: string;
  engine: Engine;
  doubts: readonly string[];
  /** `whole` when every change was taken; `parts` says which, counted in the order of the text. */
  onTake: (text: string, whole: boolean, parts: { taken: readonly number[]; changes: number }) => void;
  onLeave: () => void;
  /** Stands before the buttons. */
  children?: ReactNode;
}) {
  const stretches = useMemo(() => changesBetween(before, after), [before, after]);
  const [taken, setTaken] = useState<ReadonlySet<number>>(() => everyChange(stretches));
  const count = changeCount(stretches);
  const box = useRef<HTMLDivElement>(null);
  // In a long text the first change may stand below what the box shows.
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
        {count === 1 ? 'One change' : `${count} changes`} by {engineWords(engine)}. Press a change to leave it
        as it was, and again to take it.
        {count > 1 && (
          <button
            type="button"
            className={styles.every}
            onClick={() => setTaken(taken.size === count ? new Set() : everyChange(stretches))}
          >
            {taken.size === count ? 'Mark none of them' : 'Mark all of them'}
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
        <Callout tone="warn" title="Confirm or leave out">
          <ul className={styles.doubts}>
            {doubts.map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
        </Callout>
      )}
      {children}
      <div className={styles.actions}>
        <Button onClick={onLeave}>Keep my text</Button>
        <Button
          look="accent"
          disabled={taken.size === 0}
          onClick={() =>
            onTake(takeChanges(stretches, taken), taken.size === count, {
              taken: [...taken].toSorted((a, b) => a - b),
              changes: count,
            })
          }
          data-autofocus
        >
          {takeWords(taken.size, count)}
        </Button>
      </div>
    </>
  );
}

function takeWords(taken: number, count: number): string {
  if (count === 1) return 'Take it';
  return taken === count ? `Take all ${count}` : `Take ${taken} of ${count}`;
}

const named = (words: string) => `“${words.trim()}”`;

function nameOf({ removed, added }: { removed: string; added: string }): string {
  if (added.trim() === '') return `Leave out ${named(removed)}`;
  return removed.trim() === '' ? `Add ${named(added)}` : `${named(added)} for ${named(removed)}`;
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
