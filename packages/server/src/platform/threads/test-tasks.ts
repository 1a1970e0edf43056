/** Increments the first flag, then spins until the second one is not 0. */
export function spin(flags: Int32Array): string {
  Atomics.add(flags, 0, 1);
  while (Atomics.load(flags, 1) === 0);
  return 'spun';
}

export const add = (a: number, b: number): number => a + b;

export function refuse(): never {
  throw new Error('Not this one.');
}

/** Allocates more than a thread's heap limit. */
export function hoard(): number {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => index + kept.length + 0.5));
}

/** Holds memory outside the heap until it is terminated. */
export function unpack(): never {
  const kept = [new Uint8Array(96 * 1024 * 1024).fill(1)];
  while (kept.length > 0);
  throw new Error('Held nothing.');
}

let calls = 0;
export const callsSoFar = (): number => (calls += 1);
