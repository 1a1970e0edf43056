import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Calls `forget` when the focus moved away from an element that is still in the document. Removing a focused element
 * fires a blur event before it is gone, and a window that loses the focus keeps its active element; both are ignored.
 */
export function whenLeft({ target }: FocusEvent, forget: (left: EventTarget) => void): void {
  queueMicrotask(() => {
    if (target.isConnected && document.activeElement !== target) forget(target);
  });
}

/**
 * Restores the focus when a button disappears with the item it acted on. `onLost` gets the index of the item (by the
 * selector `of`), -1 for none, or null if a dialog covers the place. On touch screens nothing is focused, because that
 * would open the keyboard.
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
