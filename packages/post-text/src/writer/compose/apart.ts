import { draftLikeness, thoughtsOf } from '../../improve/likeness.ts';
import type { Variant } from '../brief.ts';
import { wordsOf } from '../lexicon.ts';
import type { Unit } from '../parse/material.ts';
import type { Candidate } from './choose.ts';
import { askedYours } from './closing.ts';
import { composeDraft, openingsFor } from './draft.ts';
import type { Draft, Plan } from './draft.ts';
import { comesInParagraphs } from './layout.ts';
import { questionFrom } from './reader-questions.ts';

/** How each draft may be broken up, the way it likes best first. */
const STANDS: readonly (readonly Pick<Plan, 'rhythm' | 'list'>[])[] = [
  [{ rhythm: 'pairs' }],
  [{ rhythm: 'lines' }, { rhythm: 'lines', list: 'paragraphs' }, { rhythm: 'full' }],
  [{ rhythm: 'full' }, { rhythm: 'full', list: 'prose' }, { rhythm: 'lines' }, { rhythm: 'pairs' }],
];
/** Where all of these would repeat another draft. */
const SPARE: readonly Pick<Plan, 'rhythm' | 'list'>[] = [
  { rhythm: 'full' },
  { rhythm: 'single' },
  { rhythm: 'full', list: 'marks' },
  { rhythm: 'lines', list: 'dashes' },
  { rhythm: 'full', list: 'run' },
  { rhythm: 'apart' },
];
/** How much likeness to the other drafts one point of an opening's worth is. */
const POINT = 0.02;
/** The same for each step down the ways to break it up. */
const STEP = 0.02;
const MOST_OPENINGS = 8;
/** What it costs to begin with the same thought as another draft. */
const SAME_BEGINNING = 0.4;
/** What repeating another draft costs: more than anything else can. */
const REPEATS = 10;

/**
 * The draft of a variant, chosen so that it is unlike those before it: of the openings it may have, the one that stands
 * apart in words and order and is not much weaker than the best; then the way to break it up. One that can only repeat
 * another comes last.
 */
export function composeApart(
  units: readonly Unit[],
  variant: Variant,
  planFor: (variant: Variant) => Omit<Plan, 'rhythm' | 'list' | 'opening'>,
): Draft {
  const drafts: Draft[] = [];
  const next = (each: Variant) => {
    const draft = furthest(units, planFor(each), each, drafts.map(textOf));
    drafts.push(draft);
    return draft;
  };
  const first = next(0);
  if (variant === 0) return first;
  const [second, repeats] = [next(1), (draft: Draft) => told(draft) === told(first)];
  // Only where the second repeats the first can the third matter to its place.
  if (variant === 1 && !repeats(second)) return second;
  const third = next(2);
  const swapped = repeats(second) && !repeats(third);
  return swapped === (variant === 1) ? third : second;
}

const told = (draft: Draft) => thoughtsOf(textOf(draft));

const textOf = (draft: Draft) => draft.paragraphs.join('\n\n');

function furthest(
  units: readonly Unit[],
  plan: Omit<Plan, 'rhythm' | 'list' | 'opening'>,
  variant: Variant,
  others: readonly string[],
): Draft {
  const [stand = { rhythm: 'pairs' as const }, ...more] = STANDS[variant] ?? [];
  const usual = variant === 0 && comesInParagraphs(units) ? { rhythm: 'own' as const } : stand;
  const openings = openingsFor(units, { ...plan, ...usual }).slice(0, MOST_OPENINGS);
  if (plan.brief.openingOnly === true)
    return opensWith(openings, others, () => composeDraft(units, { ...plan, ...usual }));
  const like = (draft: Draft) => likeness(textOf(draft), others);
  const opened = openings.map(({ opening, behind }) => {
    const draft = composeDraft(units, { ...plan, ...usual, opening });
    return { opening, draft, cost: others.length === 0 ? behind : like(draft) + behind * POINT };
  });
  const best = leastOf(opened);
  const first = best?.draft ?? composeDraft(units, { ...plan, ...usual });
  if (others.length === 0) return first;
  const chosen = best === undefined ? {} : { opening: best.opening };
  const own = openings.find(({ opening }) => opening.kind === 'straight');
  const straight = own === undefined ? {} : { opening: own.opening };
  const stood = more.map((stand, index) => {
    const draft = composeDraft(units, { ...plan, ...stand, ...chosen });
    return { draft, cost: like(draft) + (index + 1) * STEP };
  });
  const least = leastOf([{ draft: first, cost: like(first) }, ...stood]);
  const closed = leastOf(
    least !== undefined && least.cost < REPEATS / 2
      ? []
      : closingQuestions(units, plan.brief.goal).flatMap((closing, index) =>
          // After the notes' own beginning a question says more than after another question.
          [straight, chosen].map((opened, turned) => {
            const draft = composeDraft(units, { ...plan, ...usual, ...opened, closing });
            return { draft, cost: like(draft) + index * STEP + turned * SAME_BEGINNING };
          }),
        ),
  );
  if (closed !== undefined && closed.cost < (least?.cost ?? REPEATS)) return closed.draft;
  if (least !== undefined && least.cost < REPEATS) return least.draft;
  const spare = SPARE.map((stand) => composeDraft(units, { ...plan, ...stand, ...chosen }));
  return spare.find((draft) => !others.includes(textOf(draft))) ?? first;
}

/** Questions to the reader that the notes lead to, for a draft that has nothing else of its own. */
function closingQuestions(units: readonly Unit[], goal: Plan['brief']['goal']): string[] {
  const sentences = units.flatMap((unit) => unit.sentences.map((sentence) => sentence.text));
  if (sentences.some((sentence) => sentence.endsWith('?'))) return [];
  const [only] = sentences;
  const yours = only !== undefined && sentences.length === 1 ? askedYours(only) : undefined;
  // Right after the sentence it comes from, a question only echoes it.
  const far = (goal ?? 'none') === 'none' ? undefined : questionFrom(sentences, 0, -1);
  return [yours, far].flatMap((question) => question ?? []);
}

/** An opening alone: the best that is none of the others. */
function opensWith(openings: readonly Candidate[], others: readonly string[], whole: () => Draft): Draft {
  const line = (openings.find(({ opening }) => !others.includes(opening.line)) ?? openings[0])?.opening.line;
  return line === undefined ? whole() : { opening: line, paragraphs: [line] };
}

/** The words a text begins with, without who tells it: 'We stopped X.', 'Stopped X.' and 'In May we stopped X.' begin with the same thought. */
const beginning = (text: string) => {
  const [first = ''] = text.split(/(?<=[.!?]["”]?)\s|\n/, 1);
  return wordsOf(first)
    .filter((word) => !/^(?:i|we)$/.test(word))
    .toSorted()
    .join(' ');
};

/** Mean likeness to the others; the same as one of them is worse than anything, the same thoughts in other breaks next to that. */
function likeness(text: string, others: readonly string[]): number {
  if (others.includes(text)) return REPEATS;
  const repeats = others.some((other) => thoughtsOf(other) === thoughtsOf(text)) ? REPEATS / 2 : 0;
  const begun = others.some((other) => beginning(other) === beginning(text)) ? SAME_BEGINNING : 0;
  const alike =
    others.reduce((sum, other) => sum + draftLikeness(text, other), 0) / Math.max(1, others.length);
  return repeats + begun + alike;
}

function leastOf<T extends { cost: number }>(all: readonly T[]): T | undefined {
  return all.reduce<T | undefined>(
    (best, one) => (best === undefined || one.cost < best.cost ? one : best),
    undefined,
  );
}
