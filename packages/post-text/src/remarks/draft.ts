import { splitRuns, type Run } from '../linkedin/runs.ts';
import type { Span } from '../linkedin/urls.ts';
import { segmentSentences } from '../text/segment.ts';

export type Part = Span & { text: string };

/** A post parsed once for all rules. Paragraphs are separated by blank lines. */
export interface Draft {
  text: string;
  runs: readonly Run[];
  paragraphs: readonly Part[];
  lines: readonly Part[];
  sentences: readonly Part[];
}

export function takeApart(text: string): Draft {
  const part = ({ start, end }: Span): Part => ({ start, end, text: text.slice(start, end) });
  const lines = lineSpans(text);
  const paragraphs: Span[] = [];
  let isNew = true;
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (line.start === line.end) isNew = true;
    else if (last === undefined || isNew) {
      paragraphs.push({ ...line });
      isNew = false;
    } else last.end = line.end;
  }
  return {
    text,
    runs: splitRuns(text),
    paragraphs: paragraphs.map(part),
    lines: lines.filter(({ start, end }) => end > start).map(part),
    sentences: segmentSentences(text).map(part),
  };
}

/** Each line without surrounding spaces. A blank one is empty. */
function lineSpans(text: string): Span[] {
  let at = 0;
  return text.split('\n').map((line) => {
    const start = at + (line.length - line.trimStart().length);
    const end = Math.max(start, at + line.trimEnd().length);
    at += line.length + 1;
    return { start: Math.min(start, end), end };
  });
}

/** A short quotation of a text for use in a remark. */
export function quote(text: string, longest = 40): string {
  const flat = text
    .slice(0, longest * 4)
    .replace(/\s+/g, ' ')
    .trim();
  return `‘${flat.length > longest ? `${flat.slice(0, longest - 1).trimEnd()}…` : flat}’`;
}
