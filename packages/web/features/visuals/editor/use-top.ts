import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Sets `--top` to the element's distance from the top of the page, and updates it when banners above appear or
 * disappear.
 */
export function useTop(): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = part;
    const above = current?.parentElement?.parentElement ?? null;
    if (current === null || above === null) return undefined;
    const measure = () => {
      const top = current.getBoundingClientRect().top + window.scrollY;
      current.style.setProperty('--top', `${Math.round(top)}px`);
    };
    const observer = new ResizeObserver(measure);
    for (const child of above.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, []);
  return part;
}
