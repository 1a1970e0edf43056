import type { EvergreenRow } from '../repository/evergreen.ts';

const dayMs = 86_400_000;

/**
 * A cool-down counts days rather than minutes: the same slot that many days later counts as ready even if the clocks
 * changed.
 */
const toleranceMs = 2 * 3_600_000;

export function readyAt({ lastUsedAt }: Pick<EvergreenRow, 'lastUsedAt'>, cooldownDays: number): Date {
  return new Date(lastUsedAt.getTime() + cooldownDays * dayMs - toleranceMs);
}

/** The posts that can fill a slot, the one unused for the longest time first. */
export function readyFor<T extends Pick<EvergreenRow, 'lastUsedAt' | 'postId'>>(
  pool: readonly T[],
  at: Date,
  cooldownDays: number,
): T[] {
  return pool
    .filter((row) => readyAt(row, cooldownDays) <= at)
    .toSorted(
      (one, other) =>
        one.lastUsedAt.getTime() - other.lastUsedAt.getTime() || (one.postId < other.postId ? -1 : 1),
    );
}

/** Proposes posts for these free slots, each post once per cool-down. */
export function proposalsFor<T extends Pick<EvergreenRow, 'lastUsedAt' | 'postId'>>(
  pool: readonly T[],
  slots: readonly Date[],
  cooldownDays: number,
): { at: Date; row: T }[] {
  let rows = [...pool];
  const proposals: { at: Date; row: T }[] = [];
  for (const at of slots) {
    const [row] = readyFor(rows, at, cooldownDays);
    if (row === undefined) continue;
    proposals.push({ at, row });
    rows = rows.map((one) => (one.postId === row.postId ? { ...one, lastUsedAt: at } : one));
  }
  return proposals;
}
