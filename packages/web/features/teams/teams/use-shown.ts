import type { TeamPost } from '@limelight/contracts';
import { useState } from 'react';
import { shownOf } from './rules.ts';

/**
 * Keeps showing the same content to a person who may approve it until they ask for the newer one, so that they approve
 * only what they have read.
 */
export function useShown(post: TeamPost) {
  const [held, setHeld] = useState(post);
  /** The fingerprint of the content that this person produced and that the next refetch will return. */
  const [made, setMade] = useState<string | null>(null);
  if (made === post.fingerprint && held.fingerprint !== made) {
    setHeld(post);
    setMade(null);
  }
  const { shown, changed } = shownOf(post, held);
  return {
    shown,
    changed,
    show: () => {
      setHeld(post);
      setMade(null);
    },
    /** Call it with the answer to this person's own change, which they need not read again. */
    changedByMe: ({ fingerprint }: TeamPost) => {
      if (!changed) setMade(fingerprint);
    },
  };
}
