import { isDeepStrictEqual } from 'node:util';
import type { CarouselDeck, CarouselVersion } from '@limelight/contracts';

type Reason = CarouselVersion['reason'];

/** The shortest time between two versions while somebody edits. */
export const editingMs = 10 * 60_000;

interface Last {
  reason: Reason;
  deck: CarouselDeck;
  keptAt: Date;
}

/**
 * Decides how to store a deck: as a new version, by updating the newest if it is the same, or not at all if an edit
 * follows the newest too soon. With `byOther`, the deck was saved by somebody else than the one who replaces it, and it
 * is stored however soon.
 */
export function keepingOf(
  last: Last | null,
  deck: CarouselDeck,
  { reason, now, byOther = false }: { reason: Reason; now: Date; byOther?: boolean },
): { kind: 'new' } | { kind: 'again'; reason: Reason } | { kind: 'nothing' } {
  if (last === null) return { kind: 'new' };
  const isSoon = now.getTime() - last.keptAt.getTime() < editingMs;
  if (reason === 'edit' && isSoon && !byOther) return { kind: 'nothing' };
  if (!isDeepStrictEqual(last.deck, deck)) return { kind: 'new' };
  // An export or post is more important to record than an edit.
  return { kind: 'again', reason: reason === 'export' || reason === 'post' ? reason : last.reason };
}
