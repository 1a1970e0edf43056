import { namesKnown, standsAlone } from '../parse/alone.ts';
import type { Sentence } from '../parse/features.ts';
import type { Unit } from '../parse/material.ts';
import { isPast } from '../lexicon.ts';
import { BACKWARDS, DONE_TO_NOTHING, STANDS_FOR } from './backwards.ts';
import type { Opening } from './opening.ts';
import { ROLE_SCORE, scoreLine } from './rating.ts';

const SHORTEST = 24;
const LONGEST = 125;
/** What sums up, admits, denies, claims or counts. */
const LEADS = /^(?:change|lesson|belief|turn|confession|figure)$/;
/** 'The oldest is a bear.': of what was named. */
const ONE_OF_ITS_KIND = /^The (?:\p{L}+est|best|worst|most|only|first|last) (?:is|was|one)\b/u;
/** A moment of the way, which the others would follow without it. */
const MOMENT =
  /^(?:then|later|first|finally|suddenly|yesterday|today|tomorrow|next)\b|\b(?:later|ago|yesterday|the next (?:day|week|morning))\b/i;

/** The sentences from further down that surely stand by themselves, before all the others in their order. */
export function standing(units: readonly Unit[]): Opening[] {
  if (units.some((unit) => unit.lines || unit.label !== undefined)) return [];
  const before: Sentence[] = [];
  return units.flatMap((unit, index) =>
    unit.sentences.flatMap((sentence, place) => {
      const earlier = [...before];
      before.push(sentence);
      if (index === 0 && place === 0) return [];
      const next = unit.sentences[place + 1];
      if (
        sentence.joined ||
        next?.joined ||
        next?.whole === false ||
        next?.leans ||
        next?.points ||
        !leads(sentence, earlier)
      )
        return [];
      const sentences = unit.sentences.filter((one) => one !== sentence);
      const left = sentences.length > 0 || unit.list ? [{ ...unit, sentences }] : [];
      return [
        {
          kind: 'outcome' as const,
          line: sentence.text,
          role: sentence.role,
          score: ROLE_SCORE[sentence.role] + scoreLine(sentence, 'later'),
          rest: units.flatMap((other) => (other === unit ? left : [other])),
        },
      ];
    }),
  );
}

/** 'No complaint in 3 years.': says who and what without a verb. */
const NONE_SINCE =
  /^(?:No|Not one|Not a single|Zero) (?:\p{Ll}+ )?\p{Ll}{4,} (?:in|for) (?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:days|weeks|months|years)\.$/u;

/** 'The 40th guest booked our largest room.': of so many that the number says it. */
const HIGH_ONE = /^The (?:[4-9]|[1-9]\d+)(?:th|st|nd|rd) \p{Ll}+ \p{Ll}+ed (?:our|my) /u;

function leads(sentence: Sentence, earlier: readonly Sentence[]): boolean {
  const { text } = sentence;
  if (NONE_SINCE.test(text) || HIGH_ONE.test(text)) return true;
  return (
    LEADS.test(sentence.role) &&
    text.length >= SHORTEST &&
    text.length <= LONGEST &&
    !/["“”:;?(]/.test(text) &&
    sentence.whole &&
    !BACKWARDS.test(text) &&
    !STANDS_FOR.test(text.replace(/, it (?=is|was)/, ' ')) &&
    !ONE_OF_ITS_KIND.test(text) &&
    !DONE_TO_NOTHING.test(text) &&
    !MOMENT.test(text) &&
    standsAlone(
      sentence,
      earlier.filter((other) => !asKnown(sentence, other)),
    )
  );
}

/** Whether another sentence speaks of a thing as known in the same way: what was never brought in needs no bringing in. */
function asKnown(sentence: Sentence, other: Sentence): boolean {
  const things = [...sentence.text.matchAll(/\bthe ([\p{Ll}-]{3,})/giu)].map(([, thing = '']) => thing);
  return (
    things.length > 0 &&
    namesKnown(sentence.text.toLowerCase(), [other]) &&
    things.every((thing) => !isPast(thing) && new RegExp(`\\bthe ${thing}\\b`, 'iu').test(other.text))
  );
}
