import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { entries } from './entries.tsx';

/** How long the screen being opened has the line for itself, in ms. */
const patienceMs = 1500;

/** Fetches the code of every place once the page has come to rest, so that going there needs no connection. */
export function PreloadedPlaces() {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return rested && entries.map(({ to }) => <PrefetchPageLinks key={to} page={to} />);
}
