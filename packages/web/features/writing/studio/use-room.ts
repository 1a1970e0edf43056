import { useLayoutEffect, type RefObject } from 'react';

/** Height of the bars of a kind (`data-bar`) that lie over the page where it scrolls. */
function covered(place: HTMLElement, bar: 'top' | 'bottom'): number {
  const bars = [...place.querySelectorAll(`[data-bar='${bar}']`)].filter(
    (one) => getComputedStyle(one).position === 'sticky',
  );
  return Math.max(0, ...bars.map((one) => one.getBoundingClientRect().height));
}

/** Room beside what is scrolled into view, in px. */
const margin = 8;

/**
 * Tells an element how much of the window is left below its top, in `--studio-height` and `--studio-least`, and the page which parts
 * of it lie under bars, so that what is focused comes to lie beside them.
 */
export function useRoom(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const page = document.documentElement;
    const observer = new ResizeObserver(() => measure());
    const measure = () => {
      const top = Math.max(0, Math.round(element.getBoundingClientRect().top + window.scrollY));
      element.style.setProperty('--studio-height', `calc(100dvh - ${top}px)`);
      element.style.setProperty(
        '--studio-least',
        `calc(100dvh - ${top}px - var(--bottom-bar, 0px) - env(safe-area-inset-bottom))`,
      );
      const own = getComputedStyle(element);
      const [above, below] = [covered(element, 'top'), covered(element, 'bottom')];
      const besides = (name: string) => Number.parseFloat(own.getPropertyValue(name)) || 0;
      page.style.scrollPaddingTop = above === 0 ? '' : `${above + besides('--top-bar') + margin}px`;
      page.style.scrollPaddingBottom = below === 0 ? '' : `${below + besides('--bottom-bar') + margin}px`;
      for (const bar of element.querySelectorAll('[data-bar]')) observer.observe(bar);
    };
    measure();
    // Banners above come and go.
    observer.observe(document.body);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      page.style.scrollPaddingTop = '';
      page.style.scrollPaddingBottom = '';
    };
  }, [place]);
}
