import { saysMoreThan } from '@limelight/post-text';
import {
  closeWith,
  endingPatterns,
  findEndings,
  findOpenings,
  judgeEndings,
  judgeOpenings,
  openingPatterns,
  openWith,
  type Goal,
} from '@limelight/post-text/writer';
import { mostOpenings, type FoundLine } from '@limelight/contracts';

const listed = /^\s*(?:[-•*–]|\d{1,2}[.):])\s+/;

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

/** A model's lines fit to be shown: one line each, without marks around them, telling and offering nothing the text does not hold. */
function usable(lines: readonly string[], text: string): string[] {
  return lines
    .map(bare)
    .filter(
      (line) =>
        line !== '' &&
        line.length <= 220 &&
        !/\n|```|<<<|[{}]|^\w+":/.test(line) &&
        !saysMoreThan(line, text),
    );
}

/**
 * Openings for a text, each with the text as it would read: of a model's lines those that claim nothing of their own, or,
 * without a model, from the text's own words. The opening it has already is not among them.
 */
export function openingsOf(text: string, lines: readonly string[] | null): FoundLine[] {
  // One more than are shown: the opening that it has may be among them.
  const most = mostOpenings + 1;
  const found = lines === null ? findOpenings(text, most) : judgeOpenings(usable(lines, text), most);
  return found
    .flatMap(({ pattern, line, reason }) => {
      const whole = openWith(text, line);
      return whole === text
        ? []
        : [{ pattern: openingPatterns[pattern], line, reason, text: whole, general: false }];
    })
    .slice(0, mostOpenings);
}

/** The same for endings that serve a goal. */
export function endingsOf(text: string, goal: Goal, lines: readonly string[] | null): FoundLine[] {
  const found = lines === null ? findEndings(text, goal) : judgeEndings(usable(lines, text), text, goal);
  return found.flatMap(({ pattern, line, reason, general }) => {
    const whole = closeWith(text, line);
    return whole === text ? [] : [{ pattern: endingPatterns[pattern], line, reason, text: whole, general }];
  });
}
