import { slideLimits } from '@limelight/slides';
import { segmentSentences } from '@limelight/post-text';

const bullet = /^\s*[-–—•●◦‣*▪▸►→✓✔✅☑]\s+/u;
const numbered = /^\s*(?:(\d{1,2})[.)]|\((\d{1,2})\))\s+/u;
const hashes = /^#{1,6}\s+/u;
/** A number and what it counts. With another number in it, as in “5 of 6”, the line only makes sense as a whole. */
const figure = /^([$€£₹]?\d(?:[\d.,]{0,14}\d)?\s?(?:%|[kKmM](?=\s)|bn(?=\s))?)\s+([^\s\d]\D{5,})$/u;
const year = /^(?:19|20)\d\d$/u;

export const longestHeading = 90;
const longestBareHeading = 60;

/** The number at the start of a line, as in “1.”, “1)” and “(1)”. Other spellings of lists are written so before. */
export function numberOf(line: string): number | null {
  const found = numbered.exec(line);
  return found === null ? null : Number(found[1] ?? found[2]);
}

export const isMarked = (line: string) => bullet.test(line) || numbered.test(line);
export const withoutMark = (line: string) => line.replace(bullet, '').replace(numbered, '').trim();
export const isTitled = (line: string) => hashes.test(line);
export const withoutHashes = (line: string) => line.replace(hashes, '');

export function figureIn(line: string): { figure: string; rest: string } | null {
  const found = line.length <= 160 ? figure.exec(line) : null;
  const number = (found?.[1] ?? '').trim();
  return found === null || number.length > slideLimits.figure || year.test(number)
    ? null
    : { figure: number, rest: found[2] ?? '' };
}

/** Whether a line that stands alone reads as the heading of what follows. */
export function isHeading(line: string): boolean {
  if (isTitled(line)) return true;
  const text = withoutMark(line);
  return (
    text.length <= longestBareHeading &&
    /^[^"“„«]*\p{L}/u.test(text) &&
    !/[.!…,;"”»]$/u.test(text) &&
    figureIn(text) === null &&
    (!isMarked(line) || numberOf(line) !== null)
  );
}

/** Whether every quotation that a text opens ends in it. */
function isClosed(text: string): boolean {
  const count = (marks: RegExp) => text.match(marks)?.length ?? 0;
  return count(/"/gu) % 2 === 0 && count(/[“„«]/gu) <= count(/[”»]|“(?!\p{L})/gu);
}

/** Sentences, without splitting inside a quotation. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const { start, end } of segmentSentences(text)) {
    const sentence = [open, text.slice(start, end)].filter(Boolean).join(' ');
    open = isClosed(sentence) ? '' : sentence;
    if (open === '') sentences.push(sentence);
  }
  return open === '' ? sentences : [...sentences, open];
}

/** Truncates a text without splitting a surrogate pair. */
export function within(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return text.slice(0, limit).replace(/[\ud800-\udbff]$/u, '');
}

/** Splits a text that is too long for a slide, preferably at the end of a sentence or at a space. */
export function pieces(text: string, limit: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > limit) {
    const head = within(rest, limit);
    const at = Math.max(head.lastIndexOf('. ') + 1, head.lastIndexOf('\n'), 0) || head.lastIndexOf(' ');
    const cut = at > limit / 3 ? at : head.length;
    parts.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return rest === '' ? parts : [...parts, rest];
}
