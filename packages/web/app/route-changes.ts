import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { setGo } from '../lib/navigation.ts';
import { announce } from '../ui/live-region.tsx';

/** After a navigation, moves the focus to the heading of the new screen and announces its title. */
export function useRouteChanges(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const before = useRef(pathname);

  useEffect(() => {
    setGo((path, options) => void navigate(path, options));
    return () => setGo(null);
  }, [navigate]);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // The screen may still be loading, so its heading is looked up after the next paint.
    const frame = requestAnimationFrame(() => {
      announce(document.title);
      const target =
        document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
      if (!target || target.contains(document.activeElement)) return;
      if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
      target.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}
