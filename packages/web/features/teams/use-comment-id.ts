import { useRef } from 'react';

/**
 * Generates the ids of comments. Sending the same words again after a failure uses the same id, so that a comment whose
 * answer was lost is not added twice.
 */
export function useCommentId() {
  const last = useRef<{ words: string; id: string } | null>(null);
  return {
    idFor(comment: object): string {
      const words = JSON.stringify(comment);
      if (last.current?.words !== words) last.current = { words, id: crypto.randomUUID() };
      return last.current.id;
    },
    forget() {
      last.current = null;
    },
  };
}
