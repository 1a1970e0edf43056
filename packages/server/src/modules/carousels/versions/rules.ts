import { isDeepStrictEqual } from 'node:util';
import type { CarouselDeck, CarouselVersion } from '@limelight/contracts';

type Reason = CarouselVersion['reason'];

/** While somebody edits, the deck is kept this often. */
export const editingMs = 10 * 60_000;

interface Last {
  reason: Reason;
  deck: CarouselDeck;
  keptAt: Date;
}

/**
 * What keeping a deck comes to: a new version, the newest one once more since it is the same, or nothing since an edit comes
 * too soon after it.
 */
export function keepingOf(
  last: Last | null,
  deck: CarouselDeck,
  reason: Reason,
  now: Date,
): { kind: 'new' } | { kind: 'again'; reason: Reason } | { kind: 'nothing' } {
  if (last === null) return { kind: 'new' };
  const isSoon = now.getTime() - last.keptAt.getTime() < editingMs;
  if (reason === 'edit' && isSoon) return { kind: 'nothing' };
  if (!isDeepStrictEqual(last.deck, deck)) return { kind: 'new' };
  // That it went out into the world says more of it than that it was edited.
  return { kind: 'again', reason: reason === 'export' || reason === 'post' ? reason : last.reason };
}
