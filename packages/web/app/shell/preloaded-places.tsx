import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { notices } from '../../lib/notices.ts';
import { bringFiles, placeFiles } from './place-files.ts';

/** Delay that leaves the connection to the opening screen, in milliseconds. */
const patienceMs = 4000;
/** Delay before a retry, in milliseconds, for when no event reports that the connection is back. */
const againMs = 15_000;

/**
 * Downloads the code of every screen once the page is idle, so that navigation works offline. When code fails to load,
 * the router reloads the page, which offline fails too. The router is therefore only asked to preload a screen whose
 * code is cached, and offline navigation to any other is prevented.
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
    notices.error('You are offline', 'The page opens when the connection is back.');
  }, [blocker]);

  return there && <meta name="offline" content="ready" />;
}
