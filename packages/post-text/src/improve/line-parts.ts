import { finishSentence } from '../writer/clean/sentence.ts';
import { POINTER } from '../writer/compose/parted.ts';
import { askedChange, askedPlural, askedReason } from '../writer/compose/own-questions.ts';
import { asHeadline } from '../writer/compose/turns.ts';
import { hasFiniteVerb, isImperative, wordsOf } from '../writer/lexicon.ts';
import type { Sentence } from '../writer/parse/features.ts';

/** What a sentence is answered by in the lines that follow: 'How did churn fall from 8% to 3%?' `more` is how many sentences follow, `deeds` how many
 * of them tell what was done: who asks how wants to read them. */
export function promisedBy(text: string, more: number, deeds: number): string[] {
  const headline =
    deeds >= 2 && !/\d{4}|\bon \d/.test(text) ? asHeadline(text)?.replace(/:$/, '.') : undefined;
  const change = more >= 1 ? askedChange(text) : undefined;
  const reason = askedReason(text);
  return [headline, change, reason, askedPlural(text)].flatMap((line) => line ?? []);
}

const COUNTED = /^(?:about |over |nearly |almost )?[$€£₹]?\d[\d.,]*\s?(?:k|m|%)? [\p{L}][\p{L} -]{2,40}[.]$/u;
const LEANING_COUNT =
  /\b(?:now|later|more|less|left|of them|each|said|did|came|were|was|are|is|one|others?|first|last|then|still|a (?:day|week|month|year))\b/;

/** So many sentences after the first a count still speaks of it. */
const NEAR = 5;

/** '9 sales.' or '11 people, 2 trucks.' before 'I spent 7 months on a course.': a count may come right before what the text begins with. */
export function countFirst(read: readonly Sentence[]): string[] {
  const [first] = read;
  if (first === undefined || first.leans || first.points || !/[.!]$/.test(first.text)) return [];
  if (isImperative(first.words) || /^(?:How|Why|What)\b/.test(first.text)) return [];
  return read.slice(1, NEAR).flatMap((one) => {
    const parts = one.text.replace(/[.]$/, '').split(', ');
    const counts = parts.every((part) => COUNTED.test(`${part}.`) && !LEANING_COUNT.test(part));
    if (!counts || one.whole || BACKWARDS.test(one.text) || /^\d+\. /.test(one.text)) return [];
    const line = `${one.text} ${first.text}`;
    return line.length <= 140 ? [line] : [];
  });
}

/** What is counted within what an earlier sentence counted. */
const BACKWARDS =
  /\b(?:replies|answers|reactions|responses|signatures|votes|refused|opened|down|up|per|each|nos|this|pairs)\b/i;

/** The line that leads into a list, and those of its points that say something by themselves. */
export function fromList(lead: string | undefined, items: readonly string[]): string[] {
  const told = items.filter((item) => {
    const words = wordsOf(item);
    if (/^\p{L}[\p{L} ]{1,24}: (?:from )?[+$€£-]*\d/u.test(item)) return item.length < 60;
    // 'Clarity: say what good looks like.' is one of several.
    if (/^\p{L}+: \p{Ll}/u.test(item)) return false;
    // A title and not a thing to do.
    if (/^(?:\p{Lu}\p{L}*(?: the| of| a| and)* ?){3,}$/u.test(item)) return false;
    if (POINTER.test(item) || item.length > 110 || /^(?:\d|because\b|not\b|no\b)/i.test(item)) return false;
    return words.length > 2 && (hasFiniteVerb(words) || isImperative(words));
  });
  const open = lead?.replace(/:$/, '') ?? '';
  return [
    ...(open.split(' ').length < 3 ? [] : [finishSentence(open)]),
    ...told.map((item) => finishSentence(item)),
  ];
}

/** A thing counted twice, on two lines, as one line: 'Churn in January: 8%. Churn in June: 3.1%.' */
export function readings(read: readonly Sentence[]): string[] {
  const [one = '', two = ''] = read.slice(0, 2).map(({ text }) => text);
  const [, subject = '', from = ''] = /^([^:]{3,60}): ([$€£₹]?\d[^:]{0,25})\.$/.exec(one) ?? [];
  const [, when = '', to = ''] = /^([^:]{3,60}): ([$€£₹]?\d[^:]{0,25})\.$/.exec(two) ?? [];
  if (from === '' || to === '') return [];
  return subject === '' || when === '' ? [] : [`${one} ${two}`];
}

const VERDICT =
  /^(?:The )?(?:best|worst|hardest|easiest|biggest|proudest|strangest|cheapest|shortest|longest|smartest|most \p{Ll}+)\b[^,:;"“?]{4,60}(?:\bever|\b(?:I|we) \p{L}[^,:;]{2,30}|\bin (?:my|our) [\p{Ll} ]{3,20}|\bof (?:my|our|the) (?:life|year|career|week|month))[.!]$/iu;

/** 'Best sentence I heard this year.': a judgement points ahead as well as back; by itself, and before what it is of. */
export function verdicts(read: readonly Sentence[]): string[] {
  return read.flatMap((one, index) => {
    if (!VERDICT.test(one.text) || POINTER.test(one.text)) return [];
    const first = read[0];
    const pair =
      index > 0 && first !== undefined && !first.text.endsWith('?') ? `${one.text} ${first.text}` : '';
    return [one.text, ...(pair === '' || pair.length > 140 ? [] : [pair])];
  });
}
