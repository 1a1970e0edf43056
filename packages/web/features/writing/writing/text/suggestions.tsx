import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { announce } from '../../../../ui/live-region.tsx';
import type { Snapshot } from '../post/history.ts';
import { rectAt } from './text-place.ts';
import styles from './snippets.module.css';

export interface Suggestion {
  key: string;
  label: string;
  detail: string;
  /** The text with the suggestion inserted and the caret after it. */
  next: Snapshot;
  take: () => void;
}

export interface Suggestions {
  items: readonly Suggestion[];
  index: number;
  /** The text offset at which the list is shown. */
  caret: number;
  listId: string | null;
  activeId: string | null;
  look: (at: Snapshot) => void;
  close: () => void;
  choose: (suggestion: Suggestion) => void;
  press: (event: KeyboardEvent) => boolean;
}

/**
 * A list at the caret, navigated with the arrow keys. Enter accepts and Escape closes it. It follows the last input in
 * `text`, even when the suggestions arrive later.
 */
export function useSuggestions(
  text: string,
  suggest: (at: Snapshot) => readonly Suggestion[],
  onChoose: (chosen: Suggestion) => void,
): Suggestions {
  const id = useId();
  const [at, setAt] = useState<Snapshot | null>(null);
  const [moved, setIndex] = useState(0);
  const items = at !== null && at.text === text ? suggest(at) : [];
  const index = Math.min(moved, Math.max(0, items.length - 1));
  const close = () => setAt(null);
  const choose = (suggestion: Suggestion) => {
    close();
    onChoose(suggestion);
  };
  const count = items.length;
  useEffect(() => {
    if (count > 0) announce(`${count === 1 ? 'One suggestion' : `${count} suggestions`}, arrow keys.`);
  }, [count]);
  return {
    items,
    index,
    caret: at?.end ?? 0,
    listId: count > 0 ? id : null,
    activeId: count > 0 ? `${id}-${index}` : null,
    look(next) {
      setAt(next);
      setIndex(0);
    },
    close,
    choose,
    press(event) {
      if (count === 0 || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey)
        return false;
      const chosen = items[index];
      if (event.key === 'ArrowDown') setIndex((index + 1) % count);
      else if (event.key === 'ArrowUp') setIndex((index + count - 1) % count);
      else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && chosen) choose(chosen);
      else if (event.key === 'Escape') close();
      else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}

export function SuggestionList({
  suggestions,
  copy,
}: {
  suggestions: Suggestions;
  copy: RefObject<HTMLElement | null>;
}) {
  const { items, index, listId, caret } = suggestions;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [element, text] = [list.current, copy.current];
    if (!element || !text) return;
    const at = rectAt(text, caret);
    const around = text.getBoundingClientRect();
    if (at === null) return;
    const widest = around.width - element.offsetWidth - 8;
    element.style.top = `${at.bottom - around.top + 6}px`;
    element.style.left = `${Math.max(8, Math.min(at.left - around.left, widest))}px`;
  });
  if (listId === null) return null;
  return (
    <div
      ref={list}
      id={listId}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- beside a field that keeps the focus; no select does that
      role="listbox"
      tabIndex={-1}
      aria-label="Suggestions"
      className={styles.suggestions}
    >
      {items.map((item, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard reaches it through the field's keys
        <div
          key={item.key}
          id={`${listId}-${at}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the field keeps the focus; an option of a select cannot be pointed at by it
          role="option"
          tabIndex={-1}
          aria-selected={at === index}
          className={styles.suggestion}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => suggestions.choose(item)}
        >
          <span className={styles.name}>{item.label}</span>
          <span>{item.detail}</span>
        </div>
      ))}
    </div>
  );
}
