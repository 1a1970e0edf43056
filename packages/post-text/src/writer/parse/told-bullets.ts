import { hasFiniteVerb, isImperative, isPast, wordsOf } from '../lexicon.ts';

const LEAST = 3;
/** So many whole sentences are told, whatever they begin with. */
const TOLD_WHOLE = 5;
const TIMED =
  /^(?:in|on|by|since|last|this|now|then|today|after|before|when|until|one|at first|later)\b|\b(?:because|so|but|until|when)\b/i;
const TELLER = /\b(?:I|i|we|We|my|My|our|Our)\b/;
const LABELLED = /^[\p{L} ]{2,24}:\s/u;

/** Whether bullets tell what happened, one after the other, so that they are sentences and no list: '- I sell pumps', '- Lost a deal because …', '- Now I ask first'. */
export function tellStory(items: readonly string[]): boolean {
  if (items.length < LEAST) return false;
  const read = items.map((item) => ({ item, words: wordsOf(item) }));
  const past = ({ words }: { words: readonly string[] }) =>
    isPast(words[0] ?? '') || words.some((word) => isPast(word));
  const ordered = read.filter(({ words }) => isImperative(words)).length;
  const whole = read.filter(({ words }) => hasFiniteVerb(words) || isPast(words[0] ?? '')).length;
  const begins = new Set(read.map(({ words }) => words[0]));
  const moves = read.filter(({ item, words }) => TIMED.test(item) || isPast(words[0] ?? '')).length;
  return (
    ordered * 3 <= items.length &&
    // 'Put two benches outside' would be an order.
    read.every(({ words }) => !(isPast(words[0] ?? '') && isImperative(words))) &&
    whole * 3 >= items.length * 2 &&
    read.filter(past).length >= 2 &&
    (moves >= 2 || whole >= TOLD_WHOLE) &&
    begins.size * 3 > items.length * 2 &&
    items.some((item) => TELLER.test(item)) &&
    items.every((item) => !LABELLED.test(item))
  );
}
