import { hasFiniteVerb, isImperative, isPast, wordsOf } from '../lexicon.ts';
import { answers } from './speech.ts';
import { WANTS_TO_TELL } from '../clean/instructions.ts';
import type { Sentence } from './features.ts';

/** 'Result: …': what a note is of, before it. */
export const LABEL =
  /^(case|client|customer|problem|challenge|situation|context|background|goal|task|action|fix|solution|change|result|results|outcome|impact|lesson|learning|takeaway|before|after|then|now|today|why|how|next|pro|con|pros|cons|role|location|salary|pay|stack|wins?|losses|highs?|lows?|plan|bill|when|where|who|what|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:week|day|month|year) \d+|q[1-4]|(?:19|20)\d\d)\s*(?::|=|\s[-–—])\s+(?!(?:19|20)\d\d\b|(?:today|present|now)\b)(?=\S)/i;

/** 'lesson: call people who left': at the end of a list, what it comes to. */
const MORAL =
  /^(?:(?:the|my|our|main|key) )?(?:lessons?|point|moral|takeaway|bottom line|upshot|conclusion)(?: learn(?:ed|t))?\s*[:=–-]\s+(\S.*)$/i;

export const moralOf = (items: readonly string[]): string | undefined =>
  items.length > 2 ? MORAL.exec(items.at(-1) ?? '')?.[1] : undefined;

/** In words. */
export const LONGEST_TOPIC = 4;
/** Notes of so many words tell enough without their heading. */
const LONG_NOTES = 25;

/**
 * What is told of a sentence and its `topic`, which the sentence may name in words to whoever writes. Nothing of 'Write something about
 * our apprentices.' before what is told of them; all of 'I want to talk about grief.', unless the rest speaks of it.
 */
export function toldOf(
  sentence: string,
  topic: string,
  { whole, after }: { whole: string; after: string },
): string {
  const [words, next, all] = [wordsOf(topic), wordsOf(after), wordsOf(whole)];
  if (topic === sentence || hasFiniteVerb(words)) return topic;
  const wanted = WANTS_TO_TELL.test(sentence);
  const one = (word = '') => word.replace(/s$/, '');
  const isAlone =
    words.length > 0 &&
    words.length <= LONGEST_TOPIC &&
    !/\d/.test(topic) &&
    !/^(?:it|he|she|they|this|that|there)(?!\p{L})/iu.test(after) &&
    (hasFiniteVerb(next) || next.some(isPast)) &&
    ((!wanted && all.length > LONG_NOTES) ||
      all.filter((word) => one(word) === one(words.at(-1))).length > 1);
  return isAlone ? '' : wanted ? sentence : topic;
}

/** 'I miss the noise. I don't miss the knees.': two short sentences that are one thought. */
export function isPair(before: Sentence | undefined, next: Sentence): boolean {
  if (!before || before.words.length > 7 || next.words.length > 7 || before.words[0] !== next.words[0])
    return false;
  const shared = next.words
    .slice(1)
    .filter((word) => word.length > 3 && before.words.slice(1).includes(word));
  return shared.length > 0 && next.words.some((word) => /n't$|^(?:not|never|no)$/.test(word));
}

export function finishLabel(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1).toLowerCase();
}

/** A dash between a note and what it means becomes a colon, before a clause, or a comma. */
export function dashes(text: string): string {
  const parts = text.split(' — ');
  if (parts.length !== 2) return text.replaceAll(' — ', ', ');
  const [left = '', right = ''] = parts;
  const defines =
    hasFiniteVerb(wordsOf(right)) || isImperative(wordsOf(right)) || !hasFiniteVerb(wordsOf(left));
  return left.includes(':') || !defines ? `${left}, ${right}` : `${left}: ${right}`;
}

/** Whether a sentence belongs to the one before it: it leans on it, answers it or is said after its colon. */
export const goesOn = (last: Sentence | undefined, next: Sentence): boolean =>
  next.leans ||
  next.points ||
  next.joined === true ||
  answers(last?.text ?? '', next.text) ||
  isPair(last, next) ||
  last?.text.endsWith(':') === true;
