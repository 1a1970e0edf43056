import { finishSentence } from '../clean/sentence.ts';
import { BASE_VERBS, isImperative, wordsOf } from '../lexicon.ts';
import type { Sentence } from '../parse/features.ts';
import type { OwnList, Unit } from '../parse/material.ts';

/** Makes a list of what the notes give as a list in other dress: advice in a row, a habit told as a chain of verbs, short facts. */
export function findSteps(units: readonly Unit[], wanted: 'steps' | 'points'): Unit[] {
  if (units.some((unit) => unit.list && unit.list.items.length >= 3)) return [...units];
  return gatherRun(units, (unit) => isSingle(unit) && unit.sentences[0]?.role === 'advice', true) ?? spreadHabit(units, wanted) ?? (wanted === 'points' ? gatherRun(units, isPoint, false) : undefined) ?? [...units];
}

function isSingle(unit: Unit): boolean {
  return !unit.list && !unit.lines && unit.label === undefined && unit.sentences.length === 1;
}

function isPoint(unit: Unit): boolean {
  const [only] = unit.sentences;
  return isSingle(unit) && only !== undefined && only.text.length <= 80 && /^(?:figure|action|fact|change|turn|confession|lesson)$/.test(only.role) && !/[:?]/.test(only.text);
}

/** The first run of three or more units that pass becomes a list. */
function gatherRun(units: readonly Unit[], passes: (unit: Unit) => boolean, ordered: boolean): Unit[] | undefined {
  for (let start = 0; start < units.length; start += 1) {
    let end = start;
    while (end < units.length && isIn(units[end], passes)) end += 1;
    const first = units[start];
    if (end - start < 3 || !first) continue;
    const items = units.slice(start, end).flatMap((unit) => unit.sentences.map((sentence) => withoutStop(sentence.text)));
    const list: OwnList = { intro: '', items, ordered };
    return [...units.slice(0, start), { ...first, sentences: [], list }, ...units.slice(end)];
  }
  return undefined;
}

function isIn(unit: Unit | undefined, passes: (unit: Unit) => boolean): boolean {
  return unit !== undefined && passes(unit);
}

/** 'I now ask for 40% upfront, invoice the day I deliver and charge 2%' as three steps for the reader. */
function spreadHabit(units: readonly Unit[], wanted: 'steps' | 'points'): Unit[] | undefined {
  if (wanted !== 'steps') return undefined;
  for (const [index, unit] of units.entries()) {
    const [only, ...after] = unit.sentences;
    const steps = only && !unit.list ? habitSteps(only) : [];
    if (steps.length < 3) continue;
    const list: Unit = { ...unit, sentences: [], list: { intro: '', items: steps, ordered: true } };
    return [...units.slice(0, index), list, ...(after.length > 0 ? [{ ...unit, sentences: after }] : []), ...units.slice(index + 1)];
  }
  return undefined;
}

function habitSteps(sentence: Sentence): string[] {
  const match = /^(?:Now |Today |So )?(?:I|we) (?:now |always |only |just )*(.+?)[.]?$/is.exec(sentence.text);
  const parts = (match?.[1] ?? '').split(/,\s+(?:and\s+|then\s+)?|\s+and\s+(?:then\s+)?/);
  if (parts.length < 3 || !parts.every((part) => BASE_VERBS.has(wordsOf(part)[0] ?? '') && isImperative(wordsOf(part)))) return [];
  return parts.map((part) => withoutStop(finishSentence(toReader(part))));
}

/** First person to second: the person's habit as a step for the reader. */
function toReader(text: string): string {
  const swap: Readonly<Record<string, string>> = { i: 'you', we: 'you', my: 'your', our: 'your', me: 'you', us: 'you', "i'm": "you're", "we're": "you're", myself: 'yourself', mine: 'yours', ours: 'yours' };
  return text.replace(/(?<![\p{L}'’])(?:I'm|we're|I|we|my|our|me|us|myself|mine|ours)(?![\p{L}'’])/giu, (word) => swap[word.toLowerCase()] ?? word);
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, '');
}
