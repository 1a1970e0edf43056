import { averageMeasure } from './measure.ts';
import type { Span } from './urls.ts';

/**
 * The layout of a post in the feed. Lengths are in px, and `measure` returns the width of a string in the feed's font
 * (a canvas on the page).
 */
export type FoldSettings = {
  lines: number;
  width: number;
  fontSize: number;
  more: string;
  measure?: (text: string) => number;
};

/**
 * Values reported by others and not verified: three lines, including empty ones (J. Espirian, "See more breakpoints on
 * LinkedIn posts", September 2024); 552 px at 14 px on a desktop and 375 px on a phone (Postkio, "LinkedIn see more
 * problem", May 2026, which reports five lines on a desktop). 340 px is a narrow phone, which folds first. LinkedIn
 * documents none of this and changes it, so it is configurable.
 */
export const FOLD_DEFAULTS = {
  desktop: { lines: 3, width: 552, fontSize: 14, more: '…more' },
  mobile: { lines: 3, width: 340, fontSize: 14, more: '…more' },
} as const satisfies Record<string, FoldSettings>;

/** The rule of thumb in characters given by several vendors, for a quick indicator without layout. */
export const QUICK_FOLD = { desktop: 210, mobile: 140 } as const;

/**
 * The offset at which the visible text ends before "…more", or null when the whole post is shown.
 * An empty line counts as a line. If the last visible line is empty, one line less is shown.
 */
export function foldAt(text: string, settings: Partial<FoldSettings> = {}): number | null {
  const full = { ...FOLD_DEFAULTS.desktop, ...settings };
  const body = text.trimEnd();
  const lines = wrapLines(body, full, full.lines + 1);
  if (lines.length <= full.lines) return null;
  const shown = lines.slice(0, full.lines);
  while (shown.length > 1 && isBlank(body, shown.at(-1))) shown.pop();
  const last = shown.at(-1);
  if (!last) return 0;
  const measure = full.measure ?? averageMeasure(full.fontSize);
  const room = full.width - measure(` ${full.more}`);
  return last.start + fitting(body.slice(last.start, last.end), room, measure);
}

/** The rendered lines of a post, at most `limit`. Offsets exclude the space or newline at the end of a line. */
export function wrapLines(
  text: string,
  settings: Partial<FoldSettings> = {},
  limit = Number.POSITIVE_INFINITY,
): Span[] {
  const full = { ...FOLD_DEFAULTS.desktop, ...settings };
  const measure = full.measure ?? averageMeasure(full.fontSize);
  const lines: Span[] = [];
  let at = 0;
  while (at <= text.length && lines.length < limit) {
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline;
    wrapParagraph(text, { start: at, end }, full.width, measure, lines, limit);
    at = end + 1;
  }
  return lines;
}

function wrapParagraph(
  text: string,
  paragraph: Span,
  width: number,
  measure: (text: string) => number,
  lines: Span[],
  limit: number,
): void {
  let start = paragraph.start;
  do {
    const end = lineEnd(text, start, paragraph.end, width, measure);
    lines.push({ start, end: trimmedEnd(text, start, end) });
    start = end;
  } while (start < paragraph.end && lines.length < limit);
}

// A line can break after the spaces that follow a word, after a hyphen, or after any ideograph.
const PIECE =
  /[^\s\u2e80-\u9fff\uac00-\ud7a3-]*(?:-+|[\u2e80-\u9fff\uac00-\ud7a3][。，、！？：；」』）]*|(?=\s|$))?[^\S\n]*/uy;

function lineEnd(
  text: string,
  start: number,
  limit: number,
  width: number,
  measure: (text: string) => number,
): number {
  let end = start;
  while (end < limit) {
    PIECE.lastIndex = end;
    const length = PIECE.exec(text)?.[0].length ?? 0;
    const next = Math.min(limit, end + Math.max(1, length));
    if (measure(text.slice(start, trimmedEnd(text, start, next))) > width) {
      return end > start ? end : start + Math.max(1, fitting(text.slice(start, next), width, measure));
    }
    end = next;
  }
  return limit;
}

function fitting(line: string, width: number, measure: (text: string) => number): number {
  let end = 0;
  for (const character of line) {
    if (measure(line.slice(0, end + character.length)) > width) break;
    end += character.length;
  }
  if (end === line.length) return end;
  const space = line.lastIndexOf(' ', end);
  return space > 0 ? space : end;
}

function trimmedEnd(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && /\s/.test(text.charAt(at - 1))) at -= 1;
  return at;
}

function isBlank(text: string, line: Span | undefined): boolean {
  return line !== undefined && text.slice(line.start, line.end).trim() === '';
}
