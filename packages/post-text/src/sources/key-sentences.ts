import { countsUnnamed } from '../checks/claims/counted.ts';
import type { Span } from '../linkedin/urls.ts';
import { findSentences } from '../text/sentences.ts';
import { announces } from './announces.ts';

export interface KeySentenceOptions {
  /** What the post is about, in the person's words; sentences that share its words come first. */
  about: string;
  /** UTF-16 units of all sentences together. */
  most: number;
  /** Sentences must be able to stand alone: none that begins with 'It' or 'But', none that is very short or long. */
  alone: boolean;
  /** Sentences that are not taken. */
  except?: (sentence: string) => boolean;
}

const small = new Set(
  'about after again also always because been before being between both could does doing down during each even every from further have having here hers herself himself into itself just like made make many more most much must never only other over same shall should since some such than that their them then there these they thing things this those through under until upon very want were what when where which while will with would your yours'.split(
    ' ',
  ),
);
/** What begins a sentence that leans on the one before. */
export const leaning =
  /^(?:it|its|this|that|these|those|he|she|they|his|her|their|him|them|but|and|so|or|such|however|therefore|then|also|instead|still|yet|both|neither|another|others|here|there)\b/i;
/** Somebody by first and last name; not at the beginning, where any word is large. */
export const PERSON = /(?<=[\p{Ll},”"] )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;
/** A change told without digits. */
const WORDED = /\b(?:by half|halved|doubled|tripled|twice|a third|by a quarter|half of)\b/i;
const HE = /\b(?:he|she|his|him|hers?)\b/i;
const SAID_BY = /^["“][^"”]+["”],? (?:says|said|writes|wrote|explains|explained|adds|added) \p{Lu}\p{Ll}+/u;
/** Whether a sentence speaks of somebody whom only the one before names. */
export const speaksOfKnown = (sentence: string) => {
  const at = HE.exec(sentence.replace(/[“"][^”"]*[”"]/gu, (said) => ' '.repeat(said.length)))?.index;
  return at !== undefined && !/(?!^)\b\p{Lu}\p{Ll}+/u.test(sentence.slice(0, at));
};
const frame =
  /©|\b(?:cookies?|subscribe|newsletter|sign up|log ?in|read more|click here|share this|follow us|all rights reserved|advertisement|photo:|image:|terms of (?:use|service)|privacy policy)\b/i;

/** The words of meaning in a text, small. */
export function meaningOf(text: string): Set<string> {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => (word.length > 3 || /\d/.test(word)) && !small.has(word)));
}

interface Scored extends Span {
  words: Set<string>;
  score: number;
  /** The sentence before, where it alone says what this one counts. */
  needs: Scored | null;
  /** The sentences after it that tell what it only announces. */
  brings: Span[];
}

/**
 * The sentences of a long text that matter most, in the order of the text: those with its frequent words, with figures,
 * near the beginning of it or of a paragraph, and with the words of `about`. None says what another says already, and one
 * that counts what only the sentence before it names brings that one along.
 */
export function keySentences(text: string, { about, most, alone, except }: KeySentenceOptions): Span[] {
  const spans = findSentences(text);
  const words = spans.map((span) => meaningOf(text.slice(span.start, span.end)));
  const frequency = new Map<string, number>();
  for (const set of words) for (const word of set) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const wanted = meaningOf(about);
  const scored: Scored[] = [];
  for (const [index, span] of spans.entries()) {
    const own = words[index] ?? new Set();
    const sentence = text.slice(span.start, span.end);
    if (own.size === 0 || (alone && !standsAlone(sentence)) || except?.(sentence) === true) continue;
    const last = scored.at(-1);
    const needs =
      countsUnnamed(sentence) || (alone && speaksOfKnown(sentence))
        ? last !== undefined &&
          last.end === spans[index - 1]?.end &&
          !text.slice(last.end, span.start).includes('\n')
          ? last
          : undefined
        : null;
    // What it counts is told nowhere near, or in a sentence that cannot be taken along.
    if (needs === undefined && alone) continue;
    const central = [...own].reduce((sum, word) => sum + Math.min(6, (frequency.get(word) ?? 1) - 1), 0);
    const near = [...own].filter((word) => wanted.has(word)).length;
    const opens = span.start === 0 || text[span.start - 1] === '\n';
    const score =
      central / (own.size + 4) +
      Math.min(6, near * 1.5) +
      (/\d/.test(sentence) ? 1.2 : 0) +
      (alone && PERSON.test(sentence) ? 1.2 : 0) +
      (alone && WORDED.test(sentence) ? 0.8 : 0) +
      (opens ? 0.6 : 0) +
      (span.start < text.length / 8 ? 0.8 : 0) -
      (leaning.test(sentence) ? 1.2 : 0) -
      (sentence.endsWith('?') ? 0.8 : 0);
    const brings = alone ? announcedAfter(text, spans, index) : [];
    if (brings === null) continue;
    scored.push({ ...span, words: own, score, needs: needs ?? null, brings });
  }
  return choose(scored, most);
}

/** What a sentence announces, as far as it is told behind it in its paragraph; null where it is not. */
function announcedAfter(text: string, spans: readonly Span[], at: number): Span[] | null {
  const brings: Span[] = [];
  for (let index = at; announces(text.slice(spans[index]?.start, spans[index]?.end)); index += 1) {
    const [here, next] = [spans[index], spans[index + 1]];
    if (here === undefined || next === undefined || text.slice(here.end, next.start).includes('\n'))
      return null;
    brings.push(next);
  }
  return brings;
}

function choose(scored: readonly Scored[], most: number): Span[] {
  const kept: Scored[] = [];
  const starts = new Set<number>();
  const chosen: Span[] = [];
  let units = 0;
  for (const one of scored.toSorted((a, b) => b.score - a.score || a.start - b.start)) {
    const { needs } = one;
    const together = [...(needs === null ? [] : [needs]), one, ...one.brings];
    const taken = together.filter(({ start }) => !starts.has(start));
    const size = taken.reduce((sum, { start, end }) => sum + end - start + 1, 0);
    if (units + size > most + 1 || kept.includes(one) || kept.some((other) => isSaid(one.words, other.words)))
      continue;
    kept.push(...(needs === null ? [one] : [needs, one]));
    for (const { start, end } of taken) {
      starts.add(start);
      chosen.push({ start, end });
    }
    units += size;
  }
  return chosen.toSorted((a, b) => a.start - b.start);
}

function isSaid(words: ReadonlySet<string>, before: ReadonlySet<string>): boolean {
  const shared = [...words].filter((word) => before.has(word)).length;
  return shared >= 3 && shared >= Math.min(words.size, before.size) * 0.7;
}

/** Whether a sentence can be read without the others; `led` where it leads some of them. */
export function standsAlone(sentence: string, led = false): boolean {
  return (
    sentence.length >= (/\d/.test(sentence) || WORDED.test(sentence) || led ? 24 : 30) &&
    sentence.length <= 260 &&
    /[.!?…।。！？]["”’)]?$/.test(sentence) &&
    !leaning.test(sentence) &&
    !frame.test(sentence) &&
    (!/^[“"‘'(]/.test(sentence) || SAID_BY.test(sentence))
  );
}

/** A text cut to its key sentences, what was left out between them marked; the whole of one that is short enough. */
export function cutToKey(text: string, about: string, most: number): string {
  if (text.length <= most) return text;
  const spans = keySentences(text, { about, most, alone: false });
  let cut = '';
  let end = 0;
  for (const span of spans) {
    const between = text.slice(end, span.start);
    cut += between.trim() === '' ? between : cut === '' ? '' : '\n[…]\n';
    cut += text.slice(span.start, span.end);
    end = span.end;
  }
  return cut === '' ? text.slice(0, most) : cut;
}
