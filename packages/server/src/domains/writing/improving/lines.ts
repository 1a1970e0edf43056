import { mostOpenings, type FoundLine } from '@limelight/contracts';
import { doubtsIn, findPassage, QUICK_FOLD, sameMarks, segmentSentences } from '@limelight/post-text';

const longestLine = 220;
const mostEndings = 5;
const listed = /^\s*(?:[-•*–]|\d{1,2}[.):])\s+/;
const tagLine = /\n+\s*(?:#[\p{L}\p{N}\p{M}_]+\s*)+$/u;

const bare = (line: string): string =>
  line
    .replace(listed, '')
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .trim();

/** Reads a plain list that a model wrote instead of JSON. Returns null when there is none. */
export function listedLines(answer: string): string[] | null {
  const lines = answer.split('\n').filter((line) => listed.test(line));
  return lines.length < 2 ? null : lines.map((line) => bare(line).replace(/^["“„«](.*)["”“»]$/, '$1'));
}

/**
 * Keeps the lines that can be shown: single lines, stripped of surrounding marks, without claims that the material does
 * not support.
 */
function usable(lines: readonly string[], material: readonly string[]): string[] {
  const fit = lines
    .map(bare)
    .filter(
      (line) =>
        line !== '' &&
        line.length <= longestLine &&
        !/\n|```|<<<|[{}]|^\w+":/.test(line) &&
        doubtsIn(line, material).length === 0,
    );
  return [...new Set(fit)];
}

/** The longest opening that can be replaced, and how many paragraphs it may have. */
const longestOpening = 400;
const mostOpeningParagraphs = 3;

/** Where the text goes on after its opening: at the paragraph that a model names, else after what is seen before “see more”. */
function openingEnd(text: string, goesOn: string): number {
  const starts = [...text.matchAll(/\n\s*\n\s*(?=\S)/g)]
    .slice(0, mostOpeningParagraphs)
    .map((gap) => ({ end: gap.index, next: gap.index + gap[0].length }));
  const wanted = sameMarks(goesOn.trim().replace(/(?:\.{3}|…)$/, ''));
  const named = starts.find(
    ({ end, next }) =>
      end <= longestOpening && wanted !== '' && sameMarks(text.slice(next)).startsWith(wanted),
  );
  if (named !== undefined) return named.end;
  const seen = starts.findLast(({ end }) => end <= QUICK_FOLD.mobile);
  const [first] = starts;
  if (seen !== undefined) return seen.end;
  return first !== undefined && first.end <= longestOpening
    ? first.end
    : (segmentSentences(text)[0]?.end ?? text.length);
}

function openWith(text: string, end: number, line: string): string {
  const rest = text.slice(end).trimStart();
  return rest === '' ? line : `${line}\n\n${rest}`;
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

/** Turns a model's lines into openings, each with the resulting text, and the opening they replace. Leaves out that one. */
export function openingsOf(
  text: string,
  { openings, goesOn }: { openings: readonly string[]; goesOn: string },
  material: readonly string[] = [text],
): { items: FoundLine[]; replaces: string } {
  const end = openingEnd(text, goesOn);
  const opening = text.slice(0, end);
  const rest = text.slice(end);
  const items = usable(openings, material)
    // A line that stands below would be said twice.
    .filter((line) => !opening.startsWith(line) && findPassage(rest, line.replace(/[.!…।]+$/u, '')) === null)
    .slice(0, mostOpenings)
    .map((line) => found('Opening', line, openWith(text, end, line)));
  return { items, replaces: opening.trim() };
}

/** Like `openingsOf`, for endings. */
export function endingsOf(
  text: string,
  lines: readonly string[],
  material: readonly string[] = [text],
): FoundLine[] {
  return usable(lines, material)
    .filter((line) => !text.includes(line))
    .slice(0, mostEndings)
    .map((line) => found('Ending', line, closeWith(text, line)));
}
