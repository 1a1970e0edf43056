import type { Span } from '../linkedin/urls.ts';
import { findUrls } from '../linkedin/urls.ts';
import { remembering } from './remembering.ts';

const ABBREVIATIONS = new Set(
  'e.g i.e eg ie mr mrs ms dr prof st vs approx inc ltd co corp no nr vol dept est fig jr sr bzw ca etc z.b u.a d.h p.ex m mme'.split(
    ' ',
  ),
);
const END = /[.!?…।。！？]+["'”’»)\]]*/gu;

/** The sentences of a text, line by line, as offsets without the space around them. */
export function findSentences(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    for (const span of sentencesOfLine(line)) spans.push({ start: at + span.start, end: at + span.end });
    at += line.length + 1;
  }
  return spans;
}

/** The sentences of a line. While somebody writes, the other lines stay as they are. */
const sentencesOfLine = remembering((line: string): readonly Span[] => {
  const urls = findUrls(line);
  const spans: Span[] = [];
  let start = 0;
  for (const match of line.matchAll(END)) {
    const end = match.index + match[0].length;
    if (urls.some((url) => match.index >= url.start && match.index < url.end)) continue;
    if (!isBoundary(line, match.index, match[0], end)) continue;
    push(line, start, end, spans);
    start = end;
  }
  push(line, start, line.length, spans);
  return spans;
}, 256);

function isBoundary(line: string, at: number, mark: string, end: number): boolean {
  if (/[。！？।]/.test(mark)) return true;
  const next = line.slice(end);
  if (next !== '' && !/^\s/.test(next)) return false;
  if (/[!?]/.test(mark) || next.trim() === '') return true;
  const following = next.trimStart();
  if (/^(?:\.{2,}|…)$/.test(mark)) return !/^\p{Ll}/u.test(following);
  // A search of all that stands before takes a long line minutes.
  const before = line.slice(Math.max(0, at - 40), at);
  const word = /[\p{L}.]+$/u.exec(before)?.[0].toLowerCase() ?? '';
  if (word === 'etc' || word === 'no')
    return word === 'etc' ? !/^\p{Ll}/u.test(following) : !/^\d/.test(following);
  if (ABBREVIATIONS.has(word)) return false;
  if (/(?:^|\s)\p{Lu}$/u.test(before) && !/(?:^|\s)I$/.test(before)) return false;
  // A number before the stop: a list marker, or a German day such as '3. März'.
  if (/(?:^|(?<!:)\s)\d{1,2}$/.test(before))
    return !(
      /^\s*\d{1,2}$/.test(line.slice(0, at)) ||
      /^(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)/.test(following)
    );
  return true;
}

function push(line: string, from: number, to: number, spans: Span[]): void {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(line.charAt(start))) start += 1;
  while (end > start && /\s/.test(line.charAt(end - 1))) end -= 1;
  if (end > start) spans.push({ start, end });
}
