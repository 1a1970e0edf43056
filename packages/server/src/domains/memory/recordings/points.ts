import type { Doubt } from '@limelight/contracts';
import { findPassage } from '@limelight/post-text';
import type { PointsAnswer } from './points-prompt.v1.ts';
import { secondAt, type FoundPoint, type Line } from './rules.ts';

const longestTitle = 120;
/** UTF-16 units of a transcript that are read at once. */
const readAtOnce = 20_000;
const longestDoubt = 80;

/** A transcript in parts that are read at once. */
export function readingParts<T extends Pick<Line, 'text'>>(lines: readonly T[]): T[][] {
  const parts: T[][] = [];
  let units = Infinity;
  for (const line of lines) {
    units += line.text.length;
    if (units > readAtOnce) {
      parts.push([line]);
      units = line.text.length;
    } else parts.at(-1)?.push(line);
  }
  return parts;
}

type Said = PointsAnswer['unsure'][number];

/** Where words stand in their line, letter for letter; null where nobody said them. */
function placeOf({ line: number, words }: Said, lines: ReadonlyMap<number, Line>) {
  const line = lines.get(number - 1);
  const found = line === undefined ? null : findPassage(line.text, words.slice(0, line.text.length + 1));
  return line === undefined || found === null ? null : { line, ...found };
}

/** The points of an answer as far as their passages were said. */
export function pointsSaid(answer: PointsAnswer, given: readonly Line[]): FoundPoint[] {
  const lines = new Map(given.map((line) => [line.index, line]));
  return answer.points.flatMap(({ title, passages }): FoundPoint[] => {
    const places = passages.flatMap((passage) => placeOf(passage, lines) ?? []);
    const ordered = places.toSorted((a, b) => a.line.index - b.line.index || a.start - b.start);
    // What is within an earlier passage is said once.
    const apart = ordered.filter(
      (place, at) =>
        !ordered.some(
          (other, before) =>
            before !== at &&
            other.line === place.line &&
            other.start <= place.start &&
            other.end >= place.end &&
            (other.end - other.start > place.end - place.start || before < at),
        ),
    );
    if (apart.length === 0) return [];
    const found = apart.map(({ line, start, end }) => ({
      line: line.index,
      second: secondAt(line, start),
      text: line.text.slice(start, end),
    }));
    const words = title.replace(/\s+/gu, ' ').trim().slice(0, longestTitle);
    return [{ title: words === '' ? (found[0]?.text.slice(0, longestTitle) ?? '') : words, passages: found }];
  });
}

/** What a model doubts, by line. */
export function doubtsSaid(answer: PointsAnswer, given: readonly Line[]): { line: number; doubt: Doubt }[] {
  const lines = new Map(given.map((line) => [line.index, line]));
  return answer.unsure.flatMap((said) => {
    const place = said.words.length > longestDoubt ? null : placeOf(said, lines);
    if (place === null) return [];
    return [{ line: place.line.index, doubt: { from: place.start, to: place.end, why: 'model' as const } }];
  });
}
