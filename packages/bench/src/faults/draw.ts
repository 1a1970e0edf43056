import { drawFrom } from '@limelight/sandbox';

/** Random numbers of [0, 1). The same seed and place give the same sequence. */
export const drawAt = (seed: number, place: number): (() => number) =>
  drawFrom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(place + 1, 0x85ebca6b));

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
