import { capitalise, finishSentence } from '../clean/sentence.ts';
import { hasFiniteVerb, isPast, opensClause, wordsOf } from '../lexicon.ts';
import type { Reordered } from './reorder.ts';

/** Words for what was named before. */
export const POINTER =
  /\b(?:it|its|they|them|their|he|she|him|his|her|this|that|these|those|one|ones|other|others|again|too|also|then|both)\b/i;

/** 'I ran a shop for 8 years and wrote a handover of 60 pages.' as its first deed, with the other after it. */
export function deedsParted(text: string): Reordered[] {
  const [, who = '', first = '', second = ''] =
    /^((?:I|We)(?: (?:had|have))?) ([^,:;"“?]{8,90}?),? and ((?!then\b|now\b|still\b)\p{Ll}+ [^,:;"“?]{6,90})\.$/u.exec(
      text,
    ) ?? [];
  if (second === '' || / (?:had|have)$/.test(who) || opensClause(wordsOf(second).slice(0, 4))) return [];
  const [one = ''] = wordsOf(first);
  const [two = ''] = wordsOf(second);
  if (
    !isPast(one) ||
    !isPast(two) ||
    /\b(?:because|when|if|that|who|to|between|both|not|and|or)\b/.test(first)
  )
    return [];
  if (wordsOf(first).length < 3 || wordsOf(second).length < 3) return [];
  return [{ first: finishSentence(`${who} ${first}`), after: [finishSentence(`${who} ${second}`)] }];
}

/** The second clause of a sentence before the first: 'Nobody on the team knew.' 'We ran out of money.' */
export function secondFirst(text: string): Reordered[] {
  const [, claim = '', join = '', second = ''] =
    /^([^:;"“?]{12,110}?),? (and|but) ([^,:;"“?]{10,90})\.$/u.exec(text) ?? [];
  const words = wordsOf(second);
  if (join === '' || words.length < 4 || POINTER.test(second) || BOUND.test(claim) || BOUND.test(second))
    return [];
  if (
    !opensClause(wordsOf(claim).slice(0, 4)) ||
    !/^(?:i|we|nobody|everybody|everyone|our|my|half|most|\d+)$/.test(words[0] ?? '')
  )
    return [];
  if (!opensClause(words.slice(0, 4)) && !(NOUN_FIRST.test(second) && hasFiniteVerb(words.slice(1, 6))))
    return [];
  return [{ first: finishSentence(capitalise(second)), after: [finishSentence(claim)] }];
}

const BOUND =
  /^(?:if|when|because|who|which|both|either|not|only)\b|\b(?:that|whether|said|told|thought|asked|both|either|between)\b/i;
const NOUN_FIRST =
  /^(?:our|my|the|most|half|every|all|nobody|everybody|everyone|no|\d+|two|three|four|five|six) /;
