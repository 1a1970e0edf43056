import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { Writer } from './writer.ts';
import type { SessionView } from './session-environment.ts';
import type { WritingSession } from './writing-session.ts';

export interface Writing {
  session: WritingSession;
  writer: Writer;
}

export const WritingContext = createContext<Writing | null>(null);

/** The session of this screen and its writer, without subscribing to their state. */
export function useSession(): Writing {
  const writing = useContext(WritingContext);
  if (!writing) throw new Error('Nothing is being written here.');
  return writing;
}

/**
 * Subscribes to a part of the session's state, so that a component only renders when that part changes. `select` must
 * return the same value for the same view.
 */
export function useWritingPart<T>(select: (view: SessionView) => T): T {
  const { session } = useSession();
  const read = () => select(session.read());
  return useSyncExternalStore(session.subscribe, read, read);
}

export function useWriting(): Writing & SessionView {
  const writing = useSession();
  const view = useSyncExternalStore(writing.session.subscribe, writing.session.read, writing.session.read);
  return { ...writing, ...view };
}

/** Renders feedback buttons for generated content. The route supplies them from another feature. */
export type ThumbsOf = (about: { source: 'generation'; id: string; item: number }) => ReactNode;

export const ThumbsContext = createContext<ThumbsOf>(() => null);

export const useThumbs = (): ThumbsOf => useContext(ThumbsContext);
