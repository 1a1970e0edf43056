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

/** Ways that bring a line from further down. */
const BROUGHT: ReadonlySet<Kind> = new Set(['later', 'tally', 'reader']);

/** A way to open a draft, and how far it stands behind the best for it; 0 for that one. */
export type Candidate = { opening: Opening; behind: number };

/** How much better a line from further down must be than the author's own first for a first draft: a figure, and anything else. */
const WORTH_MOVING = { figure: 1.2, other: 3 };

/**
 * The openings that a draft may have, the one it would like best first; for the first draft, that one alone: the author's own
 * first sentence, unless another is much better. `introduced` notes begin with a list or the line that leads into one.
 */
export function candidatesFor(
  openings: readonly Opening[],
  variant: Variant,
  introduced = false,
): Candidate[] {
  const own =
    variant === 0 ? ownFirst(openings, introduced) : openings.find(({ kind }) => !LATER_DRAFTS.has(kind));
  const first = own ?? openings[0];
  if (!first || (variant === 0 && own === undefined && introduced)) return [];
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

function ownFirst(openings: readonly Opening[], introduced: boolean): Opening | undefined {
  const [best] = openings.filter(({ kind }) => !LATER_DRAFTS.has(kind));
  const begins = openings.find(({ kind }) => kind === 'straight');
  if (best === undefined || !BROUGHT.has(best.kind)) return best;
  const isFigure = /^(?:change|figure)$/.test(best.role);
  if (begins === undefined) return introduced && !isFigure ? undefined : best;
  return best.score - begins.score < (isFigure ? WORTH_MOVING.figure : WORTH_MOVING.other) ? begins : best;
}
