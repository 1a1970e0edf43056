import { useLayoutEffect, type RefObject } from 'react';

/** Tells an element how much of the window is left below its top, in `--studio-height` and `--studio-least`. */
export function useRoom(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      const top = Math.max(0, Math.round(element.getBoundingClientRect().top + window.scrollY));
      element.style.setProperty('--studio-height', `calc(100dvh - ${top}px)`);
      element.style.setProperty(
        '--studio-least',
        `calc(100dvh - ${top}px - var(--bottom-bar, 0px) - env(safe-area-inset-bottom))`,
      );
    };
    measure();
    // Banners above come and go.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [place]);
}
