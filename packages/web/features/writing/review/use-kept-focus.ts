import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { whenLeft } from '../../../lib/use-lost-focus.ts';

/** Where the focus was within a list. */
interface Held {
  element: Element;
  index: number;
  /** The part of the list it stood in, and where there. */
  part: HTMLElement | null;
  within: number;
}

// What is folded away takes no focus.
const itemsOf = (list: HTMLElement) =>
  [...list.querySelectorAll<HTMLElement>('li')].filter((item) => item.checkVisibility());
const buttonOf = (item: HTMLElement | undefined) => item?.querySelector<HTMLElement>('button, summary');

/**
 * Keeps the focus in a list whose items go one by one as they are worked through: it goes on to what took the place of the
 * one that went. The arrows go from item to item.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>): {
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
} {
  const held = useRef<Held | null>(null);
  useLayoutEffect(() => {
    const list = place.current;
    const was = held.current;
    if (list === null || was === null || was.element.isConnected) return;
    held.current = null;
    if (document.activeElement !== document.body) return;
    // What is left of the same kind comes before what follows it.
    const part = was.part?.isConnected === true ? itemsOf(was.part) : [];
    const near = part.find((item, at) => at >= was.within && buttonOf(item)) ?? part.findLast(buttonOf);
    const items = itemsOf(list);
    const next =
      buttonOf(near) ??
      buttonOf(items[was.index]) ??
      buttonOf(items[was.index - 1]) ??
      list.querySelector('button');
    next?.focus();
  });
  return {
    onFocus: ({ target }) => {
      const item = target.closest('li');
      const placeOf = (list: HTMLElement | null) => (item && list ? itemsOf(list).indexOf(item) : -1);
      const part = target.closest<HTMLElement>('section section');
      held.current = { element: target, index: placeOf(place.current), part, within: placeOf(part) };
    },
    onBlur: (event) =>
      whenLeft(event, (left) => {
        if (held.current?.element === left) held.current = null;
      }),
    onKeyDown: (event) => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const list = place.current;
      if (by === undefined || list === null || !(event.target instanceof Element)) return;
      const items = itemsOf(list).filter((item) => buttonOf(item) !== null);
      const here = event.target.closest('li');
      const next = buttonOf(items[(here ? items.indexOf(here) : by > 0 ? -1 : 0) + by]);
      if (!next || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      next.focus();
    },
  };
}
