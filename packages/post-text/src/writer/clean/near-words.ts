import { isCommonWord } from './common-words.ts';
import { RIGHT_WORDS } from './right-words.ts';
import { OFTEN_TYPED, RIGHT_AS_TYPED } from './spelling-words.ts';

/** Shorter words are too near to one another. */
const LEAST = 6;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'y'];
/** Letters that are written for one another by ear; not 's' and 'z', which British and American English write each in their way. */
const ALIKE: ReadonlyMap<string, readonly string[]> = new Map([
  ...VOWELS.map((vowel): [string, string[]] => [vowel, VOWELS.filter((other) => other !== vowel)]),
  ['c', ['s', 'k']],
  ['s', ['c']],
  ['k', ['c']],
]);

const isKnown = (word: string): boolean => isCommonWord(word) || OFTEN_TYPED.has(word);

/** What one slip makes of a word: two letters that changed places, one that is missing, one doubled or written for another by ear. */
function* slipsBack(word: string): Generator<string> {
  for (let at = 1; at < word.length; at += 1) {
    const [before, here, next, after] = [
      word.slice(0, at),
      word.charAt(at),
      word.charAt(at + 1),
      word.slice(at),
    ];
    if (next !== '') yield before + next + here + word.slice(at + 2);
    for (const letter of LETTERS) yield before + letter + after;
    if (here === word.charAt(at - 1)) yield before + word.slice(at + 1);
    for (const other of ALIKE.get(here) ?? []) yield before + other + word.slice(at + 1);
  }
  yield word + word.slice(-1);
}

/**
 * The one known word that a word, typed small, is a slip of: 'servise', 'custemer', 'religous'. Nothing for words, and for what may be a slip of several. Not
 * sure enough to be put right unasked: names of things and new words may be so near.
 */
export function nearWord(word: string): string | undefined {
  if (word.length < LEAST || isKnown(word) || RIGHT_AS_TYPED.has(word) || RIGHT_WORDS.has(word))
    return undefined;
  let only: string | undefined;
  for (const other of slipsBack(word)) {
    if (other.length < LEAST || other === only || !isKnown(other)) continue;
    if (only !== undefined) return undefined;
    only = other;
  }
  return only;
}
