import type { Span } from '../linkedin/urls.ts';
import { isImperative, wordsOf } from '../writer/lexicon.ts';
import { isParted, ITEM, plainOf } from './note-places.ts';
import { readWish } from './wish-forms.ts';

/** Whether a sentence stands in rules that notes give to readers: 'As a nurse I learned what not to say. Don’t say how long it will take.' */

/** What announces such rules; those of the post at hand are none. */
const ANNOUNCES =
  /(?<!\p{L})(?:rules?|tips?|advice (?:for|on|to)|learn(?:ed|t|s)?|lessons?|taught|teach(?:es)?|trained?|how (?:to|we|i)|what (?:not )?to|habits?|checklist|principles?|commandments|don['’]?ts)(?!\p{L})/iu;
const OF_THE_POST =
  /(?<!\p{L})(?:my|our|me|us|that (?:i|we)|the fact|though|tho|btw|obviously|please|pls|plz|post|linked ?in|draft|caption|writer|article|text|names? (?:in|here))(?!\p{L})/iu;
/** 'Never …', 'Leave …' */
const ORDERS =
  /^(?:(?:do not|don['’]?t|never|no|keep|leave|skip|avoid|cut|drop|stay|say|mention|name|tell|forget|lose|remove|take|ask|check)(?!\p{L}))/iu;
const NAMES_POST = /(?<!\p{L})(?:post|linked ?in|draft|caption|writer|article)(?!\p{L})/iu;
/** So far before a rule what announces it may stand. */
const NEAR = 3;
const LONGEST_LIST = 12;

export function isRuleForReaders(text: string, sentences: readonly Span[], index: number): boolean {
  const span = sentences[index];
  if (
    span === undefined ||
    OF_THE_POST.test(text.slice(span.start, span.end).replace(/\bpost pictures\b/i, ''))
  )
    return false;
  const said = (at: number) => {
    const one = sentences[at];
    return one === undefined ? '' : text.slice(one.start, one.end);
  };
  const isItem = ITEM.test(said(index));
  if (!ORDERS.test(plainOf(said(index)))) return false;
  const ordered = (at: number) =>
    isImperative(wordsOf(plainOf(said(at)))) && readWish(plainOf(said(at))) === undefined;
  if (isItem) {
    const list = sentences
      .map((_, at) => at)
      .filter((at) => Math.abs(at - index) <= LONGEST_LIST && ITEM.test(said(at)));
    const head = said((list[0] ?? 0) - 1);
    return (
      /:\s*$/.test(head) &&
      ANNOUNCES.test(head) &&
      !NAMES_POST.test(head) &&
      list.some((at) => at !== index && ordered(at))
    );
  }
  const before = [1, 2, 3].slice(0, NEAR).map((step) => index - step);
  const parted = before.findIndex((at) => {
    const [one, next] = [sentences[at], sentences[at + 1]];
    return one === undefined || next === undefined || isParted(text, one, next);
  });
  const near = parted < 0 ? before : before.slice(0, parted);
  const announced = near.some((at) => ANNOUNCES.test(said(at)) && !ordered(at) && !NAMES_POST.test(said(at)));
  return announced && [...near, index + 1].some((at) => !ITEM.test(said(at)) && ordered(at));
}
