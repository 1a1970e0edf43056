import type { Variant } from '../brief.ts';
import { wordsOf } from '../lexicon.ts';
import type { Role } from '../parse/features.ts';
import type { Opening } from './opening.ts';
import type { Kind } from './rating.ts';

type Taste = { kinds: Partial<Record<Kind, number>>; roles: readonly Role[] };

/** What leads in the second and third draft, so that they differ from the first in idea: the figure or the outcome, then the point. */
const TASTES: readonly Taste[] = [
  {
    kinds: { lines: 4, figure: 2.5, outcome: 2.5, reason: 2, quote: 1, reorder: 2 },
    roles: ['change', 'figure', 'news'],
  },
  {
    kinds: {
      quote: 3,
      reason: 1,
      reader: 3,
      ask: 2,
      lines: -1,
      tally: 1.5,
      beat: 1.5,
      headline: 1.5,
      bare: 1,
    },
    roles: ['lesson', 'belief', 'advice', 'question', 'turn', 'confession'],
  },
];

/** Openings this much weaker than the best are for no draft. */
const SPAN = 11;

/** Ways to open that a first draft leaves to the others. */
const LATER_DRAFTS: ReadonlySet<Kind> = new Set(['outcome', 'headline', 'ask', 'reorder']);

/** What a first draft goes without rather than open with. */
const TURNED: ReadonlySet<Kind> = new Set(['ask', 'reorder']);

/** A way to open a draft, and how far it stands behind the best for it; 0 for that one. */
export type Candidate = { opening: Opening; behind: number };

/** The openings that a draft may have, the one it would like best first; for the first draft, that one alone. */
export function candidatesFor(openings: readonly Opening[], variant: Variant): Candidate[] {
  const own = openings.find(({ kind }) => !LATER_DRAFTS.has(kind));
  const first = own ?? openings[0];
  if (!first) return [];
  const taste = variant === 0 ? undefined : TASTES[variant - 1];
  if (!taste) return own || !TURNED.has(first.kind) ? [{ opening: first, behind: 0 }] : [];
  const rated = openings
    .filter((opening) => opening.score > first.score - SPAN)
    .map((opening) => ({
      opening,
      score: opening.score + (taste.kinds[opening.kind] ?? 0) + (taste.roles.includes(opening.role) ? 2 : 0),
    }))
    .toSorted((a, b) => b.score - a.score);
  const best = rated[0]?.score ?? 0;
  const seen = new Set<string>();
  return rated.flatMap(({ opening, score }) => {
    const key = wordsOf(opening.line).join(' ');
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ opening, behind: best - score }];
  });
}
