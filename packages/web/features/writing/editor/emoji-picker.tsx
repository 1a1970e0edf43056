import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { findEmoji } from '../rules/emoji.ts';
import styles from './format-bar.module.css';

/** How far an arrow goes: a row's length is whatever fits. */
function stepOf(key: string, all: readonly HTMLElement[]): number {
  const top = all[0]?.offsetTop;
  const row = all.findIndex((one) => one.offsetTop !== top);
  const columns = row < 0 ? all.length : row;
  return { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key] ?? 0;
}

/** The signs that posts are written with, to be searched; Enter takes the first, arrows go among them. The system's own picker has the rest. */
export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLFieldSetElement>(null);
  const found = findEmoji(typed);
  const [first] = found;
  const press = (event: KeyboardEvent) => {
    if (event.target === field.current && event.key === 'Enter') {
      event.preventDefault();
      if (first) onPick(first.sign);
      return;
    }
    const all = [...(grid.current?.querySelectorAll('button') ?? [])];
    const here = all.findIndex((one) => one === event.target);
    if (here < 0) {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      all[0]?.focus();
      return;
    }
    const step = stepOf(event.key, all);
    if (step === 0) return;
    event.preventDefault();
    if (here + step < 0) field.current?.focus();
    else all[Math.min(here + step, all.length - 1)]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrows go from the search to the signs and back
    <div className={styles.picker} onKeyDown={press}>
      <input
        ref={field}
        className={styles.search}
        aria-label="Find an emoji"
        aria-describedby={id}
        placeholder="Find an emoji"
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <output id={id} className={found.length > 0 ? 'visually-hidden' : styles.none}>
        {found.length > 0 ? `${found.length} found` : 'None here; the system’s own picker may have it.'}
      </output>
      <fieldset ref={grid} className={styles.emoji} aria-label="Emoji">
        {found.map(({ sign, name }, index) => (
          <button
            key={sign}
            type="button"
            tabIndex={index === 0 ? 0 : -1}
            aria-label={name}
            title={name}
            onClick={() => onPick(sign)}
          >
            {sign}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
