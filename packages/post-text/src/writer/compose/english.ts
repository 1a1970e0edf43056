import type { Variant, WriteBrief, Written } from '../brief.ts';
import { cutTells } from '../clean/tells.ts';
import { finishSentence } from '../clean/sentence.ts';
import { correctWords } from '../clean/words.ts';
import { expandSigns } from '../clean/shorthand.ts';
import { fitLength } from '../length.ts';
import { findMissing, findRefused } from '../missing.ts';
import { covers, pointsToAdd } from '../must-say.ts';
import { readSentence } from '../parse/features.ts';
import { readMaterial } from '../parse/material.ts';
import type { Material, Unit } from '../parse/material.ts';
import { seeded } from '../random.ts';
import { applyTone, toneRhythm } from '../tone.ts';
import { arrange } from './arrange.ts';
import { askChoice } from './choice.ts';
import { chooseOpenings } from './choose.ts';
import { closingCall, closingQuestion } from './closing.ts';
import { chooseShape } from './formats.ts';
import type { Shape } from './formats.ts';
import { layUnits } from './layout.ts';
import type { Layout, ListStyle, Rhythm } from './layout.ts';
import { findOpenings } from './openings.ts';
import { findSteps, gatherAdvice } from './steps.ts';

type Notes = { notes: string; dropped: readonly string[] };

const VARIANTS: readonly Variant[] = [0, 1, 2];
/** How each variant is broken up, and how else when that would repeat another. */
const RHYTHMS: readonly (readonly Rhythm[])[] = [
  ['pairs'],
  ['lines', 'single', 'full'],
  ['full', 'single', 'lines', 'pairs'],
];

/** Composes an English post from notes. */
export function composeEnglish(
  brief: WriteBrief,
  notes: Notes,
  seed: string | number,
  variant: Variant,
): Written {
  const material = toned(readMaterial(notes.notes), brief);
  const shape = brief.format === undefined || brief.format === 'auto' ? chooseShape(material) : brief.format;
  const length = brief.length ?? material.wishes.length;
  const said = material.units.flatMap((unit) => [
    ...unit.sentences.map((sentence) => sentence.text),
    ...(unit.list?.items ?? []),
  ]);
  const points = pointsToAdd(brief.mustSay ?? [], said);
  const call = callLine(brief, said);
  const tail = tailLines(material);
  const reserved = [...points, call, ...tail].reduce((sum, line) => sum + line.length + 2, 0);
  const fitted = fitLength(material.units, length, reserved);
  const draft = composeApart(fitted.units, variant, (each) => ({
    shape,
    variant: each,
    pick: seeded(`${seed}/${brief.idea.length}`),
    points,
    call,
    brief,
    material,
  }));
  const text = cutTells([...draft.paragraphs, ...tail].join('\n\n'));
  const missing = findMissing(brief, material, shape, length, text.length);
  return {
    text: brief.openingOnly ? draft.opening : text,
    missing: [...missing, ...findRefused(material, notes.dropped, fitted.left)],
  };
}

type Draft = { opening: string; paragraphs: string[] };

/** The draft of a variant, broken up so that no earlier variant reads the same. */
function composeApart(
  units: readonly Unit[],
  variant: Variant,
  planFor: (variant: Variant) => Omit<Plan, 'rhythm'>,
): Draft {
  const taken = new Set<string>();
  let draft: Draft = { opening: '', paragraphs: [] };
  for (const each of VARIANTS.slice(0, variant + 1)) {
    for (const rhythm of RHYTHMS[each] ?? []) {
      draft = compose(units, { ...planFor(each), rhythm });
      if (!taken.has(draft.paragraphs.join('\n\n'))) break;
    }
    taken.add(draft.paragraphs.join('\n\n'));
  }
  return draft;
}

type Plan = {
  rhythm: Rhythm;
  shape: Shape;
  variant: Variant;
  pick: () => number;
  points: string[];
  call: string;
  brief: WriteBrief;
  material: Material;
};

function compose(units: readonly Unit[], plan: Plan): Draft {
  const { shape, variant, pick } = plan;
  const asked = shape === 'question' ? askChoice(units) : undefined;
  const notes = withoutLeadIn(asked ? asked.units : units);
  const pool = shape === 'list' || shape === 'how-to' ? (gatherAdvice(notes) ?? notes) : notes;
  const held = shape === 'question' && variant === 1 && !asked ? holdQuestion(pool) : undefined;
  const openings = chooseOpenings(findOpenings(held?.units ?? pool, shape, pick));
  const chosen = asked && variant !== 1 ? undefined : held ? openings[0] : openings[variant];
  const { body, end } = arrange(chosen ? chosen.rest : pool, shape, variant);
  if (held) end.push(held.question);
  const layout = layoutFor(plan);
  const listed = listsFor(body, shape, variant);
  const opening = asked && variant !== 1 ? asked.question : (chosen?.line ?? '');
  const runsOn =
    chosen?.kind === 'straight' &&
    variant === 2 &&
    listed[0] !== undefined &&
    !listed[0].list &&
    !listed[0].lines;
  const points = plan.points.map((text, order): Unit => ({
    order,
    paragraph: -1,
    sentences: [readSentence(text)],
  }));
  const begun = runsOn
    ? layUnits(withFirst(listed, opening), layout)
    : [...(opening === '' ? [] : [introduces(opening, listed[0])]), ...layUnits(listed, layout)];
  const paragraphs = [
    ...begun,
    ...layUnits(points, layout),
    ...layUnits(end, layout),
    ...(asked && variant === 1 ? [asked.question] : []),
    ...(plan.call === '' ? [] : [plan.call]),
  ];
  return {
    opening: opening || (paragraphs[0] ?? ''),
    paragraphs: [...paragraphs, ...lastQuestion(plan, pool, paragraphs, asked !== undefined)],
  };
}

/** The notes' own beginning as part of the first paragraph. */
function withFirst(units: readonly Unit[], opening: string): Unit[] {
  const [first, ...rest] = units;
  if (!first) return [];
  return [{ ...first, sentences: [{ ...readSentence(opening), leans: false }, ...first.sentences] }, ...rest];
}

/** A line without a verb before a list leads into it. */
function introduces(opening: string, next: Unit | undefined): string {
  return next?.list?.intro === '' && !readSentence(opening).whole && !opening.includes('\n')
    ? opening.replace(/[.]$/, ':')
    : opening;
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

/** Keeps the question for the end, where what comes before it can be read without it. */
function holdQuestion(units: readonly Unit[]): { question: Unit; units: Unit[] } | undefined {
  const question = units.find(
    (unit) => unit.sentences.length === 1 && unit.sentences[0]?.role === 'question',
  );
  const rest = units.filter((unit) => unit !== question);
  const first = rest[0]?.sentences[0];
  return question && first && !first.leans && !first.points ? { question, units: rest } : undefined;
}

function layoutFor(plan: Plan): Layout {
  const { shape, variant } = plan;
  const styles: readonly ListStyle[] =
    shape === 'how-to' || shape === 'hiring' ? ['marks', 'marks', 'prose'] : ['marks', 'paragraphs', 'prose'];
  return {
    rhythm: toneRhythm(plan.brief.tone, plan.rhythm),
    list: styles[variant] ?? 'marks',
    ordered: shape === 'how-to',
    keepLabels: variant === 1,
  };
}

function listsFor(body: readonly Unit[], shape: Shape, variant: Variant): Unit[] {
  if (shape === 'how-to') return findSteps(body, 'steps');
  if (shape === 'hiring') return variant === 1 ? findSteps(body, 'facts') : [...body];
  if (shape === 'list' || variant === 2) return findSteps(body, 'points');
  return [...body];
}

/** A question to the reader where the post has none, nothing asks anything of them, and the person names a thing of their own to ask about. */
function lastQuestion(
  plan: Plan,
  units: readonly Unit[],
  paragraphs: readonly string[],
  decides: boolean,
): string[] {
  const last = paragraphs.at(-1) ?? '';
  if (plan.call !== '' || /\?$/.test(last) || plan.shape === 'hiring' || plan.shape === 'announcement')
    return [];
  if (decides || (plan.shape === 'question' && /\?/.test(paragraphs[0] ?? '')))
    return plan.variant === 2 ? [] : ['What would you do?'];
  const wanted = plan.shape === 'question' || plan.material.wishes.askQuestion === true;
  if (
    !wanted &&
    (plan.variant !== 2 ||
      paragraphs.length < 3 ||
      units.some((unit) =>
        unit.sentences.some((sentence) => /^(?:thanks|invite|advice)$/.test(sentence.role)),
      ))
  )
    return [];
  const question = closingQuestion(units, plan.pick());
  return question === undefined ? [] : [question];
}

function callLine(brief: WriteBrief, said: readonly string[]): string {
  const call = closingCall(brief.callToAction);
  if (call.trim() === '' || said.some((sentence) => covers(sentence, call, 0.75))) return '';
  return finishSentence(correctWords(expandSigns(call)));
}

function tailLines(material: Material): string[] {
  const { links, hashtags } = material.trimmings;
  return [
    ...(links.length > 0 ? [links.join('\n')] : []),
    ...(hashtags.length > 0 ? [hashtags.slice(0, 5).join(' ')] : []),
  ];
}

function toned(material: Material, brief: WriteBrief): Material {
  if (brief.tone === undefined || brief.tone === 'plain') return material;
  const units = material.units.map((unit) => ({
    ...unit,
    sentences: unit.sentences
      .map((sentence) => ({
        ...readSentence(applyTone(sentence.text, brief.tone)),
        leans: sentence.leans,
        points: sentence.points,
      }))
      .filter((sentence) => sentence.words.length > 0),
    ...(unit.list
      ? {
          list: {
            ...unit.list,
            items: unit.list.items.map((item) => applyTone(item, brief.tone).replace(/\.$/, '')),
          },
        }
      : {}),
  }));
  return { ...material, units };
}
