import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { entries } from './entries.tsx';

/** How long the screen being opened has the line for itself, in ms. */
const patienceMs = 1500;

/**
 * Fetches the code of every place once the page has come to rest, so that going there needs no connection. Where there is none it
 * waits: the router answers code that does not come by loading the page anew, which then does not come either.
 */
export function PreloadedPlaces() {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const begin = () => {
      if (navigator.onLine) setRested(true);
    };
    const timer = setTimeout(() => {
      begin();
      window.addEventListener('online', begin);
    }, patienceMs);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', begin);
    };
  }, []);
  return rested && entries.map(({ to }) => <PrefetchPageLinks key={to} page={to} />);
}
