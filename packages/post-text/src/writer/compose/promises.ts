import { lowerFirst } from '../clean/sentence.ts';
import { isPast, wordsOf } from '../lexicon.ts';
import { askedClaim } from './reader-questions.ts';

const NO_DEED =
  /^(?:was|were|had|did|could|would|used|thought|knew|felt|expected|said|told|believed|assumed|wanted|needed|loved|hated|got|cost|met)$/;
const POINTS =
  /\b(?:it|them|they|he|she|him|her|this|that|those|these|then|again|also|too|mine|ours|yours|another|other)\b| (?:and|but) (?!\p{L}+s\b)\p{L}+ (?:fewer|more|less|no|an?|the|my|our|it|me|us)\b/iu;

/**
 * What the text tells, as a line before it: 'What happened when we stopped our daily standup.' of the deed, 'Why remote is hard
 * for juniors.' of the claim. Nothing for other sentences.
 */
export function promiseOf(text: string): string | undefined {
  if (text.length > 95 || /["“:;?]/.test(text) || POINTS.test(text)) return undefined;
  const [, rest = ''] = /^(?:I|We) (?:then |just |recently )?(.{10,})\.$/s.exec(text) ?? [];
  const [verb = ''] = wordsOf(rest);
  if (rest !== '' && isPast(verb) && !NO_DEED.test(verb)) return `What happened when ${lowerFirst(text)}`;
  return askedClaim(text) === undefined
    ? undefined
    : `Why ${lowerFirst(text.replace(/^(?:I think |I believe )/, ''))}`;
}
