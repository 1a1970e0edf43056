import { capitalise, finishSentence } from '../writer/clean/sentence.ts';
import { POINTER } from '../writer/compose/parted.ts';
import type { Reordered } from '../writer/compose/reorder.ts';
import { hasFiniteVerb, isImperative, opensClause, wordsOf } from '../writer/lexicon.ts';

const LINK =
  /^(?:Then|So|And|But|Still|Yet|Also|Instead|Meanwhile|Eventually|Finally|Afterwards|Luckily|Sadly|Naturally|Even so|After that|In the end|Since then|From then on|From that day on|By then|At first|Funnily enough),? (?=(?:I|we|my|our|nobody|no one|everyone|everybody|half|most|people|the|a|an|two|three|four|five|\d|\p{Lu}\p{Ll}))(.{14,130})$/su;
/** Left alone these would say another thing. */
const LEANS_ON =
  /^(?:the (?:\p{Ll}+ )?(?:one|other|others|rest|same|first|second|third|last|next)|(?:I|we) (?:did|do|had|was|were|am|are|could|would|will)(?:n['’]t)?[.!?]|(?:a|an|the) \p{Ll}+[.!?])/iu;

/** 'But nobody opened the second page.' without what ties it to the sentence before. */
export function unlinked(text: string): string | undefined {
  const [, rest = ''] = LINK.exec(text) ?? [];
  if (rest === '' || LEANS_ON.test(rest) || text.endsWith('?')) return undefined;
  const words = wordsOf(rest);
  return hasFiniteVerb(words) && !isImperative(words) ? capitalise(rest) : undefined;
}

const ASIDE =
  /^([^,:;"“?(]{3,60}), ((?:an?|the|my|our|who|which|then|now|himself|herself|aged|\d{2})\b[^,:;"“?(]{0,70}), ([^:;"“?(]{10,110})\.$/su;

/** 'My first boss, a joiner named Piet, bought me a coffee.' without the words between the commas. */
export function withoutAside(text: string): string | undefined {
  const [, subject = '', aside = '', rest = ''] = ASIDE.exec(text) ?? [];
  if (rest === '' || /^(?:and|or|but|nor|so)\b/.test(rest)) return undefined;
  if (hasFiniteVerb(wordsOf(subject)) || /^(?:in|on|at|for|after|before|if|when)\b/i.test(subject))
    return undefined;
  // 'bread, a sausage, grapes': a row has no verb right behind it.
  const after = wordsOf(rest);
  if (!hasFiniteVerb(after.slice(0, 2)) || (!hasFiniteVerb(wordsOf(aside)) && / and /.test(aside)))
    return undefined;
  return finishSentence(`${subject} ${rest}`);
}

const BEHIND =
  /^([^:;"“?()]{24,120}), (?:which|who|where|whom|whose|though|although|mostly|partly|largely|apart from|including|even though|swearing|wearing) [^:;"“?]{6,110}\.$/su;

/** 'I was taught in Lerhamn, which has since become a gym.' up to what is said beside it. */
export function withoutTail(text: string): string | undefined {
  const [, claim = ''] = BEHIND.exec(text) ?? [];
  const words = wordsOf(claim);
  if (words.length < 5 || /^(?:if|when|although|because|while|not|only|that|what)\b/i.test(claim))
    return undefined;
  return hasFiniteVerb(words) && !/\b(?:not|never|nobody|no|only)\b/.test(claim)
    ? finishSentence(claim)
    : undefined;
}

const JOINED = /^([^:;"“?()]{14,120}?),? and ((?:I|we|my|our|nobody|everyone) [^:;"“?()]{16,110})\.$/isu;
const BOUND =
  /^(?:if|when|because|although|while|both|either|not|only|since|after|before)\b|\b(?:that|whether|said|told|thought|asked|knew|both|either|between|if|when|until|so|which|because)\b/i;

/** 'Line 6 was on diversion and I drove past my own house eleven times.': the second half, then the first. */
export function secondClause(text: string): Reordered | undefined {
  const [, claim = '', second = ''] = JOINED.exec(text) ?? [];
  const [one, two] = [wordsOf(claim), wordsOf(second)];
  if (second === '' || one.length < 3 || two.length < 4 || BOUND.test(claim) || POINTER.test(second))
    return undefined;
  if (/\b(?:so|that|because|still|then|too|also)\b/.test(second)) return undefined;
  if (!hasFiniteVerb(one) || !hasFiniteVerb(two.slice(0, 4)) || !opensClause(one.slice(0, 4)))
    return undefined;
  return { first: finishSentence(capitalise(second)), after: [finishSentence(claim)] };
}
