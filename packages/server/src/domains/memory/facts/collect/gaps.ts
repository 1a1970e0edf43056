import { findGaps, firstLine, segmentSentences } from '@limelight/post-text';
import type { NewFact } from '../service/keep.ts';
import { longestSentence } from './sizes.ts';

/** A question that a draft left open, and the sentences of the finished text that answer it. */
export interface GapAnswer {
  question: string;
  passage: string;
}

interface Span {
  start: number;
  end: number;
}

/** So much beside a gap recognises its place, in UTF-16 units. */
const anchorUnits = 40;
const leastAnchor = 8;
const longestAnswer = 400;

interface Line extends Span {
  words: string;
  /** A question and nothing else. */
  isGap: boolean;
}

function locateLines(text: string): Line[] {
  let at = 0;
  return text.split('\n').flatMap((line) => {
    const start = at + (line.length - line.trimStart().length);
    at += line.length + 1;
    const words = line.trim();
    const [gap] = findGaps(words);
    const isGap = gap?.start === 0 && gap.end === words.length;
    return words === '' ? [] : [{ start, end: start + words.length, words, isGap }];
  });
}

/** The one line of a text with the words of a draft's line, whatever its own gaps were filled with; its number, or null. */
function onlyLine(lines: readonly Line[], { words }: Line): number | null {
  const [longest = ''] = words
    .split(/\[[^\]]*\]/u)
    .map((part) => part.trim())
    .toSorted((a, b) => b.length - a.length);
  const isIt = (line: Line) =>
    longest === words ? line.words === words : longest.length >= leastAnchor && line.words.includes(longest);
  const at = lines.findIndex(isIt);
  return at < 0 || lines.slice(at + 1).some(isIt) ? null : at;
}

/** The lines in place of a gap that stands alone, possibly among others, between lines that stayed as they were. */
function insteadOfLine(draft: readonly Line[], at: number, text: readonly Line[]): Span | null {
  const first = draft.findLastIndex((line, index) => index < at && !line.isGap) + 1;
  const next = draft.findIndex((line, index) => index > at && !line.isGap);
  const last = next < 0 ? draft.length : next;
  const [above, below] = [draft[first - 1], draft[last]];
  if (above === undefined && below === undefined) return null;
  const from = above === undefined ? -1 : onlyLine(text, above);
  const to = below === undefined ? text.length : onlyLine(text, below);
  if (from === null || to === null) return null;
  const answers = text.slice(from + 1, to);
  // Several answers belong to several questions in order, or nobody knows to which.
  const own = last - first === 1 ? answers : answers.length === last - first ? [answers[at - first]] : [];
  const [begin, end] = [own[0], own.at(-1)];
  return begin === undefined || end === undefined ? null : { start: begin.start, end: end.end };
}

/** Where words stand, if they stand there once. */
function onlyAt(text: string, words: string): number | null {
  const at = words.length < leastAnchor ? -1 : text.indexOf(words);
  return at < 0 || text.includes(words, at + 1) ? null : at;
}

/** What stands in place of a gap within a line, between the words around it. */
function insteadOfWords(line: Line, gap: Span, text: string): Span | null {
  const before =
    line.words
      .slice(0, gap.start - line.start)
      .split(']')
      .at(-1)
      ?.trim() ?? '';
  const after =
    line.words
      .slice(gap.end - line.start)
      .split('[')[0]
      ?.trim() ?? '';
  const head = before.slice(-anchorUnits);
  const tail = after.slice(0, anchorUnits);
  const [headAt, tailAt] = [onlyAt(text, head), onlyAt(text, tail)];
  if (headAt === null && tailAt === null) return null;
  const lineEnd = text.indexOf('\n', headAt ?? 0);
  const end = tailAt ?? (lineEnd < 0 ? text.length : lineEnd);
  const start = headAt === null ? text.lastIndexOf('\n', end - 1) + 1 : headAt + head.length;
  return start <= end ? { start, end } : null;
}

/** The answers that an author put in place of a draft’s gaps, as far as the words around them show it. */
export function answersInGaps(draft: string, text: string): GapAnswer[] {
  const [before, after] = [locateLines(draft), locateLines(text)];
  const sentences = segmentSentences(text);
  return findGaps(draft).flatMap((gap): GapAnswer[] => {
    if (text.includes(draft.slice(gap.start, gap.end))) return [];
    const at = before.findIndex(({ start, end }) => start <= gap.start && gap.end <= end);
    const line = before[at];
    if (line === undefined) return [];
    const place = line.isGap ? insteadOfLine(before, at, after) : insteadOfWords(line, gap, text);
    if (place === null) return [];
    const answer = text.slice(place.start, place.end).trim();
    if (!/[\p{L}\p{N}]/u.test(answer) || answer.length > longestAnswer) return [];
    const first = text.indexOf(answer, place.start);
    const said = sentences.filter(({ start, end }) => start < first + answer.length && end > first);
    const passage = text.slice(said[0]?.start ?? first, said.at(-1)?.end ?? first + answer.length);
    return passage.length > longestSentence || findGaps(passage).length > 0
      ? []
      : [{ question: gap.question, passage }];
  });
}

const titleUnits = 80;
/** A shorter answer is not clear without its question. */
const fewestWords = 4;

/** What authors answered in place of gaps is true for them, so it is confirmed. */
export const factsInGaps = (posts: readonly { postId: string; draft: string; text: string }[]): NewFact[] =>
  posts.flatMap(({ postId, draft, text }) =>
    answersInGaps(draft, text).map(({ question, passage }): NewFact => {
      const sentence = passage.replace(/\s+/gu, ' ');
      const isClear = sentence.split(' ').length >= fewestWords;
      return {
        text: (isClear ? sentence : `${question} ${sentence}`).slice(0, longestSentence),
        kind: /\p{Nd}/u.test(passage) ? 'figure' : 'event',
        subject: '',
        happened: null,
        until: null,
        status: 'confirmed',
        source: { kind: 'post', id: postId, title: firstLine(text, titleUnits), passage, second: null },
      };
    }),
  );
