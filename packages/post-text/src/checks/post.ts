import { splitRuns } from '../linkedin/runs.ts';
import type { Run } from '../linkedin/runs.ts';
import type { Span } from '../linkedin/urls.ts';
import { guessLanguage } from '../text/language.ts';
import type { Language } from '../text/language.ts';
import { remembering } from '../text/remembering.ts';
import { findSentences } from '../text/sentences.ts';

export type Part = Span & { text: string };

/** A post taken apart once, for all rules. Paragraphs are parted by blank lines; words leave out links. */
export type Post = {
  text: string;
  language: Language;
  runs: Run[];
  paragraphs: Part[];
  lines: Part[];
  sentences: Part[];
  words: Part[];
};

/** Takes a text apart. The last few are remembered: the rules, the claims and the page ask for the same one. */
export const parsePost = remembering(takeApart, 16);

function takeApart(text: string): Post {
  const runs = splitRuns(text);
  const part = (span: Span): Part => ({
    start: span.start,
    end: span.end,
    text: text.slice(span.start, span.end),
  });
  const matches = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map((m) => part({ start: m.index, end: m.index + m[0].length }));
  const urls = runs.filter((run) => run.kind === 'url');
  return {
    text,
    language: guessLanguage(text),
    runs,
    paragraphs: matches(/\S[^\n]*(?:\n(?![^\S\n]*\n)[^\n]*\S[^\n]*)*/g),
    lines: matches(/[^\n]*\S[^\n]*/g),
    sentences: findSentences(text).map(part),
    words: matches(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu).filter(
      (word) => !urls.some((url) => word.start >= url.start && word.start < url.end),
    ),
  };
}

/** A count as the page writes it: '1,729'. */
export const counted = (count: number): string => count.toLocaleString('en-GB');

/** A finding's own words for a stretch of text: short, in quotation marks. */
export function quote(text: string, longest = 40): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return `‘${flat.length > longest ? `${flat.slice(0, longest - 1).trimEnd()}…` : flat}’`;
}

/** The words of a post within a stretch of it, found by halving: every rule that asks for each sentence's own asks often. */
export function wordsWithin({ words }: Post, { start, end }: Span): Part[] {
  let from = 0;
  for (let to = words.length; from < to;) {
    const middle = (from + to) >> 1;
    if ((words[middle]?.start ?? end) < start) from = middle + 1;
    else to = middle;
  }
  let after = from;
  while ((words[after]?.end ?? Infinity) <= end) after += 1;
  return words.slice(from, after);
}
