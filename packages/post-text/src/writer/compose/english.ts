import type { Variant, WriteBrief, Written } from '../brief.ts';
import { cutTells } from '../clean/tells.ts';
import { finishSentence } from '../clean/sentence.ts';
import { correctWords } from '../clean/words.ts';
import { expandSigns } from '../clean/shorthand.ts';
import { fitLength } from '../length.ts';
import { findMissing, findRefused } from '../missing.ts';
import { pointsToAdd } from '../must-say.ts';
import { readSentence } from '../parse/features.ts';
import { readMaterial } from '../parse/material.ts';
import type { Material, Unit } from '../parse/material.ts';
import { seeded } from '../random.ts';
import { applyTone, toneRhythm } from '../tone.ts';
import { arrange } from './arrange.ts';
import { closingCall, closingQuestion } from './closing.ts';
import { chooseShape } from './formats.ts';
import type { Shape } from './formats.ts';
import { layUnits } from './layout.ts';
import type { Rhythm } from './layout.ts';
import { chooseOpenings, findOpenings } from './openings.ts';
import type { Opening } from './openings.ts';
import { findSteps } from './steps.ts';
import { askChoice } from './choice.ts';

type Notes = { notes: string; dropped: readonly string[] };

const RHYTHMS: readonly Rhythm[] = ['pairs', 'lines', 'full'];

/** Composes an English post from notes. */
export function composeEnglish(brief: WriteBrief, notes: Notes, seed: string | number, variant: Variant): Written {
  const material = toned(readMaterial(notes.notes), brief);
  const shape = brief.format === undefined || brief.format === 'auto' ? chooseShape(material) : brief.format;
  const length = brief.length ?? material.wishes.length;
  const said = material.units.flatMap((unit) => [...unit.sentences.map((sentence) => sentence.text), ...(unit.list?.items ?? [])]);
  const points = pointsToAdd(brief.mustSay ?? [], said);
  const call = callLine(brief);
  const tail = tailLines(material);
  const reserved = [...points, call, ...tail].reduce((sum, line) => sum + line.length + 2, 0);
  const fitted = fitLength(material.units, length, reserved);
  const pick = seeded(`${seed}/${brief.idea.length}`);
  const draft = compose(fitted.units, { shape, variant, pick, points, call, brief, material });
  const text = cutTells([...draft.paragraphs, ...tail].join('\n\n'));
  const missing = findMissing(brief, material, shape, length, text.length);
  return { text: brief.openingOnly ? draft.opening : text, missing: [...missing, ...findRefused(material, notes.dropped, fitted.left)] };
}

type Plan = { shape: Shape; variant: Variant; pick: () => number; points: string[]; call: string; brief: WriteBrief; material: Material };

function compose(units: readonly Unit[], plan: Plan): { opening: string; paragraphs: string[] } {
  const { shape, variant, pick } = plan;
  const asked = shape === 'question' ? askChoice(units) : undefined;
  const pool = asked ? asked.units : [...units];
  const openings = chooseOpenings(findOpenings(pool, shape, pick));
  const chosen = asked && variant !== 1 ? undefined : openings[variant];
  const { body, end } = arrange(pool, chosen, shape, variant);
  const listed = shape === 'how-to' ? findSteps(body, 'steps') : shape === 'list' || variant === 2 ? findSteps(body, 'points') : body;
  const rhythm = toneRhythm(plan.brief.tone, RHYTHMS[variant] ?? 'pairs');
  const opening = asked && variant !== 1 ? asked.question : openingLine(chosen, listed);
  const middle = layUnits(listed, rhythm, { ordered: shape === 'how-to', keepLabels: variant === 1 });
  const points = plan.points.length > 0 ? layUnits(plan.points.map((text, order) => ({ order, paragraph: 0, sentences: [readSentence(text)] })), rhythm) : [];
  const closing = layUnits(end, rhythm);
  const question = asked && variant === 1 ? [asked.question] : [];
  const paragraphs = [...(opening === '' ? [] : [opening]), ...middle, ...points, ...closing, ...question, ...(plan.call === '' ? [] : [plan.call])];
  return { opening: opening || (paragraphs[0] ?? ''), paragraphs: [...paragraphs, ...lastQuestion(plan, pool, paragraphs, asked !== undefined)] };
}

function openingLine(chosen: Opening | undefined, _body: readonly Unit[]): string {
  return chosen?.line ?? '';
}

/** A question to the reader where the post has none, nothing asks anything of them, and the person names a thing of their own to ask about. */
function lastQuestion(plan: Plan, units: readonly Unit[], paragraphs: readonly string[], decides: boolean): string[] {
  const last = paragraphs.at(-1) ?? '';
  if (plan.call !== '' || /\?$/.test(last) || plan.shape === 'hiring' || plan.shape === 'announcement') return [];
  if (decides || (plan.shape === 'question' && /\?/.test(paragraphs[0] ?? ''))) return plan.variant === 2 ? [] : ['What would you do?'];
  const wanted = plan.shape === 'question' || plan.material.wishes.askQuestion === true;
  if (!wanted && (plan.variant !== 2 || paragraphs.length < 3 || units.some((unit) => unit.sentences.some((sentence) => /^(?:thanks|invite|advice)$/.test(sentence.role))))) return [];
  const question = closingQuestion(units, plan.pick());
  return question === undefined ? [] : [question];
}

function callLine(brief: WriteBrief): string {
  const call = closingCall(brief.callToAction);
  if (call.trim() === '') return '';
  return finishSentence(correctWords(expandSigns(call)));
}

function tailLines(material: Material): string[] {
  const { links, hashtags } = material.trimmings;
  return [...(links.length > 0 ? [links.join('\n')] : []), ...(hashtags.length > 0 ? [hashtags.slice(0, 5).join(' ')] : [])];
}

function toned(material: Material, brief: WriteBrief): Material {
  if (brief.tone === undefined || brief.tone === 'plain') return material;
  const units = material.units.map((unit) => ({
    ...unit,
    sentences: unit.sentences.map((sentence) => ({ ...readSentence(applyTone(sentence.text, brief.tone)), leans: sentence.leans, points: sentence.points })).filter((sentence) => sentence.words.length > 0),
    ...(unit.list ? { list: { ...unit.list, items: unit.list.items.map((item) => applyTone(item, brief.tone).replace(/\.$/, '')) } } : {}),
  }));
  return { ...material, units };
}
