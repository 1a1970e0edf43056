interface GivenLot {
  giverId: string;
  /** The credits given. */
  amount: number;
  /** The credits left of them. */
  remaining: number;
  expiresAt: Date | null;
}

export interface ReturnShare {
  giverId: string;
  amount: number;
  expiresAt: Date | null;
}

/** The start of the calendar month in UTC. */
export function monthStart(now: number): Date {
  const at = new Date(now);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
}

/** Splits `total` in proportion to the weights, in whole numbers that add up and never exceed a weight. */
function split(total: number, weights: readonly number[]): number[] {
  let left = BigInt(total);
  let weightLeft = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  return weights.map((weight) => {
    const share = weightLeft === 0n ? 0n : (left * BigInt(weight)) / weightLeft;
    left -= share;
    weightLeft -= BigInt(weight);
    return Number(share);
  });
}

/**
 * What each giver gets back of the credits left in a workspace. Nobody knows whose credits were spent, so what is left
 * with one expiry is divided in proportion to what each person gave with that expiry.
 */
export function shareBack(lots: readonly GivenLot[]): ReturnShare[] {
  const groups = Map.groupBy(lots, ({ expiresAt }) => expiresAt?.getTime() ?? null);
  return [...groups.values()].flatMap((group) => {
    const given = new Map<string, number>();
    for (const { giverId, amount } of group) given.set(giverId, (given.get(giverId) ?? 0) + amount);
    const left = group.reduce((sum, { remaining }) => sum + remaining, 0);
    const givers = [...given.keys()].toSorted();
    const shares = split(
      left,
      givers.map((giverId) => given.get(giverId) ?? 0),
    );
    const expiresAt = group[0]?.expiresAt ?? null;
    return givers
      .map((giverId, index) => ({ giverId, amount: shares[index] ?? 0, expiresAt }))
      .filter(({ amount }) => amount > 0);
  });
}
