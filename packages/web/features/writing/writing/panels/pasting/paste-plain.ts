import { cleanText, withoutTracking } from './paste.ts';

/** Plain text as it is inserted, and the same with wrapped lines joined. */
export interface PastedPlain {
  text: string;
  /** Equal to `text` when no line was wrapped. */
  joined: string;
  parameters: readonly string[];
}

/** A wrapped line of a PDF is about as wide as the page. Shorter lines were ended on purpose. */
const leastWidth = 40;
const begins = /^\s*(?:[•–*-]\s|\d{1,3}[.)]\s|#\p{L})/u;
const ends = /[.!?:;…]["'”’)]*$/u;

export function readPlain(plain: string): PastedPlain {
  const found = new Set<string>();
  const text = withoutTracking(cleanText(plain), found);
  return {
    text,
    joined: text
      .split(/(\n{2,})/)
      .map(joinLines)
      .join(''),
    parameters: [...found],
  };
}

/** Joins the lines of a paragraph if most of them end within a sentence. */
function joinLines(paragraph: string): string {
  const lines = paragraph.split('\n');
  const widest = Math.max(...lines.map((line) => line.length));
  if (lines.length < 2 || widest < leastWidth) return paragraph;
  const isBroken = (line: string, next: string) =>
    !ends.test(line) && !begins.test(next) && line.length >= widest * 0.6 && next.trim() !== '';
  const breaks = lines.slice(1).map((next, index) => ({ line: lines[index] ?? '', next }));
  const broken = breaks.filter(({ line, next }) => isBroken(line, next)).length;
  if (broken * 2 < breaks.length) return paragraph;
  return breaks.reduce((text, { line, next }) => {
    const keeps = begins.test(next) || line.length < widest * 0.6;
    if (keeps) return `${text}\n${next}`;
    return /\p{Ll}-$/u.test(line) && /^\p{Ll}/u.test(next) ? text.slice(0, -1) + next : `${text} ${next}`;
  }, lines[0] ?? '');
}
