import { useRef } from 'react';

/**
 * Generates the ids of comments and gifts. Sending the same again after a failure uses the same id, so that a write
 * whose answer was lost does not happen twice.
 */
export function useWriteId() {
  const last = useRef<{ words: string; id: string } | null>(null);
  return {
    idFor(sent: object): string {
      const words = JSON.stringify(sent);
      if (last.current?.words !== words) last.current = { words, id: crypto.randomUUID() };
      return last.current.id;
    },
    forget() {
      last.current = null;
    },
  };
}
