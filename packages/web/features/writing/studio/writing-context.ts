import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { Writer } from '../generation/writer.ts';
import type { SessionView } from '../session/session-environment.ts';
import type { WritingSession } from '../session/writing-session.ts';

export interface Writing {
  session: WritingSession;
  writer: Writer;
}

export const WritingContext = createContext<Writing | null>(null);

/** The session of this screen and the writer, without what they show now. */
export function useSession(): Writing {
  const writing = useContext(WritingContext);
  if (!writing) throw new Error('Nothing is being written here.');
  return writing;
}

/**
 * A part of what the session shows; another key in the text draws nothing anew whose parts stay the same. `select` gives
 * the same value for the same view.
 */
export function useWritingPart<T>(select: (view: SessionView) => T): T {
  const { session } = useSession();
  const read = () => select(session.read());
  return useSyncExternalStore(session.subscribe, read, read);
}

/** The session of this screen, the writer, and all that both show now. */
export function useWriting(): Writing & SessionView {
  const writing = useSession();
  const view = useSyncExternalStore(writing.session.subscribe, writing.session.read, writing.session.read);
  return { ...writing, ...view };
}

/** Thumbs up or down on something that was generated. The route provides them, from the feature that owns them. */
export type ThumbsOf = (about: { source: 'generation'; id: string; item: number }) => ReactNode;

export const ThumbsContext = createContext<ThumbsOf>(() => null);

export const useThumbs = (): ThumbsOf => useContext(ThumbsContext);
