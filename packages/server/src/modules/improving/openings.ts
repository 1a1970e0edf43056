import { unsupportedClaims } from '@limelight/post-text';
import { findOpenings, judgeOpenings, openingPatterns, openWith } from '@limelight/post-text/writer';
import type { Opening } from '@limelight/contracts';

/** The lines of a model's answer: numbers, bullets and quotation marks around them are taken off. */
function linesOf(answer: string): string[] {
  return answer
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*(?:[-•*–]|\d{1,2}[.):])\s*/, '')
        .replace(/^["“](.*)["”]$/, '$1')
        .trim(),
    )
    .filter((line) => line !== '' && line.length <= 220 && !/^```|<<</.test(line));
}

/**
 * Openings for a text, each with the text as it would read: from a model's answer those that claim nothing of their own,
 * or, without one, from the text's own words. The opening it has already is not among them.
 */
export function openingsOf(text: string, answer: string | null): Opening[] {
  const found =
    answer === null
      ? findOpenings(text)
      : judgeOpenings(linesOf(answer).filter((line) => unsupportedClaims(line, text).length === 0));
  return found.flatMap(({ pattern, line, reason }) => {
    const whole = openWith(text, line);
    return whole === text ? [] : [{ pattern: openingPatterns[pattern], line, reason, text: whole }];
  });
}
