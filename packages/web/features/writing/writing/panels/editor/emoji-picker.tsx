import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { findEmoji, readEmoji } from './emoji.ts';
import styles from '../../text/format-bar.module.css';

/** The number of buttons that an arrow key moves by. Row length depends on the available width. */
function stepOf(key: string, all: readonly HTMLElement[]): number {
  const top = all[0]?.offsetTop;
  const row = all.findIndex((one) => one.offsetTop !== top);
  const columns = row < 0 ? all.length : row;
  return { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key] ?? 0;
}

/** A searchable emoji grid. Enter inserts the first match, the arrow keys move through the grid. */
export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLFieldSetElement>(null);
  const list = useQuery({
    queryKey: ['emoji'],
    queryFn: async () => readEmoji((await import('emojilib')).default),
    staleTime: Infinity,
  });
  const found = findEmoji(list.data ?? [], typed);
  const press = (event: KeyboardEvent) => {
    if (event.target === field.current && event.key === 'Enter') {
      event.preventDefault();
      if (found[0]) onPick(found[0].sign);
      return;
    }
    const all = [...(grid.current?.querySelectorAll('button') ?? [])];
    const here = all.findIndex((one) => one === event.target);
    if (here < 0 && event.key !== 'ArrowDown') return;
    const to = here < 0 ? 0 : here + stepOf(event.key, all);
    if (to === here) return;
    event.preventDefault();
    if (to < 0) field.current?.focus();
    else all[Math.min(to, all.length - 1)]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys move between the search field and the grid
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
        {found.length > 0 ? `${found.length} found` : list.isPending ? 'Loading…' : 'No results'}
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
