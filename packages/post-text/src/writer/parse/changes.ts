import { capitalise, lowerFirst } from '../clean/sentence.ts';
import { hasFiniteVerb, wordsOf } from '../lexicon.ts';

/** A change told in a sentence: what was counted, before, after, and when or since what. */
export type ToldChange = { subject: string; from: string; to: string; tail: string };

const FIGURE =
  '[$€£₹]?\\d(?:[\\d.,]*\\d)?\\s?(?:%|k\\b|m\\b|K\\b|M\\b|x\\b|lakh|crore|million|€|£)?(?:\\s(?:a|per) (?:day|week|month|year|quarter))?(?:\\s(?:hours?|days?|weeks?|months?|minutes?|seconds?|people|pages|euros?|dollars|pounds)\\b)?';
const TOLD = new RegExp(
  `^(.{2,60}?) (?:went|fell|rose|grew|dropped|climbed|jumped|moved|came down|is down|is up|was|increased|decreased) (?:up |down )?from (${FIGURE}) to (${FIGURE})(.*?)[.!]?$`,
  'su',
);
const COLON = new RegExp(`^([^:]{2,40}): from (${FIGURE}) to (${FIGURE})(.*?)[.!]?$`, 'su');
const MADE = new RegExp(
  `^((?:I|We) (?:raised|cut|reduced|lowered|increased|moved|brought|took|shortened|grew|dropped) (?:my|our|the) [^,.]{3,50}?(?: down| up)?) from (${FIGURE}(?: ?\\p{Ll}+)?) to (${FIGURE})([^,.]{0,40})[.!]?$`,
  'su',
);

/** Reads 'Reply rate went from 2% to 11% after I stopped …'. */
export function readTold(text: string): ToldChange | undefined {
  const match = TOLD.exec(text) ?? COLON.exec(text);
  if (!match) return undefined;
  const [, subject = '', from = '', to = '', tail = ''] = match;
  if (
    /[,;:]|\b(?:and|but|which|who|that)\b/.test(subject) ||
    /^(?:I|we|it|they|he|she|this|that)$/i.test(subject)
  )
    return undefined;
  return { subject: subject.trim(), from: from.trim(), to: to.trim(), tail: tail.trim() };
}

/** The change as two lines, before and after; nothing where what follows it would not fit the form. */
export function asLines(change: ToldChange): string[] | undefined {
  const { tail } = change;
  const subject = capitalise(change.subject.replace(/^The /, ''));
  const unit =
    /\s?(?:%|(?:a|per) \p{L}+|hours?|days?|weeks?|months?|minutes?|seconds?)$/u.exec(change.to)?.[0] ?? '';
  const from = /\d$/.test(change.from) ? change.from + unit : change.from;
  const when = whenOf(tail);
  return when === undefined ? undefined : [`${subject} before: ${from}.`, `${when}: ${change.to}.`];
}

function whenOf(tail: string): string | undefined {
  if (tail === '') return 'After';
  if (/^(?:after|since|once|when) \S+ \S+/.test(tail) && wordsOf(tail).length <= 12 && !/[,;:]/.test(tail))
    return capitalise(tail);
  const span =
    /^(?:in|within|over) ((?:\d+|two|three|four|five|six|a|one) (?:days?|weeks?|months?|years?))$/.exec(
      tail,
    )?.[1];
  return span === undefined ? undefined : capitalise(`${span} later`);
}

/** 'I raised my day rate from 450 to 700 in May.' with its figures first: 'From 450 to 700: I raised my day rate in May.' */
export function asFigureLine(text: string): string | undefined {
  const [, deed = '', from = '', to = '', tail = ''] = MADE.exec(text) ?? [];
  if (deed === '') return undefined;
  // What is counted may stand behind a space: 'from 19 to 49 dollars'.
  const [, counted = '', rest = tail] =
    /^ ?(?!(?:in|on|at|by|for|since|after|last|this|within|over|when|with|and|per|a|an|every|each)\b)(\p{Ll}+)((?: .*)?)$/su.exec(
      tail,
    ) ?? [];
  const figures = `From ${from.trim()} to ${[to.trim(), counted].filter((part) => part !== '').join(' ')}`;
  const told = deed.startsWith('I ') ? deed : lowerFirst(deed);
  return `${figures}: ${[told, rest.trim()].filter((part) => part !== '').join(' ')}.`;
}

/** A figure for a thing at a time: 'Churn was 8% in January.' */
export type Reading = { subject: string; figure: string; when: string };

/** Reads such a sentence, or the note of one without its verb. */
export function readReading(text: string): (Reading & { verb: boolean }) | undefined {
  const match = new RegExp(
    `^(\\p{L}[\\p{L} -]{1,28}?) (was |is |were |are |stood at )?(${FIGURE})(?: ((?:in|by|at the end of|at|on|last|this|today|now|after|since)\\b[^,;:.]{0,30}))?[.!]?$`,
    'u',
  ).exec(text);
  if (!match || /^(?:I|we|they|he|she|it|you|in|on|at|for|about|only|the first|day)\b/i.test(match[1] ?? ''))
    return undefined;
  return {
    subject: (match[1] ?? '').trim(),
    figure: (match[3] ?? '').trim(),
    when: (match[4] ?? '').trim(),
    verb: match[2] !== undefined,
  };
}

/** When all of a sentence is so: 'Half a year later 6% clicked and reporting went from 40 to 390.' */
const DATED =
  /^(?:(?:in|on|at|by|within|during|over|since|after|before|until|this|last|next|every) |today|yesterday|now|then|(?:half an?|an?|one|two|three|four|five|six|\d+) (?:[\p{L}]+ )?(?:later|ago|after|on)\b|(?:half an?|an?|one|two|three|four|five|six|\d+) \p{L}+ (?:later|ago|on)\b)/iu;

/** A change told after 'and' is a sentence of its own. */
export function partChange(piece: string): string[] {
  const match =
    /^(.{12,}?),? and ((?:our |my |the )?[\p{L} -]{3,40} (?:went|fell|rose|grew|dropped|climbed|is down|is up) (?:up |down )?from [^,]+)$/su.exec(
      piece,
    );
  const [, left = '', right = ''] = match ?? [];
  return left !== '' &&
    hasFiniteVerb(wordsOf(left)) &&
    !/^(?:if|when|while|because)\b/i.test(left) &&
    !DATED.test(left)
    ? [left, right]
    : [piece];
}
