import { addressed, speaksTo } from '../audience.ts';
import type { Variant, WriteBrief } from '../brief.ts';
import { finishSentence } from '../clean/sentence.ts';
import { forbids } from '../must-say.ts';
import { readSentence } from '../parse/features.ts';
import type { Material, Unit } from '../parse/material.ts';
import { toneRhythm } from '../tone.ts';
import { arrange } from './arrange.ts';
import { isJobSearch, isPersonal } from '../personal.ts';
import { candidatesFor } from './choose.ts';
import type { Candidate } from './choose.ts';
import { closingQuestion, withCall } from './closing.ts';
import type { Shape } from './formats.ts';
import { layUnits } from './layout.ts';
import type { Layout, ListStyle, Rhythm } from './layout.ts';
import { findOpenings } from './openings.ts';
import type { Opening } from './opening.ts';
import { drawQuestion, holdQuestion, lastQuestion } from './question.ts';
import type { Drawn } from './question.ts';
import { findPoints, findSteps, gatherFacts, gatherPoints, gatherTold } from './steps.ts';

/** A post before its links and hashtags: the opening by itself, and all paragraphs, the opening among them. */
export type Draft = { opening: string; paragraphs: string[] };

/** What a draft is made by. `points` are sentences that must be said, `call` the call to action or ''. */
export type Plan = {
  shape: Shape;
  variant: Variant;
  rhythm: Rhythm;
  /** How lists stand, where the format's own way would repeat another variant. */
  list?: ListStyle;
  /** What opens the draft; without it, what its variant likes best. */
  opening?: Opening;
  /** A question to the reader to end with, where the draft would otherwise repeat another. */
  closing?: string;
  pick: () => number;
  points: readonly string[];
  call: string;
  brief: WriteBrief;
  material: Material;
};

/** The notes as a draft takes them up: the units to choose an opening from, and a question drawn out or held back. */
type Pool = { units: Unit[]; drawn: Drawn | undefined; held: Unit | undefined };

function poolOf(units: readonly Unit[], { shape, variant, brief }: Plan): Pool {
  const notes = withoutLeadIn(units);
  const drawn = shape === 'question' ? drawQuestion(notes, brief.idea) : undefined;
  const pool = drawn
    ? drawn.units
    : shape === 'list'
      ? gatherTold(notes, 'own')
      : shape === 'how-to'
        ? gatherTold(notes, 'reader')
        : notes;
  const held = shape === 'question' && variant === 1 && !drawn ? holdQuestion(pool) : undefined;
  return { units: held?.units ?? pool, drawn, held: held?.question };
}

/** What a draft may open with, the best for its variant first; none where it opens with a question drawn from the notes. */
export function openingsFor(units: readonly Unit[], plan: Plan): Candidate[] {
  const { units: pool, drawn, held } = poolOf(units, plan);
  if (drawn !== undefined && plan.variant !== 1) return [];
  const { never = [], audience } = plan.brief;
  const found = towards(findOpenings(pool, plan.shape, plan.pick), audience).filter(
    ({ line }) => !never.some((word) => forbids(line, word)),
  );
  return candidatesFor(found, held || drawn ? 0 : plan.variant, beginsWithList(pool[0]));
}

/** Whether notes begin with a list, or the line that leads into one; the rows of a table are told by what is said of them. */
const beginsWithList = (first: Unit | undefined): boolean =>
  first?.list !== undefined &&
  (first.list.intro !== '' || !first.list.items.every((item) => /^[^:]{1,30}: /.test(item)));

/** Composes one draft: opening, body in the shape of the format, what closes it. */
export function composeDraft(units: readonly Unit[], plan: Plan): Draft {
  const { shape, variant } = plan;
  const { units: pool, drawn, held } = poolOf(units, plan);
  const asksFirst = drawn !== undefined && variant !== 1;
  const chosen = asksFirst ? undefined : (plan.opening ?? openingsFor(units, plan)[0]?.opening);
  const { body, end } = arrange(chosen ? chosen.rest : pool, shape, variant);
  const opening = asksFirst ? drawn.question : (chosen?.line ?? '');
  const closing = held ? [...end, held] : end;
  const told = [
    ...begin(opening, chosen, shapeBody(body, shape, variant), plan),
    ...layUnits(plan.points.map(asUnit), layoutFor(plan)),
    ...layUnits(closing, layoutFor(plan)),
    ...(drawn && !asksFirst ? [drawn.question] : []),
  ];
  const paragraphs = withCall(told, plan.call);
  return {
    opening: opening || (paragraphs[0] ?? ''),
    paragraphs: [...paragraphs, ...asksLast(plan, pool, paragraphs, drawn)],
  };
}

/** A line that names the readers it is for comes before others nearly as good. */
function towards(openings: readonly Opening[], audience: string | undefined): Opening[] {
  return openings
    .map((opening) => ({
      ...opening,
      score: opening.score + Math.min(2, speaksTo(opening.line, audience)) * 1.5,
    }))
    .toSorted((a, b) => b.score - a.score);
}

function asUnit(text: string, order: number): Unit {
  return { order, paragraph: -1, sentences: [readSentence(text)] };
}

/** The first sentence of a post leans on nothing: a 'So' or 'And' before it goes. */
function withoutLeadIn(units: readonly Unit[]): Unit[] {
  return units.map((unit, index) => {
    const [head, ...tail] = unit.sentences;
    const bare = index === 0 && head ? /^(?:So|And|But|Also|Then),? (?=\p{L})/u.exec(head.text) : null;
    return bare && head
      ? { ...unit, sentences: [readSentence(finishSentence(head.text.slice(bare[0].length))), ...tail] }
      : unit;
  });
}

function shapeBody(body: readonly Unit[], shape: Shape, variant: Variant): Unit[] {
  if (shape === 'how-to') return findSteps(body);
  if (shape === 'list') return findPoints(body);
  if (shape === 'hiring') return variant === 1 ? gatherFacts(body) : [...body];
  return variant === 2 ? gatherPoints(body) : [...body];
}

/** The opening and the body. The third variant lets the notes' own beginning run on into its first paragraph. */
function begin(opening: string, chosen: Opening | undefined, body: readonly Unit[], plan: Plan): string[] {
  const layout = layoutFor(plan);
  const [first] = body;
  if (opening === '' || !first) return [...(opening === '' ? [] : [opening]), ...layUnits(body, layout)];
  const runsOn =
    !opening.includes('\n') &&
    plan.variant === 2 &&
    chosen?.kind === 'straight' &&
    !first.list &&
    !first.lines &&
    first.label === undefined;
  if (!runsOn) return [introduces(opening, first), ...layUnits(body, layout)];
  const head = { ...readSentence(opening), leans: false };
  return layUnits([{ ...first, sentences: [head, ...first.sentences] }, ...body.slice(1)], layout);
}

const ANNOUNCES =
  /^(?:my |our |the )?(?:\w+ )?(?:things|lessons|rules|reasons|questions|tips|ways|steps|mistakes|books|habits|signs|ideas|points|facts)\b[^.!?]*[.]$/i;

/** A line that announces a list, or one without a verb, leads into it. */
function introduces(opening: string, next: Unit): string {
  const leads =
    next.list?.intro === '' &&
    (!readSentence(opening).whole || ANNOUNCES.test(opening) || /^How (?:I|we) [^?]*[.]$/.test(opening)) &&
    !opening.includes('\n') &&
    !/\d[^.]*\. /.test(opening);
  return leads ? opening.replace(/[.]$/, ':') : opening;
}

const LIST_STYLES: Partial<Record<Shape, readonly ListStyle[]>> = {
  list: ['marks', 'numbers', 'paragraphs'],
  'how-to': ['numbers', 'numbers', 'paragraphs'],
  hiring: ['marks', 'marks', 'prose'],
};
const USUAL_STYLES: readonly ListStyle[] = ['marks', 'paragraphs', 'prose'];

function layoutFor(plan: Plan): Layout {
  const list = plan.list ?? (LIST_STYLES[plan.shape] ?? USUAL_STYLES)[plan.variant] ?? 'marks';
  // Where a list is what was asked for, it is not read in one breath.
  const stands = list === 'run' && /^(?:list|how-to)$/.test(plan.shape) ? 'spaced' : list;
  return { rhythm: toneRhythm(plan.brief.tone, plan.rhythm), list: stands };
}

/** A question to the reader, where the format or the person asks for one, or where nothing else closes the third variant. */
function asksLast(
  plan: Plan,
  units: readonly Unit[],
  paragraphs: readonly string[],
  drawn: Drawn | undefined,
): string[] {
  const last = paragraphs.at(-1) ?? '';
  if (plan.call !== '' || /\?["”]?$/.test(last) || paragraphs.length === 0) return [];
  // Nobody is asked about what is told of kin, illness or death.
  if (units.some((unit) => unit.sentences.some(({ text }) => isPersonal(text) || isJobSearch(text))))
    return [];
  // A question that the notes answer themselves is no reader's.
  if (/\?["”]? (?:Yes|No)\b/.test(paragraphs[0] ?? '') || /^(?:Yes|No)\b/.test(paragraphs[1] ?? ''))
    return [];
  if (plan.closing !== undefined) return [addressed(plan.closing, plan.brief.audience)];
  if (
    drawn?.decides === true ||
    (plan.shape === 'question' &&
      drawn === undefined &&
      /^(?:Should|Would|Shall|Is it better)\b[^?]*\?$| or [^?]*\?$/.test(paragraphs[0] ?? ''))
  )
    return plan.variant === 2 || /^Would you\b/.test(drawn?.question ?? '') ? [] : ['What would you do?'];
  if (plan.shape === 'question')
    return drawn || paragraphs.some((paragraph) => paragraph.includes('?'))
      ? []
      : [lastQuestion(units, plan.pick())];
  if (plan.material.wishes.askQuestion) return [lastQuestion(units, plan.pick())];
  const closed = units.some((unit) =>
    unit.sentences.some((sentence) => /^(?:thanks|invite|advice)$/.test(sentence.role)),
  );
  // Nobody who names no goal asked for a question.
  if (
    (plan.brief.goal ?? 'none') === 'none' ||
    plan.variant !== 2 ||
    paragraphs.length < 2 ||
    units.reduce((sum, unit) => sum + unit.sentences.length, 0) < 3 ||
    closed ||
    /^(?:hiring|announcement|how-to|list)$/.test(plan.shape)
  )
    return [];
  const question = closingQuestion(units, plan.pick());
  return question === undefined ? [] : [addressed(question, plan.brief.audience)];
}
