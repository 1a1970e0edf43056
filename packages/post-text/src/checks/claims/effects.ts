import type { Span } from '../../linkedin/urls.ts';
import type { Post } from '../post.ts';
import { meaningOf } from './events.ts';

/** What something is said to have done to the author: 'That day changed how we hire'. */
type EffectClaim = Span & { text: string };

const SUBJECT =
  "(?:it|(?:that|this|the|one|every|her|his|their|those|these)(?: (?!we\\b|i\\b)[\\p{L}’'-]+){0,4}?)";
const EFFECT = new RegExp(
  `(?<![\\p{L}])${SUBJECT}(?: (?:has|have))?(?: (?:\\p{Ll}+ly|forever))? (changed|transformed|reshaped|redefined|shifted|rewrote|taught|saved|cost|stayed with|stuck with) (?:(?:how|the way|what|where|why|everything)(?![\\p{L}])|(?:my|our|me|us)(?![\\p{L}]))[^.!?\\n]*`,
  'giu',
);
const MINE = /(?<!\p{L})(?:I|we|my|our|me|us)(?!\p{L})|(?<!\p{L})everything(?!\p{L})/iu;
/** By what a source that tells of the same may be known. */
const TOLD: Readonly<Record<string, RegExp>> = {
  taught: /\b(?:learn\w*|taught|teach\w*|lessons?|reali[sz]\w+|understood|now i know)\b/,
  saved: /\b(?:sav(?:e|es|ed|ing)|less|fewer|faster|quicker|shorter|instead of|down (?:to|from))\b/,
  cost: /\b(?:cost\w*|paid|lost|los[et]s?|spent)\b/,
  'stayed with': /\b(?:still|remember\w*|forg[eo]t\w*|think of|thought of)\b/,
  'stuck with': /\b(?:still|remember\w*|forg[eo]t\w*|think of|thought of)\b/,
};
const CHANGE =
  /\b(?:chang\w+|switch\w*|since (?:then|that)|from then|no longer|never again|used to|instead|stopped|started|dropped|these days|nowadays|now|today|before|after)\b/;

export function findEffects({ text, language }: Post): EffectClaim[] {
  if (language !== 'en') return [];
  return [...text.matchAll(EFFECT)]
    .filter(([words]) => MINE.test(words) && !/\b(?:if|would|could|might|will)\b/i.test(words))
    .map((match) => ({ start: match.index, end: match.index + match[0].length, text: match[0] }));
}

/** Whether the source tells of such an effect, and of what it was on. */
export function isEffectIn({ text }: EffectClaim, meaning: ReadonlySet<string>, small: string): boolean {
  const verb = Object.keys(TOLD).find((one) => text.toLowerCase().includes(` ${one} `));
  const told = verb === undefined ? CHANGE : (TOLD[verb] ?? CHANGE);
  if (!told.test(small)) return false;
  const on = text.replace(/^.*? (?:how|the way|what|where|why|my|our|me|us)\b/iu, '');
  const words = [...meaningOf(on)].filter((word) => word.length > 3);
  return words.length === 0 || words.some((word) => meaning.has(word));
}
