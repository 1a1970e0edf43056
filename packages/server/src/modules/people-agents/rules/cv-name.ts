import { foldText, wordsOf } from '../../people/index.ts';

/** Headings that a CV begins with in place of a name. A closed list: a name that cannot be told is asked for. */
const headings: ReadonlySet<string> = new Set(
  'about contact curriculum cv details lebenslauf personal profile resume summary vitae'.split(' '),
);

const title = /^(?:curriculum vitae|cv|r[eé]sum[eé]|lebenslauf)\W{0,3}$/i;
const linesRead = 80;

/** Two to five words of letters, each with a capital or in a script without them, and no heading. */
function isName(line: string): boolean {
  const words = line.split(/\s+/);
  return (
    line.length <= 60 &&
    words.length >= 2 &&
    words.length <= 5 &&
    words.every((word) => /^[\p{L}\p{M}][\p{L}\p{M}.'’-]*,?$/u.test(word)) &&
    words.some((word) => word.charAt(0) !== word.charAt(0).toLocaleLowerCase() || !/\p{Ll}/u.test(word)) &&
    !wordsOf(foldText(line)).some((word) => headings.has(word))
  );
}

/**
 * The name in a CV: a line whose words are in the person's own addresses, or else the first line. Null when neither is
 * certain enough, because a wrong name would leave the right one in the text.
 */
export function nameInCv(text: string, addresses: string): string | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, linesRead);
  const own = foldText(addresses);
  const isOwn = (line: string) =>
    wordsOf(foldText(line)).filter((word) => word.length > 2 && own.includes(word)).length >= 2;
  const confirmed = lines.find((line) => isName(line) && isOwn(line));
  if (confirmed !== undefined) return confirmed;
  const [first = '', second = ''] = lines;
  const head = title.test(first) ? second : first;
  return isName(head) ? head : null;
}
