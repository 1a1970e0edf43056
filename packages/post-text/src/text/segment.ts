import type { Span } from '../linkedin/urls.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Abbreviations after which `Intl.Segmenter` wrongly ends a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|z\. ?B|d\. ?h|p\. ?ex|Mr|Mrs|Ms|Dr|Prof|St|vs|No|Nr|Bzw|bzw|ca|approx|Inc|Ltd|Co|\p{Lu})\.$/u;

/** The longest line passed to the segmenter at once, in UTF-16 units. */
const PIECE = 4_000;

/** The sentences of a text, line by line, as offsets without surrounding spaces. Linear in the length of the text. */
export function segmentSentences(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    for (let from = 0; from < line.length; from += PIECE)
      addSentences(line.slice(from, from + PIECE), at + from, spans);
    at += line.length + 1;
  }
  return spans;
}

function addSentences(line: string, offset: number, spans: Span[]): void {
  let start = 0;
  let end = 0;
  for (const { segment, index } of segmenter.segment(line)) {
    end = index + segment.length;
    if (end < line.length && ABBREVIATION.test(line.slice(Math.max(start, end - 12), end).trimEnd()))
      continue;
    add(line, start, end, offset, spans);
    start = end;
  }
  if (start < end) add(line, start, end, offset, spans);
}

function add(line: string, from: number, to: number, offset: number, spans: Span[]): void {
  const sentence = line.slice(from, to);
  const start = from + (sentence.length - sentence.trimStart().length);
  const end = from + sentence.trimEnd().length;
  if (end > start) spans.push({ start: offset + start, end: offset + end });
}
