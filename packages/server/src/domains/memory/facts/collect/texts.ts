import { createHash } from 'node:crypto';
import type { FactSourceKind } from '@limelight/contracts';
import { withoutPrivate } from '@limelight/post-text';

/** A text in which the author speaks, or a part of a long one. */
export interface OwnText {
  source: { kind: FactSourceKind; id: string | null; title: string };
  /** What the author said. A passage stands in it. */
  text: string;
  /** What a model reads: the same, for an interview with the questions. */
  shown: string;
  /** The day it is from, or null. */
  day: string | null;
  /** Where parts of the text begin, and the second of the recording in which each is said. */
  spoken?: readonly { start: number; length: number; second: number; end: number }[];
}

/** Questions and answers, for a text that consists of answers. */
export interface AnsweredText {
  id: string;
  at: Date;
  turns: readonly { question: string; answer: string }[];
}

/** The longest part of a text that is read at once, in UTF-16 units. */
const longestPart = 6_000;
/** Shorter texts say nothing that could be remembered. */
const shortest = 20;

/** A long text in parts that end where a paragraph, a line or a sentence does. */
export function partsOf(text: string): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > longestPart) {
    const head = rest.slice(0, longestPart);
    const ends = [head.lastIndexOf('\n\n'), head.lastIndexOf('\n'), head.search(/[.!?]\s[^.!?]*$/u) + 1];
    const end = ends.find((at) => at > longestPart / 2) ?? longestPart;
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...parts, rest].filter((part) => part.length >= shortest);
}

export const dayOf = (at: Date | null): string | null => at?.toISOString().slice(0, 10) ?? null;

/** A text of the author as what is read of it: without what is private. */
export const ownTexts = (source: OwnText['source'], text: string, at: Date | null): OwnText[] =>
  partsOf(withoutPrivate(text)).map((part) => ({ source, text: part, shown: part, day: dayOf(at) }));

/** An interview. Passages come from its answers alone. */
export function answeredText(source: OwnText['source'], { turns, at }: Omit<AnsweredText, 'id'>): OwnText[] {
  const said = turns.flatMap(({ question, answer }) => {
    const words = withoutPrivate(answer).trim();
    return words === '' ? [] : [{ question, words }];
  });
  const text = said.map(({ words }) => words).join('\n\n');
  if (text.length < shortest) return [];
  const shown = said.map(({ question, words }) => `Question: ${question}\nAnswer: ${words}`).join('\n\n');
  // The answers of an interview are short; what is longer is read in parts, without the questions.
  return text.length > longestPart
    ? partsOf(text).map((part) => ({ source, text: part, shown: part, day: dayOf(at) }))
    : [{ source, text, shown, day: dayOf(at) }];
}

/** What was said in a recording, line by line. */
export interface SpokenText {
  id: string;
  title: string;
  at: Date;
  lines: readonly { second: number; end: number; text: string }[];
}

/** A recording in parts that end where a line does, each line with its place in the recording. */
export function spokenTexts({ id, title, at, lines }: SpokenText): OwnText[] {
  const parts: { text: string; spoken: NonNullable<OwnText['spoken']>[number][] }[] = [];
  for (const { second, end, text } of lines) {
    if (text === '') continue;
    let part = parts.at(-1);
    if (part === undefined || part.text.length + text.length > longestPart)
      parts.push((part = { text: '', spoken: [] }));
    if (part.text !== '') part.text += '\n';
    part.spoken.push({ start: part.text.length, length: text.length, second, end });
    part.text += text;
  }
  return parts
    .filter(({ text }) => text.length >= shortest)
    .map(({ text, spoken }) => ({
      source: { kind: 'recording', id, title },
      text,
      shown: text,
      day: dayOf(at),
      spoken,
    }));
}

/** A little before the words, so that they are heard from their beginning. */
const leadSeconds = 0.5;

/** The second in which the words at this place are said; null for what is no recording. */
export function secondIn({ spoken = [] }: Pick<OwnText, 'spoken'>, place: number): number | null {
  const line = spoken.findLast(({ start }) => start <= place);
  if (line === undefined) return null;
  const within = place - line.start;
  const said = line.second + (within / Math.max(1, line.length)) * (line.end - line.second);
  return Math.round(Math.max(line.second, said - (within === 0 ? 0 : leadSeconds)) * 10) / 10;
}

const SPEAKER = /^([^:\n]{1,60}):\s/u;

/** What one speaker says in a transcript, a line for each turn. */
export function spokenBy(text: string, speaker: string, speakers: readonly string[]): string {
  let isTheirs = false;
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const named = SPEAKER.exec(line)?.[1];
    const isTurn = named !== undefined && speakers.includes(named);
    if (isTurn) isTheirs = named === speaker;
    if (isTheirs) lines.push(isTurn ? line.slice(named.length + 1).trim() : line);
  }
  return lines.join('\n');
}

/** Who reads: what only rules have read is read again once a model is connected. */
export type Reader = 'rules' | 'model';

/** Recognises a text that was read before, wherever it turns up. */
export const readingKey = (reader: Reader, { text }: Pick<OwnText, 'text'>): string =>
  createHash('sha256')
    .update(`${reader}\n${text.normalize('NFC').replace(/\s+/gu, ' ').trim()}`)
    .digest('base64url');

/** The most that one request to a model contains: texts, and UTF-16 units of them. */
const batchTexts = 5;
const batchUnits = 9_000;

/** Texts in groups that are read at once. */
export function batchesOf<T extends Pick<OwnText, 'shown'>>(texts: readonly T[]): T[][] {
  const batches: T[][] = [];
  let units = 0;
  for (const text of texts) {
    const last = batches.at(-1);
    units += text.shown.length;
    if (last === undefined || last.length >= batchTexts || units > batchUnits) {
      batches.push([text]);
      units = text.shown.length;
    } else last.push(text);
  }
  return batches;
}
