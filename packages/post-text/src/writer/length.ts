import type { Length } from './brief.ts';
import type { Role } from './parse/features.ts';
import type { Unit } from './parse/material.ts';

/** Characters a post of each length keeps to. A post is never padded up to them. */
export const LENGTH_RANGE: Record<Length, { least: number; most: number }> = {
  auto: { least: 0, most: 2_200 },
  short: { least: 0, most: 550 },
  medium: { least: 500, most: 1_400 },
  long: { least: 1_200, most: 2_800 },
};

const WORTH: Record<Role, number> = {
  change: 5,
  lesson: 4,
  quote: 4,
  confession: 4,
  advice: 4,
  invite: 4,
  figure: 3,
  news: 3,
  question: 3,
  belief: 3,
  thanks: 3,
  turn: 3,
  action: 2,
  fact: 1,
};

/** Leaves out what matters least until the units fit; the first, the last and those that must be said stay as long as possible. */
export function fitLength(
  units: readonly Unit[],
  length: Length | undefined,
  reserved: number,
): { units: Unit[]; left: number } {
  const most = LENGTH_RANGE[length ?? 'auto'].most - reserved;
  const kept = new Set(units);
  const ranked = [...units].toSorted((a, b) => worth(a, units) - worth(b, units) || b.order - a.order);
  let total = units.reduce((sum, unit) => sum + sizeOf(unit), 0);
  for (const unit of ranked) {
    if (total <= most || kept.size <= 1) break;
    kept.delete(unit);
    total -= sizeOf(unit);
  }
  return { units: units.filter((unit) => kept.has(unit)), left: units.length - kept.size };
}

/** The length of a unit as it will stand in the post. */
export function sizeOf(unit: Unit): number {
  const list = unit.list
    ? unit.list.intro.length + unit.list.items.reduce((sum, item) => sum + item.length + 4, 0)
    : 0;
  return list + unit.sentences.reduce((sum, sentence) => sum + sentence.text.length + 2, 0);
}

function worth(unit: Unit, units: readonly Unit[]): number {
  const best = Math.max(
    0,
    ...unit.sentences.map((sentence) => WORTH[sentence.role] + Math.min(2, sentence.figures)),
  );
  const edge = unit.order === 0 ? 6 : unit.order === units.length - 1 ? 2 : unit.order < 3 ? 1 : 0;
  return best + edge + (unit.list ? 3 : 0) - sizeOf(unit) / 150;
}
