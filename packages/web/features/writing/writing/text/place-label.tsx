import {
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { rectAt } from './text-place.ts';
import styles from './origin-marks.module.css';

/** A place of the text with words that belong to it. */
export interface Labelled {
  start: number;
  end: number;
  words: string;
}

const within = (labels: readonly Labelled[], at: number): Labelled | null =>
  labels.find(({ start, end }) => start <= at && at <= end) ?? null;

/** Where in a field a pointer is. Null where the browser does not tell. */
function offsetAt(field: HTMLTextAreaElement, { clientX, clientY }: PointerEvent): number | null {
  const caret = document.caretPositionFromPoint?.(clientX, clientY);
  return caret?.offsetNode === field ? caret.offset : null;
}

/** The label at the caret or, while it is over the text, at the pointer. */
export function usePlaceLabel(labels: readonly Labelled[]) {
  const [caret, setCaret] = useState<number | null>(null);
  const [pointer, setPointer] = useState<number | null>(null);
  const at = pointer === null ? null : within(labels, pointer);
  return {
    at: at ?? (caret === null ? null : within(labels, caret)),
    leave: () => setCaret(null),
    follow: {
      onSelect: ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) =>
        setCaret(currentTarget === document.activeElement ? currentTarget.selectionStart : null),
      onPointerMove: (event: PointerEvent<HTMLTextAreaElement>) => {
        if (labels.length > 0 && event.pointerType === 'mouse')
          setPointer(offsetAt(event.currentTarget, event));
      },
      onPointerLeave: () => setPointer(null),
    },
  };
}

/** A label above its place. The list in the review says the same to those who do not see it. */
export function PlaceLabel({ at, copy }: { at: Labelled | null; copy: RefObject<HTMLElement | null> }) {
  const label = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [element, text] = [label.current, copy.current];
    if (!element || !text || at === null) return;
    // Within the sentence, because the end of the line before it counts as the same place.
    const there = rectAt(text, Math.min(at.start + 1, at.end));
    const around = text.getBoundingClientRect();
    if (there === null) return;
    const widest = around.width - element.offsetWidth - 8;
    const above = there.top - around.top - element.offsetHeight - 2;
    const below = (rectAt(text, at.end) ?? there).bottom - around.top + 6;
    element.style.top = `${above < 0 ? below : above}px`;
    element.style.left = `${Math.max(8, Math.min(there.left - around.left, widest))}px`;
  });
  return at === null ? null : (
    <div ref={label} className={styles.label} aria-hidden="true">
      {at.words}
    </div>
  );
}
