/** A seeded random number generator for [0, 1) (mulberry32). The same seed and place give the same sequence. */
export function drawFrom(seed: number, place = 0): () => number {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(place + 1, 0x85ebca6b)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A random value, weighted. */
export function pick<T>(draw: () => number, choices: readonly (readonly [weight: number, value: T])[]): T {
  const [first] = choices;
  if (first === undefined) throw new Error('nothing to choose from');
  let left = draw() * choices.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, value] of choices) {
    left -= weight;
    if (left < 0) return value;
  }
  return first[1];
}
