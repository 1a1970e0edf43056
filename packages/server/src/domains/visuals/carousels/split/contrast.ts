import { emptySlide, slideLimits, type Slide } from '@limelight/slides';
import { sentencesOf, withoutMark } from './marks.ts';

const before = /^(before|vorher|avant|antes|prima)\s*:\s*/iu;
const after = /^(after|afterwards|nachher|après|después|depois|dopo)\s*:\s*/iu;

export const isBefore = (line: string) => before.test(withoutMark(line));
export const isAfter = (line: string) => after.test(withoutMark(line));

function columnOf(lines: readonly string[], label: RegExp): Slide['columns'][0] | null {
  const title = label.exec(lines[0] ?? '')?.[1] ?? '';
  const own = lines.map((line, index) => (index === 0 ? line.replace(label, '') : line));
  const split = own.filter((line) => line !== '').flatMap(sentencesOf);
  const fits =
    split.length > 0 &&
    split.length <= slideLimits.columnLines &&
    split.every((line) => line.length <= slideLimits.columnLine);
  return fits ? { title, lines: split } : null;
}

/** “Before: …” and “After: …”, on lines of their own or in one line, with a heading above. */
export function contrastIn(lines: readonly string[]): Omit<Slide, 'id'> | null {
  const plain = lines.flatMap((line) =>
    withoutMark(line).split(/(?<=[.!?;])\s+(?=(?:after|nachher|après|después|depois|dopo)\s*:)/iu),
  );
  const from = plain.findIndex((line) => before.test(line));
  const to = plain.findIndex((line) => after.test(line));
  const [title = ''] = plain;
  if (from === -1 || to <= from || from > 1 || (from === 1 && title.length > slideLimits.title)) return null;
  const first = columnOf(plain.slice(from, to), before);
  const second = columnOf(plain.slice(to), after);
  if (first === null || second === null) return null;
  const empty = emptySlide('', 'before-after');
  return { ...empty, title: from === 1 ? title.replace(/:$/u, '') : '', columns: [first, second] };
}
