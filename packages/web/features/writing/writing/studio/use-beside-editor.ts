import { useLayoutEffect, useState, type RefObject } from 'react';

/** As in `studio.module.css`. */
const least = 720;
const most = 1079;

export function useBesideEditor(desk: RefObject<HTMLElement | null>): boolean {
  const [is, setIs] = useState(false);
  useLayoutEffect(() => {
    const element = desk.current;
    if (!element) return;
    const measure = () => setIs(element.clientWidth >= least && element.clientWidth <= most);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, [desk]);
  return is;
}
