import { foldText, splitWords } from '../../../library/people/index.ts';

const linesRead = 80;
/** In this many lines at the top, a name needs only one matching word in an address. */
const headLines = 3;

/** Two to five words, at least one of which has a capital or is in a script without case. */
function isName(line: string): boolean {
  const words = line.split(/\s+/);
  return (
    line.length <= 60 &&
    words.length >= 2 &&
    words.length <= 5 &&
    words.every((word) => /^[\p{L}\p{M}][\p{L}\p{M}.'’-]*,?$/u.test(word)) &&
    words.some((word) => word.charAt(0) !== word.charAt(0).toLocaleLowerCase() || !/\p{Ll}/u.test(word))
  );
}

/**
 * Finds the person's name in a CV: a line that shares two words with their addresses, or one word if it is at the top.
 * Returns null otherwise, because taking a heading for the name would leave the name in the text.
 */
export function nameInCv(text: string, addresses: string): string | null {
  const names = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, linesRead)
    .map((line, at) => ({ line, at }))
    .filter(({ line }) => isName(line));
  const own = foldText(addresses);
  const confirming = (line: string) =>
    splitWords(foldText(line)).filter((word) => word.length > 2 && own.includes(word)).length;
  const found =
    names.find(({ line }) => confirming(line) >= 2) ??
    names.find(({ line, at }) => at < headLines && confirming(line) === 1);
  return found?.line ?? null;
}
