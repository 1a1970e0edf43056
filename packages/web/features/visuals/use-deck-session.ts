import type { Carousel } from '@limelight/contracts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { sessionEnvironment } from './api.ts';
import { DeckSession, type DeckState } from './deck-session.ts';

/** Opens an editing session, and saves pending changes when the page is hidden or left. */
export function useDeckSession(carousel: Carousel): { session: DeckSession; state: DeckState } {
  const [session] = useState(() => new DeckSession(sessionEnvironment, carousel));
  const state = useSyncExternalStore(session.subscribe, session.read, session.read);
  useEffect(() => {
    const save = () => {
      if (document.visibilityState === 'hidden') void session.flush();
    };
    session.resume();
    document.addEventListener('visibilitychange', save);
    return () => {
      document.removeEventListener('visibilitychange', save);
      session.pause();
    };
  }, [session]);
  return { session, state };
}
