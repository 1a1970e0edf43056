import { useEffect, type RefObject } from 'react';

/**
 * On a phone the panel takes the place of the page: nothing behind it can be reached, and it ends above the on-screen
 * keyboard.
 */
export function useOverPage(inside: RefObject<HTMLElement | null>, isOver: boolean): void {
  useEffect(() => {
    const place = inside.current?.closest<HTMLElement>('[data-copilot-panel]');
    if (!isOver || !place) return undefined;
    const others = [...(place.parentElement?.children ?? [])].filter(
      (one): one is HTMLElement => one instanceof HTMLElement && one !== place,
    );
    for (const one of others) one.inert = true;
    const visual = window.visualViewport;
    const fit = () => {
      if (visual === null) return;
      place.style.setProperty('--seen', `${visual.height}px`);
      place.style.setProperty('--seen-top', `${visual.offsetTop}px`);
    };
    fit();
    visual?.addEventListener('resize', fit);
    visual?.addEventListener('scroll', fit);
    return () => {
      for (const one of others) one.inert = false;
      visual?.removeEventListener('resize', fit);
      visual?.removeEventListener('scroll', fit);
      place.style.removeProperty('--seen');
      place.style.removeProperty('--seen-top');
    };
  }, [inside, isOver]);
}
