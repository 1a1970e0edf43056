import type { Span } from '../linkedin/urls.ts';
import { findSentences } from '../text/sentences.ts';

/** What an instruction may point at; a point is an item of a list. */
export type Unit = 'paragraph' | 'sentence' | 'line' | 'point';

/** The sources of patterns: which one, and of what. */
export const ORDINAL =
  '(?:second|third)[- ](?:to[- ])?last|last but one|next to last|penultimate|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|final|opening|closing|\\d{1,2}(?:st|nd|rd|th)';
export const UNIT = 'paragraph|para|sentence|line|point|item|bullet(?: point)?|step';

const ordinals: readonly (readonly [RegExp, number])[] = [
  [/^(?:last|final|closing)$/, -1],
  [/^(?:second[- ](?:to[- ])?last|last but one|next to last|penultimate)$/, -2],
  [/^third[- ](?:to[- ])?last$/, -3],
  [/^(?:first|opening)$/, 0],
  [/^second$/, 1],
  [/^third$/, 2],
  [/^fourth$/, 3],
  [/^fifth$/, 4],
  [/^sixth$/, 5],
  [/^seventh$/, 6],
  [/^eighth$/, 7],
  [/^ninth$/, 8],
  [/^tenth$/, 9],
];

/** The place that an ordinal names, from 0 on, from the end below it; an ordinal in digits counts from the start. */
export function orderOf(ordinal: string): number {
  const small = ordinal.toLowerCase().replace(/\s+/g, ' ');
  const known = ordinals.find(([form]) => form.test(small))?.[1];
  return known ?? Math.max(0, Number.parseInt(small, 10) - 1);
}

export function unitOf(word: string): Unit {
  const small = word.toLowerCase().replace(/s$/, '');
  if (small.startsWith('para')) return 'paragraph';
  return small === 'sentence' || small === 'line' ? small : 'point';
}

/** The paragraphs of a text: what stands between empty lines. */
export function paragraphsOf(text: string): Span[] {
  return [...text.matchAll(/[^\n](?:[^\n]|\n(?![^\S\n]*(?:\n|$)))*/gu)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.trimEnd().length,
  }));
}

export function linesOf(text: string): Span[] {
  return [...text.matchAll(/[^\n]*\S[^\n]*/gu)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.trimEnd().length,
  }));
}

/** The sign before an item of a list. */
export const ITEM = /^[^\S\n]*(?:[-–—•*▪◦‣·►▸✅✔☑👉🔹🔸]\ufe0f?|\d{1,2}[.)]|\d\ufe0f?\u20e3)[^\S\n]+(?=\S)/u;

export function placesOf(text: string, unit: Unit): Span[] {
  switch (unit) {
    case 'paragraph':
      return paragraphsOf(text);
    case 'sentence':
      return findSentences(text);
    case 'line':
      return linesOf(text);
    case 'point':
      return linesOf(text).filter(({ start, end }) => ITEM.test(text.slice(start, end)));
  }
}

const counts: Readonly<Record<string, number>> = { couple: 2, two: 2, three: 3, four: 4, five: 5 };
/** 'the first two paragraphs', 'the last 3 lines' */
const SEVERAL = new RegExp(
  `\\b(first|last|final)\\s+(?:(two|three|four|five|[2-9])|(couple) of)\\s+(${UNIT})s\\b`,
  'i',
);
/** 'paragraphs 2 to 4', 'lines 2-4' */
const FROM_TO = new RegExp(`\\b(${UNIT})s?\\s+(\\d{1,2})\\s*(?:to|until|through|-|–)\\s*(\\d{1,2})\\b`, 'i');
const WORDED = new RegExp(`\\b(${ORDINAL})\\s+(${UNIT})\\b`, 'i');
const COUNTED = new RegExp(`\\b(${UNIT})s?\\s+(?:number |no\\. ?|#)?(\\d{1,2})\\b`, 'i');

/** 'everything after the third paragraph' */
const REST =
  /\b(?:everything|anything|all|the rest|what)(?: (?:that )?(?:comes|stands|is|follows))? (after|below|behind|before|above|in front of) (.+)$/i;

/** Where an instruction points: undefined when it points nowhere that is, null when at nothing in particular. */
export function placeOf(text: string, instruction: string): Span | null | undefined {
  const [, side = '', by = ''] = REST.exec(instruction) ?? [];
  if (side === '') return namedIn(text, instruction);
  const place = namedIn(text, by);
  if (!place) return place;
  return /^(?:after|below|behind)$/i.test(side)
    ? { start: place.end, end: text.trimEnd().length }
    : { start: 0, end: place.start };
}

function namedIn(text: string, instruction: string): Span | null | undefined {
  const [, side = '', number = '', couple = '', of = ''] = SEVERAL.exec(instruction) ?? [];
  if (side !== '') {
    const word = (number || couple).toLowerCase();
    const count = counts[word] ?? Number(word);
    const spans = placesOf(text, unitOf(of));
    return spans.length < count
      ? undefined
      : across(/^first$/i.test(side) ? spans.slice(0, count) : spans.slice(-count));
  }
  const [, ranged = '', from = '', to = ''] = FROM_TO.exec(instruction) ?? [];
  if (ranged !== '') {
    const spans = placesOf(text, unitOf(ranged));
    const [first, last] = [Number(from), Number(to)];
    return first < 1 || last < first || last > spans.length
      ? undefined
      : across(spans.slice(first - 1, last));
  }
  const worded = WORDED.exec(instruction);
  const counted = COUNTED.exec(instruction);
  const unit = worded?.[2] ?? counted?.[1];
  if (unit === undefined) return null;
  const order = worded ? orderOf(worded[1] ?? '') : Math.max(0, Number(counted?.[2] ?? 1) - 1);
  return placesOf(text, unitOf(unit)).at(order);
}

function across(spans: readonly Span[]): Span | undefined {
  const [first, last] = [spans[0], spans.at(-1)];
  return first && last ? { start: first.start, end: last.end } : undefined;
}
