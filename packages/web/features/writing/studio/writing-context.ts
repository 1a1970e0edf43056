import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Writer } from '../generation/writer.ts';
import type { SessionView, WritingSession } from '../session/writing-session.ts';

export interface Writing {
  session: WritingSession;
  writer: Writer;
}

export const WritingContext = createContext<Writing | null>(null);

/** The session of this screen, the writer, and what both show now. */
export function useWriting(): Writing & SessionView {
  const writing = useContext(WritingContext);
  if (!writing) throw new Error('Nothing is being written here.');
  const view = useSyncExternalStore(writing.session.subscribe, writing.session.read, writing.session.read);
  return { ...writing, ...view };
}
