import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { notices } from '../../lib/notices.ts';
import { bringFiles, placeFiles } from './place-files.ts';

/** How long the screen being opened has the line for itself, in ms. */
const patienceMs = 4000;
/** When it is tried again, in ms, where nothing tells that the connection is back. */
const againMs = 15_000;

/**
 * Fetches the code of every place once the page has come to rest, so that going there needs no connection. The router answers
 * code that does not come by loading the page anew, which then does not come either: it is asked for a place only when its code is
 * in this browser, and without a connection nobody goes to one whose code is not.
 */
export function PreloadedPlaces() {
  const [there, setThere] = useState(false);
  useEffect(() => {
    if (there) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let trying = false;
    let gone = false;
    const begin = async () => {
      clearTimeout(timer);
      if (trying || gone) return;
      trying = true;
      const files = navigator.onLine ? placeFiles(Reflect.get(window, '__reactRouterManifest')) : [];
      const all = await bringFiles(window.fetch.bind(window), files);
      trying = false;
      if (gone) return;
      if (all) setThere(true);
      else timer = setTimeout(() => void begin(), againMs);
    };
    const online = () => void begin();
    timer = setTimeout(online, patienceMs);
    window.addEventListener('online', online);
    return () => {
      gone = true;
      clearTimeout(timer);
      window.removeEventListener('online', online);
    };
  }, [there]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !there &&
      !navigator.onLine &&
      nextLocation.pathname.startsWith('/dashboard') &&
      nextLocation.pathname !== currentLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    notices.error('There is no connection. That page opens when it is back.');
  }, [blocker]);

  return there && <meta name="offline" content="ready" />;
}
