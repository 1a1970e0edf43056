import { useLayoutEffect, type RefObject } from 'react';

/** The height of the sticky bars of a kind (`data-bar`) that cover the page. */
function covered(place: HTMLElement, bar: 'top' | 'bottom'): number {
  const bars = [...place.querySelectorAll(`[data-bar='${bar}']`)].filter(
    (one) => getComputedStyle(one).position === 'sticky',
  );
  return Math.max(0, ...bars.map((one) => one.getBoundingClientRect().height));
}

/** The height of the bars at the bottom of the window. */
function foot(place: HTMLElement): number {
  const bars = [...place.querySelectorAll("[data-bar='bottom']")].filter((one) => {
    const { bottom, height } = one.getBoundingClientRect();
    const stands = getComputedStyle(one).position === 'sticky' || Math.abs(bottom - window.innerHeight) < 2;
    return height > 0 && stands;
  });
  return Math.max(0, ...bars.map((one) => one.getBoundingClientRect().height));
}

/** Includes the bars of the shell. */
const bars = [
  ['top', '--top-bar'],
  ['bottom', '--bottom-bar'],
] as const;

/** The margin around an element scrolled into view, in px. */
const margin = 8;

/**
 * Sets CSS variables on an element: the window height left below its top (`--studio-height`, `--studio-least`), and the
 * heights covered by bars (`--under-top`, `--under-bottom`). Notices appear above `--foot`. Measures again when
 * something else is `shown`.
 */
export function useRoom(place: RefObject<HTMLElement | null>, shown: string): void {
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => measure());
    const measure = () => {
      const top = Math.max(0, Math.round(element.getBoundingClientRect().top + window.scrollY));
      element.style.setProperty('--studio-height', `calc(100dvh - ${top}px)`);
      element.style.setProperty(
        '--studio-least',
        `calc(100dvh - ${top}px - var(--bottom-bar, 0px) - env(safe-area-inset-bottom))`,
      );
      const own = getComputedStyle(element);
      for (const [bar, side] of bars) {
        const height = covered(element, bar);
        const besides = Number.parseFloat(own.getPropertyValue(side)) || 0;
        element.style.setProperty(`--under-${bar}`, height === 0 ? '0px' : `${height + besides + margin}px`);
      }
      root.style.setProperty('--foot', `${foot(element)}px`);
      // Browsers scroll only as far as the caret, which a bar may cover.
      root.style.scrollPaddingBottom = own.getPropertyValue('--under-bottom');
      for (const bar of element.querySelectorAll('[data-bar]')) observer.observe(bar);
    };
    measure();
    // The banners above appear and disappear.
    observer.observe(document.body);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--foot');
      root.style.removeProperty('scroll-padding-bottom');
      window.removeEventListener('resize', measure);
    };
  }, [place, shown]);
}
