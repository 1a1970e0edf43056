import {
  creditCosts,
  mostPoints,
  paidPartSeconds,
  secondWords,
  type PointPassage,
  type SourcePassage,
  type TranscriptLine,
} from '@limelight/contracts';
import { firstLine, segmentSentences } from '@limelight/post-text';
import type { Heard } from '../../../integrations/speech/index.ts';
import type { Stretch } from './sound/cut.ts';

export type Line = Pick<TranscriptLine, 'index' | 'second' | 'end' | 'text'>;

/** Credits for a recording of this length, for each ten minutes begun. */
export const priceOf = (seconds: number): number =>
  creditCosts['recording.transcribe'] * Math.max(1, Math.ceil(seconds / paidPartSeconds));

const titleUnits = 80;
export const titleOf = (lines: readonly Pick<Line, 'text'>[]): string =>
  firstLine(lines.find(({ text }) => text !== '')?.text ?? '', titleUnits);

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();
const tenth = (second: number) => Math.round(second * 10) / 10;

/** The lines of a stretch: one, or those whose times the transcriber told. */
export function stretchLines({ from, to }: Stretch, { text, parts }: Heard): Omit<Line, 'index'>[] {
  const told = parts.map((part) => ({
    second: tenth(Math.min(to, Math.max(from, from + part.from))),
    end: tenth(Math.min(to, Math.max(from, from + part.to))),
    text: oneLine(part.text),
  }));
  const isWhole = oneLine(told.map((part) => part.text).join(' ')) === oneLine(text);
  const isOrdered = told.every(
    ({ second, end }, at) => end > second && second >= (told[at - 1]?.second ?? 0),
  );
  const lines =
    told.length > 0 && isWhole && isOrdered
      ? told
      : [{ second: tenth(from), end: tenth(to), text: oneLine(text) }];
  return lines.filter((line) => line.text !== '');
}

/** A little before the words, so that they are heard from their beginning. */
const leadSeconds = 0.5;

/** A voice rests after a sentence for as long as it says about so many characters. */
const restCharacters = 6;
const SENTENCE_END = /[.?!…:。？！।؟]["”’)]*(?=\s)/gu;
const lengthSaid = (text: string) => text.length + restCharacters * (text.match(SENTENCE_END) ?? []).length;

/** The second at which the words at `offset` of a line are said, from their place among its words and pauses. */
export function secondAt({ second, end, text }: Omit<Line, 'index'>, offset: number): number {
  const share = text.length === 0 ? 0 : lengthSaid(text.slice(0, offset)) / lengthSaid(text);
  return tenth(Math.max(second, second + share * (end - second) - (offset === 0 ? 0 : leadSeconds)));
}

const paragraphPause = 1.5;
const paragraphWords = { least: 40, most: 220 } as const;
const wordsIn = (text: string) => text.split(/\s+/u).filter((word) => word !== '').length;
const countWords = (lines: readonly Line[]) => lines.reduce((sum, { text }) => sum + wordsIn(text), 0);

export interface FoundPoint {
  title: string;
  passages: PointPassage[];
}

const wholeLine = (line: Line): PointPassage => ({ line: line.index, second: line.second, text: line.text });

export const pointOf = (lines: readonly Line[]): FoundPoint => ({
  title: titleOf(lines),
  passages: lines.map(wholeLine),
});

/** Parts of a transcript that begin after a long pause or with a question; at most twelve, which hold everything. */
export function paragraphsOf(given: readonly Line[]): FoundPoint[] {
  const paragraphs: Line[][] = [];
  for (const line of given.filter(({ text }) => text !== '')) {
    const last = paragraphs.at(-1);
    const before = last?.at(-1);
    if (last === undefined || before === undefined) {
      paragraphs.push([line]);
      continue;
    }
    const words = countWords(last);
    const isBreak = line.second - before.end >= paragraphPause || beginsWithQuestion(line.text);
    if (words >= paragraphWords.most || (isBreak && words >= paragraphWords.least)) paragraphs.push([line]);
    else last.push(line);
  }
  const [tail, before] = [paragraphs.at(-1), paragraphs.at(-2)];
  if (tail !== undefined && before !== undefined && countWords(tail) < paragraphWords.least)
    paragraphs.splice(-2, 2, [...before, ...tail]);
  while (paragraphs.length > mostPoints) joinShortest(paragraphs);
  return paragraphs.map(pointOf);
}

function beginsWithQuestion(text: string): boolean {
  const [first] = segmentSentences(text);
  return first !== undefined && /[?？؟]["”’]?\s*$/u.test(text.slice(first.start, first.end));
}

/** Joins the two neighbours that are shortest together. */
function joinShortest(paragraphs: Line[][]): void {
  let [best, at] = [Infinity, 0];
  for (let index = 0; index + 1 < paragraphs.length; index += 1) {
    const words = countWords([...(paragraphs[index] ?? []), ...(paragraphs[index + 1] ?? [])]);
    if (words < best) [best, at] = [words, index];
  }
  paragraphs.splice(at, 2, [...(paragraphs[at] ?? []), ...(paragraphs[at + 1] ?? [])]);
}

/**
 * Passages as the text of a source, a paragraph for each, in which every sentence is labelled with the place where it
 * is said.
 */
export function sourceOf(
  passages: readonly PointPassage[],
  lines: readonly Line[],
): { text: string; passages: SourcePassage[] } {
  let text = '';
  const labels: SourcePassage[] = [];
  for (const passage of passages) {
    const line = lines.find(({ index }) => index === passage.line);
    const offset = line === undefined ? 0 : Math.max(0, line.text.indexOf(passage.text));
    if (text !== '') text += '\n\n';
    const start = text.length;
    text += passage.text;
    for (const sentence of segmentSentences(passage.text))
      labels.push({
        start: start + sentence.start,
        end: start + sentence.end,
        label: secondWords(line === undefined ? passage.second : secondAt(line, offset + sentence.start)),
      });
  }
  return { text, passages: labels };
}
