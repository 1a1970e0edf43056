import { finishSentence } from '../clean/sentence.ts';
import { BASE_VERBS, hasFiniteVerb, isImperative, wordsOf } from '../lexicon.ts';
import type { Sentence } from '../parse/features.ts';
import type { OwnList, Unit } from '../parse/material.ts';

/** What kind of list a format wants: steps to follow, points side by side, or the facts of a job. */
export type Wanted = 'steps' | 'points' | 'facts';

/** Makes a list of what the notes give as one in other dress: advice in a row, a habit told as a chain of verbs, facts side by side. */
export function findSteps(units: readonly Unit[], wanted: Wanted): Unit[] {
  if (units.some((unit) => unit.list && unit.list.items.length >= 3)) return [...units];
  if (wanted === 'facts') return gatherFacts(units);
  return gatherAdvice(units) ?? (wanted === 'steps' ? spreadHabit(units) : gatherPoints(units)) ?? [...units];
}

/** Three pieces of advice or more in a row, with the line that announces them. */
export function gatherAdvice(units: readonly Unit[]): Unit[] | undefined {
  const isAdvice = (unit: Unit | undefined) =>
    unit !== undefined && !unit.list && !unit.lines && unit.sentences[0]?.role === 'advice';
  for (let start = 0; start < units.length; start += 1) {
    let end = start;
    while (isAdvice(units[end])) end += 1;
    const first = units[start];
    if (end - start < 3 || !first) continue;
    const items = units
      .slice(start, end)
      .map((unit) => withoutStop(unit.sentences.map((sentence) => sentence.text).join(' ')));
    const lead = units[start - 1];
    const announced =
      lead && lead.sentences.length === 1 && !lead.sentences[0]?.whole
        ? lead.sentences[0]?.text.replace(/[.:]$/, '')
        : undefined;
    const list: OwnList = { intro: announced ?? '', items, ordered: false };
    return [
      ...units.slice(0, announced === undefined ? start : start - 1),
      { ...first, sentences: [], list },
      ...units.slice(end),
    ];
  }
  return undefined;
}

/** Short facts of one kind that end the notes, side by side: no step of a story, nothing that leans. */
function gatherPoints(units: readonly Unit[]): Unit[] | undefined {
  let start = units.length;
  while (start > 0 && isPoint(units[start - 1])) start -= 1;
  const first = units[start];
  if (!first || units.length - start < 3) return undefined;
  const items = units.slice(start).map((unit) => withoutStop(unit.sentences[0]?.text ?? ''));
  return [...units.slice(0, start), { ...first, sentences: [], list: { intro: '', items, ordered: false } }];
}

function isPoint(unit: Unit | undefined): boolean {
  const [only, second] = unit?.sentences ?? [];
  if (!unit || !only || second || unit.list || unit.lines || unit.label !== undefined) return false;
  if (only.text.length > 75 || only.leans || only.points || /[:?"“]/.test(only.text)) return false;
  return (
    !/^(?:then|now|today|later|after|since|on|at|when|if|the|i (?:was|thought|had)|we (?:had|thought))\b/i.test(
      only.text,
    ) && /^(?:figure|fact|change|turn|action|confession|lesson)$/.test(only.role)
  );
}

/** The facts of a job: notes without a verb, parted at their commas, and what 'you' will do. */
function gatherFacts(units: readonly Unit[]): Unit[] {
  const items: string[] = [];
  const rest: Unit[] = [];
  let place: Unit | undefined;
  for (const unit of units) {
    const [stays, facts] = unit.list || unit.lines ? [[...unit.sentences], []] : partFacts(unit.sentences);
    if (facts.length > 0) place ??= { ...unit, sentences: [] };
    items.push(...facts);
    if (stays.length > 0 || unit.list || unit.lines) rest.push({ ...unit, sentences: stays });
  }
  if (items.length < 3 || !place) return [...units];
  const list: Unit = { ...place, list: { intro: '', items, ordered: false } };
  const at = rest.findIndex((unit) => unit.order > list.order);
  return at < 0 ? [...rest, list] : [...rest.slice(0, at), list, ...rest.slice(at)];
}

function partFacts(sentences: readonly Sentence[]): [Sentence[], string[]] {
  const stays: Sentence[] = [];
  const facts: string[] = [];
  for (const sentence of sentences) {
    const note =
      !hasFiniteVerb(sentence.words.slice(0, 6)) &&
      !isImperative(sentence.words) &&
      sentence.role !== 'invite' &&
      sentence.role !== 'news';
    if (note)
      facts.push(
        ...withoutStop(sentence.text)
          .split(/,\s+(?:and\s+)?/)
          .map((part) => withoutStop(finishSentence(part))),
      );
    else if (/^You\b/.test(sentence.text) && sentence.text.length < 80)
      facts.push(withoutStop(sentence.text));
    else stays.push(sentence);
  }
  return [stays, facts];
}

/** 'I now ask for 40% upfront, invoice the day I deliver and charge 2%' as three steps for the reader. */
function spreadHabit(units: readonly Unit[]): Unit[] | undefined {
  for (const [index, unit] of units.entries()) {
    const [only, ...after] = unit.sentences;
    const steps = only && !unit.list ? habitSteps(only) : [];
    if (steps.length < 3) continue;
    const list: Unit = { ...unit, sentences: [], list: { intro: '', items: steps, ordered: true } };
    return [
      ...units.slice(0, index),
      list,
      ...(after.length > 0 ? [{ ...unit, sentences: after }] : []),
      ...units.slice(index + 1),
    ];
  }
  return undefined;
}

function habitSteps(sentence: Sentence): string[] {
  const match = /^(?:Now |Today |So )?(?:I|we) (?:now |always |only |just )*(.+?)[.]?$/is.exec(sentence.text);
  const parts = (match?.[1] ?? '').split(/,\s+(?:and\s+|then\s+)?|\s+and\s+(?:then\s+)?/);
  if (
    parts.length < 3 ||
    !parts.every((part) => BASE_VERBS.has(wordsOf(part)[0] ?? '') && isImperative(wordsOf(part)))
  )
    return [];
  return parts.map((part) => withoutStop(finishSentence(toReader(part))));
}

/** First person to second: the person's habit as a step for the reader. */
function toReader(text: string): string {
  const swap: Readonly<Record<string, string>> = {
    i: 'you',
    we: 'you',
    my: 'your',
    our: 'your',
    me: 'you',
    us: 'you',
    "i'm": "you're",
    "we're": "you're",
    myself: 'yourself',
    mine: 'yours',
    ours: 'yours',
  };
  return text.replace(
    /(?<![\p{L}'’])(?:I'm|we're|I|we|my|our|me|us|myself|mine|ours)(?![\p{L}'’])/giu,
    (word) => swap[word.toLowerCase()] ?? word,
  );
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, '');
}
