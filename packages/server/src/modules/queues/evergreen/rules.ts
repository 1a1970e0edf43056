import type { EvergreenRow } from './repository.ts';

const dayMs = 86_400_000;

/** A cool-down counts days and not minutes: the same slot so many days later is ready, clocks changed or not. */
const toleranceMs = 2 * 3_600_000;

/** From when on a post may be repeated. */
export function readyAt({ lastUsedAt }: Pick<EvergreenRow, 'lastUsedAt'>, cooldownDays: number): Date {
  return new Date(lastUsedAt.getTime() + cooldownDays * dayMs - toleranceMs);
}

/** The posts that may stand in a slot, the one longest unused first. */
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

/** Which post would take which of these free slots, each post once a cool-down. */
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
