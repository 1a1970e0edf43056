import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the part of the page that the address names, once that part is there. */
export function useHashTarget(ready: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (ready && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, [hash, ready]);
}
