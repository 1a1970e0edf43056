import { useLayoutEffect, type RefObject } from 'react';

/** Height of the bars of a kind (`data-bar`) that lie over the page where it scrolls. */
function covered(place: HTMLElement, bar: 'top' | 'bottom'): number {
  const bars = [...place.querySelectorAll(`[data-bar='${bar}']`)].filter(
    (one) => getComputedStyle(one).position === 'sticky',
  );
  return Math.max(0, ...bars.map((one) => one.getBoundingClientRect().height));
}

/** Height of what stands at the foot of the window and is pressed there. */
function foot(place: HTMLElement): number {
  const bars = [...place.querySelectorAll("[data-bar='bottom']")].filter((one) => {
    const { bottom, height } = one.getBoundingClientRect();
    const stands = getComputedStyle(one).position === 'sticky' || Math.abs(bottom - window.innerHeight) < 2;
    return height > 0 && stands;
  });
  return Math.max(0, ...bars.map((one) => one.getBoundingClientRect().height));
}

/** With the bars of the shell that they lie beside. */
const bars = [
  ['top', '--top-bar'],
  ['bottom', '--bottom-bar'],
] as const;

/** Room beside what is scrolled into view, in px. */
const margin = 8;

/**
 * Tells an element how much of the window is left below its top, in `--studio-height` and `--studio-least`, and how
 * much of the window lies under bars, in `--under-top` and `--under-bottom`. Notices stand above `--foot`. Measures anew
 * when something else is `shown`.
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
      // A browser scrolls as far as the caret, which a bar may cover.
      root.style.scrollPaddingBottom = own.getPropertyValue('--under-bottom');
      for (const bar of element.querySelectorAll('[data-bar]')) observer.observe(bar);
    };
    measure();
    // Banners above come and go.
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
