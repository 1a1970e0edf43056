import { mostOpenings, type FoundLine } from '@limelight/contracts';
import { doubtsIn, segmentSentences } from '@limelight/post-text';

const longestLine = 220;
const mostEndings = 5;
const listed = /^\s*(?:[-•*–]|\d{1,2}[.):])\s+/;
const tagLine = /\n+\s*(?:#[\p{L}\p{N}\p{M}_]+\s*)+$/u;

function bare(line: string): string {
  return line
    .replace(listed, '')
    .replace(/^["“](.*)["”]$/, '$1')
    .replace(/^\*\*(.*)\*\*$/, '$1')
    .trim();
}

/** Reads a plain list that a model wrote instead of JSON. Returns null when there is none. */
export function listedLines(answer: string): string[] | null {
  const lines = answer.split('\n').filter((line) => listed.test(line));
  return lines.length < 2 ? null : lines;
}

/**
 * Keeps the lines that can be shown: single lines, stripped of surrounding marks, without claims that the text does
 * not support.
 */
function usable(lines: readonly string[], text: string): string[] {
  const fit = lines
    .map(bare)
    .filter(
      (line) =>
        line !== '' &&
        line.length <= longestLine &&
        !/\n|```|<<<|[{}]|^\w+":/.test(line) &&
        doubtsIn(line, [text]).length === 0,
    );
  return [...new Set(fit)];
}

function openWith(text: string, line: string): string {
  const [first] = segmentSentences(text);
  if (first === undefined) return line;
  const rest = text.slice(first.end);
  return `${line}${rest.startsWith('\n') || rest === '' ? '' : '\n\n'}${rest.replace(/^[^\S\n]+/, '')}`;
}

/** Adds this line at the end, before any hashtags. It replaces a final paragraph that consists of one question. */
function closeWith(text: string, line: string): string {
  const tags = tagLine.exec(text)?.[0] ?? '';
  const body = text.slice(0, text.length - tags.length).trimEnd();
  const at = body.lastIndexOf('\n\n');
  const last = body.slice(at + 2);
  const isQuestion = at >= 0 && last.endsWith('?') && segmentSentences(last).length === 1;
  return `${isQuestion ? body.slice(0, at) : body}\n\n${line}${tags}`;
}

const found = (pattern: string, line: string, text: string): FoundLine => ({
  pattern,
  line,
  reason: '',
  text,
  general: false,
});

/** Turns a model's lines into openings, each with the resulting text. Leaves out the current opening. */
export function openingsOf(text: string, lines: readonly string[]): FoundLine[] {
  return usable(lines, text)
    .filter((line) => !text.startsWith(line))
    .slice(0, mostOpenings)
    .map((line) => found('Opening', line, openWith(text, line)));
}

/** Like `openingsOf`, for endings. */
export function endingsOf(text: string, lines: readonly string[]): FoundLine[] {
  return usable(lines, text)
    .filter((line) => !text.includes(line))
    .slice(0, mostEndings)
    .map((line) => found('Ending', line, closeWith(text, line)));
}
