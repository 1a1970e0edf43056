import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Calls `forget` when the focus left what is still there, for another element or for nothing. What is taken away with the focus
 * tells of a blur too, before it is gone; a window that was left keeps its focus.
 */
export function whenLeft({ target }: FocusEvent, forget: (left: EventTarget) => void): void {
  queueMicrotask(() => {
    if (target.isConnected && document.activeElement !== target) forget(target);
  });
}

/**
 * Where the focus goes when the button that had it is taken away with what it did: `onLost` is told in which `of` (a selector)
 * it stood, -1 for none, null for a dialog over the place. Under a thumb nothing is moved, since a focused field opens the keyboard.
 */
export function useLostFocus(
  place: RefObject<HTMLElement | null>,
  of: string,
  onLost: (index: number | null) => void,
): { onFocus: (event: FocusEvent) => void; onBlur: (event: FocusEvent) => void } {
  const held = useRef<{ element: Element; index: number | null } | null>(null);
  useLayoutEffect(() => {
    const was = held.current;
    if (was === null || was.element.isConnected) return;
    held.current = null;
    if (document.activeElement === document.body && !matchMedia('(pointer: coarse)').matches)
      onLost(was.index);
  });
  return {
    onFocus: ({ target }) => {
      const around = target.closest(of);
      const all = [...(place.current?.querySelectorAll(of) ?? [])];
      const over = place.current?.contains(target) === false;
      held.current = { element: target, index: over ? null : around === null ? -1 : all.indexOf(around) };
    },
    onBlur: (event) =>
      whenLeft(event, (left) => {
        if (held.current?.element === left) held.current = null;
      }),
  };
}
