import { hasFiniteVerb, isImperative, isPast, SUBJECTS, wordsOf } from '../lexicon.ts';
import { findSentences } from '../../text/sentences.ts';
import type { OwnList } from '../parse/material.ts';

const AUXILIARY = /^(?:am|is|are|was|were|do|does|did|can|could|will|would|should|may|have|has|must)$/;
const SUBJECT = /^(?:the|my|our|your|a|an|this|that|these|those|any|all|people|it's)$/;

/** Words in the order of a question: 'can I just come', 'where do I sign'; under a line that speaks of questions 'who repairs it' too. */
function asks(item: string, announced: boolean): boolean {
  const words = wordsOf(item);
  const [first = '', second = '', third = ''] = words;
  const isSubject = (word: string) => SUBJECTS.has(word) || SUBJECT.test(word);
  if (AUXILIARY.test(first)) return isSubject(second);
  if (/^(?:who|what|where|when|why|how|which)$/.test(first)) {
    if (AUXILIARY.test(second) && isSubject(third)) return true;
    return announced && /^(?:who|what)$/.test(first) && (AUXILIARY.test(second) || /[^s]s$/.test(second));
  }
  return false;
}

/** The items of a list with like signs: what is asked with its question mark, and a stop behind each where one holds two sentences. */
export function marked({ intro, items }: OwnList): string[] {
  const announced = /\b(?:questions?|asks?|asked|asking)\b/i.test(intro);
  const some = announced || items.some((item) => item.endsWith('?'));
  const put =
    some || items.every((item) => asks(item, false))
      ? items.map((item) => (/[.!?]["”)]?$/.test(item) || !asks(item, announced) ? item : `${item}?`))
      : [...items];
  return put.some((item) => findSentences(item).length > 1) ? put.map(closed) : put;
}

export const closed = (item: string) => (/[.!?]["”)]?$/.test(item) ? item : `${item}.`);

/** Whether an item can be read as a sentence; what 'where the toilet is' names is none. */
export function isSentence(item: string): boolean {
  const words = wordsOf(item);
  if (/^(?:whether|(?:what|where|who|when|why|how|which)\b(?!.*\?$))/i.test(item)) return false;
  return hasFiniteVerb(words) || isImperative(words) || isPast(words[0] ?? '');
}

/** 'Closed the counter in May': what somebody did, without who; as a paragraph it would be an order or a scrap. */
export function lacksSubject(item: string, all: readonly string[]): boolean {
  const words = wordsOf(item);
  const orders = (other: string) => isImperative(wordsOf(other));
  return (isPast(words[0] ?? '') || orders(item)) && !all.every(orders);
}

const LEAST_STEPS = 4;
/** Steps that somebody is to take, too many to be read in one breath. */
export const isAdvised = (items: readonly string[]) =>
  items.length >= LEAST_STEPS &&
  items.filter((item) => isImperative(wordsOf(item))).length * 2 > items.length;
