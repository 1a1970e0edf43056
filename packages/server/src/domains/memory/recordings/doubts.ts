import type { Doubt } from '@limelight/contracts';
import { isFunctionWord, languageIn } from '@limelight/post-text';

const CAPITALISED = String.raw`\p{Lu}[\p{L}\p{M}\p{Nd}]*(?:[’'-][\p{L}\p{M}]+)*`;
/** Capitalised words in a row. */
const NAME = new RegExp(String.raw`(?<![\p{L}\p{N}])${CAPITALISED}(?:\s${CAPITALISED}){0,3}`, 'gu');
const FIGURE = /(?<![\p{L}\p{N}])[€$£₹¥]?\s?\p{Nd}(?:[\p{Nd}.,:]*\p{Nd})?(?:\s?%)?/gu;
const STARTS_SENTENCE = /(?:^|[.!?…:;]["”’)]?\s+)["“‘(¿¡]*$/u;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

const lowerCaseWords = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** Months and days of the week, which are capitalised in many languages and no names. */
function calendarWords(language: string): string[] {
  const form = new Intl.DateTimeFormat([language, 'en'], { month: 'long', weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => form.format(Date.UTC(2024, month, month + 1))).flatMap(
    lowerCaseWords,
  );
}

interface Known {
  words: ReadonlySet<string>;
  language: string;
}

/** Names of which nothing known contains every word. */
function namesIn(line: string, { words, language }: Known): Doubt[] {
  return [...line.matchAll(NAME)].flatMap(({ 0: found, index }): Doubt[] => {
    const parts = found.split(/\s/u);
    let from = index;
    const isFirst = STARTS_SENTENCE.test(line.slice(0, index));
    // Sentences begin with a capital: that says nothing of a word alone, nor of one that only joins others.
    while (
      parts[0] !== undefined &&
      (isFunctionWord(parts[0].toLowerCase()) || /^I(?:['’]|$)/u.test(parts[0]))
    )
      from += (parts.shift()?.length ?? 0) + 1;
    if (parts.length === 0 || (isFirst && from === index && parts.length === 1)) return [];
    // German capitalises all nouns.
    if (language === 'de' && parts.length === 1) return [];
    const name = parts.join(' ');
    if (lowerCaseWords(name).every((word) => words.has(word))) return [];
    return [{ from, to: from + name.length, why: 'name' }];
  });
}

/** Figures that nothing known contains. */
const figuresIn = (line: string, { words }: Known): Doubt[] =>
  [...line.matchAll(FIGURE)].flatMap(({ 0: found, index }): Doubt[] => {
    const figure = found.trimStart();
    const from = index + found.length - figure.length;
    const isKnown = lowerCaseWords(figure).every((word) => words.has(word));
    return isKnown ? [] : [{ from, to: from + figure.length, why: 'figure' }];
  });

/** What to look at first in each line: figures in digits, and names, that nothing known contains. */
export function doubtsInLines(lines: readonly string[], known: readonly string[]): Doubt[][] {
  const language = languageIn(lines.join('\n')) ?? 'en';
  const words = new Set([...known.flatMap(lowerCaseWords), ...calendarWords(language)]);
  return lines.map((line) =>
    [...figuresIn(line, { words, language }), ...namesIn(line, { words, language })].toSorted(
      (a, b) => a.from - b.from,
    ),
  );
}
