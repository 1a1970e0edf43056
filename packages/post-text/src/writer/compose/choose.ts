import { wordsOf } from '../lexicon.ts';
import type { Role } from '../parse/features.ts';
import type { Opening } from './openings.ts';
import type { Kind } from './rating.ts';

type Taste = { kinds: Partial<Record<Kind, number>>; roles: readonly Role[] };

/** What the second and third variant look for, so that they differ from the first in kind: figures first, then the point. */
const TASTES: readonly Taste[] = [
  { kinds: { lines: 4, figure: 2.5, reason: 2, quote: 1 }, roles: ['change', 'figure', 'news'] },
  {
    kinds: { quote: 3, reason: 1, reader: 3, lines: -1, tally: 1.5, beat: 1.5, bare: 1 },
    roles: ['lesson', 'belief', 'advice', 'question', 'turn', 'confession'],
  },
];

/** The opening for each of the three variants: different lines as far as the notes hold them. */
export function chooseOpenings(openings: readonly Opening[]): Opening[] {
  const first = openings[0];
  if (!first) return [];
  const chosen = [first];
  for (const taste of TASTES) {
    const free = openings.filter(
      (opening) =>
        opening.score > first.score - 7.5 && chosen.every((other) => !alike(other.line, opening.line)),
    );
    const rated = free.map((opening) => ({
      opening,
      score: opening.score + (taste.kinds[opening.kind] ?? 0) + (taste.roles.includes(opening.role) ? 2 : 0),
    }));
    chosen.push(
      rated.toSorted((a, b) => b.score - a.score)[0]?.opening ??
        openings.find((opening) => opening.kind === 'straight') ??
        first,
    );
  }
  return chosen;
}

function alike(one: string, other: string): boolean {
  const words = new Set(wordsOf(one));
  const others = wordsOf(other);
  return (
    others.filter((word) => words.has(word)).length >= Math.max(words.size, others.length) * 0.999 &&
    one.split('\n').length === other.split('\n').length &&
    one.slice(0, 12) === other.slice(0, 12)
  );
}
