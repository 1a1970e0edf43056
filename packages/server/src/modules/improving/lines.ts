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

/** The entries of a list that a model wrote instead of JSON; null where it wrote none. */
export function listedLines(answer: string): string[] | null {
  const lines = answer.split('\n').filter((line) => listed.test(line));
  return lines.length < 2 ? null : lines;
}

/** A model's lines fit to be shown: one line each, without marks around them, claiming nothing the text does not hold. */
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

/** The text with this line in place of its first sentence. */
function openWith(text: string, line: string): string {
  const [first] = segmentSentences(text);
  if (first === undefined) return line;
  const rest = text.slice(first.end);
  return `${line}${rest.startsWith('\n') || rest === '' ? '' : '\n\n'}${rest.replace(/^[^\S\n]+/, '')}`;
}

/** The text with this line as its last, before hashtags; it takes the place of a question that stands there alone. */
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

/** Openings out of a model's lines, each with the text as it would read. The opening it has already is not among them. */
export function openingsOf(text: string, lines: readonly string[]): FoundLine[] {
  return usable(lines, text)
    .filter((line) => !text.startsWith(line))
    .slice(0, mostOpenings)
    .map((line) => found('Opening', line, openWith(text, line)));
}

/** The same for endings. */
export function endingsOf(text: string, lines: readonly string[]): FoundLine[] {
  return usable(lines, text)
    .filter((line) => !text.includes(line))
    .slice(0, mostEndings)
    .map((line) => found('Ending', line, closeWith(text, line)));
}
