/** The median, or the mean of the two middle numbers. Null for an empty list. */
export function medianOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1], sorted[middle]];
  if (high === undefined) return null;
  return sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2;
}

/** P(X ≤ k) for n fair coins. Sums logarithms to avoid overflow. */
export function coinsAtMost(k: number, n: number): number {
  let logTerm = -n * Math.LN2;
  let sum = 0;
  for (let heads = 0; heads <= Math.min(k, n); heads += 1) {
    sum += Math.exp(logTerm);
    logTerm += Math.log(n - heads) - Math.log(heads + 1);
  }
  return Math.min(1, sum);
}

/**
 * The interval between two order statistics that covers the median with a probability of at least 95%, whatever the
 * distribution (Conover, Practical Nonparametric Statistics, 3.2). Null for fewer than six numbers, for which there is
 * none.
 */
export function medianInterval(numbers: readonly number[]): { low: number; high: number } | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  let outside = 0;
  while (coinsAtMost(outside, sorted.length) <= 0.025) outside += 1;
  const [low, high] = [sorted[outside - 1], sorted.at(-outside)];
  return outside === 0 || low === undefined || high === undefined ? null : { low, high };
}

export function signTest(above: number, below: number): number {
  return Math.min(1, 2 * coinsAtMost(Math.min(above, below), above + below));
}

/** Benjamini and Hochberg's q-values (1995), in the order of the given p-values. */
export function falseDiscovery(ps: readonly number[]): number[] {
  const order = ps.map((p, index) => ({ p, index })).toSorted((a, b) => b.p - a.p);
  const qs = ps.map(() => 1);
  let least = 1;
  for (const [place, { p, index }] of order.entries()) {
    least = Math.min(least, (p * ps.length) / (ps.length - place));
    qs[index] = least;
  }
  return qs;
}
