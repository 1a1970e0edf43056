import { createHash } from 'node:crypto';
import { paintPng, type Colour } from './png.ts';

const SIZE = 200;
const GROUNDS: readonly Colour[] = [
  [196, 221, 240],
  [240, 214, 196],
  [208, 232, 208],
  [232, 208, 228],
  [240, 232, 192],
  [206, 214, 240],
];
const FIGURES: readonly Colour[] = [
  [38, 84, 124],
  [142, 68, 40],
  [44, 104, 62],
  [112, 52, 104],
  [122, 98, 24],
  [58, 66, 132],
];

const painted = new Map<string, Buffer>();

/** A portrait as a 200 x 200 PNG, with colours derived from `seed`. */
export function avatarPng(seed: string): Buffer {
  const known = painted.get(seed);
  if (known !== undefined) return known;
  const pick = createHash('sha256').update(seed).digest();
  const ground = GROUNDS[(pick[0] ?? 0) % GROUNDS.length] ?? GROUNDS[0];
  const figure = FIGURES[(pick[1] ?? 0) % FIGURES.length] ?? FIGURES[0];
  const picture = paintPng(SIZE, SIZE, (x, y) => {
    const head = (x - 100) ** 2 + (y - 78) ** 2 < 40 ** 2;
    const shoulders = ((x - 100) / 72) ** 2 + ((y - 200) / 66) ** 2 < 1;
    return (head || shoulders ? figure : ground) ?? [0, 0, 0];
  });
  if (painted.size > 500) painted.clear();
  painted.set(seed, picture);
  return picture;
}
