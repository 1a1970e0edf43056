import type { Span } from '../../linkedin/urls.ts';
import { slipOf } from '../../writer/clean/slips.ts';
import { isPast, wordsOf } from '../../writer/lexicon.ts';
import type { Post } from '../post.ts';

/** Something that the author tells of having done or felt; the span is the clause. */
export type EventClaim = Span & { text: string };

const BREAK =
  /(?:[,;:]|\s[–—-])\s+|\s(?=(?:and|but|so|then|because|while|when|before|after) (?:I|we|my|our|it|they|he|she|nobody)\b)/gi;
const FIRST_PERSON = /(?<![\p{L}'’])(?:I|we|my|our)(?![\p{L}])/iu;
const QUOTED = /[“„«"‘][^”“»"’\n]*[”“»"’]?/g;
/** What a wish or a condition opens did not happen; what stands before it did: 'I told them it would fail'. */
const WISH = /\b(?:if|would|could|should|might|wish(?:ed)?)\b/i;
const MORE_PAST =
  /\b(?:(?:have|has|had|['’](?:ve|d)) (?:\p{L}+ )?(?:been|seen|done|gone|given|taken|written|spoken|driven|known|grown|begun|eaten|chosen|fallen|broken|drunk|ridden|shown|thrown|worn|forgotten|hidden|become|come|run)|ate|drank|rode|blew|shot|bent|lay|sewed|shone|sang|rang|sank|swam|sprang|burnt|learnt|dreamt|spelt|spilt|knelt|leapt|leant|shook|swore|tore|wove|froze|stole|hid|bit|fed|bled|bred|clung|flung|hung|swung|stung|wrung|dug|struck|spun|dealt|spat|split|burst|ground|wound|sought|strode|trod|bore|woke|slid|lit|shed|hurt|hit|bet|overslept|overheard|undid|withdrew|mistook|forgave|foresaw|swept|wept|crept)\b/iu;
const SAID = /^(?:As )?(?:my|our) \S+(?: \S+)? (?:used to say|said|says)$/i;
const SMALL = new Set(
  'i we my our me us you your he she it they them his her its their a an the this that these those and or but so then than as at by for from in into of off on onto out over to under up with without about after before again all also am any are be been being both can could did do does each even every few first for had has have how if is just like last later many may might more most much never new no nobody not now one once only other own same should since some still such there through time too until very was were what when where which while who whole why will would one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred percent per cent fell rose dropped grew went climbed up down year years month months week weeks day days'.split(
    ' ',
  ),
);
const ENOUGH = 0.5;

/** What a post tells in the first person as having happened. English; a clause without a past form is no event. */
export function findEvents(post: Post): EventClaim[] {
  if (post.language !== 'en') return [];
  return post.sentences.flatMap((sentence) =>
    clausesOf(sentence.text)
      .map(({ start, end }) => ({
        start: sentence.start + start,
        end: sentence.start + end,
        text: sentence.text.slice(start, end),
      }))
      .filter(
        ({ text }) =>
          !SAID.test(text) &&
          !text.endsWith('?') &&
          isTold(text.replace(QUOTED, ' ').split(WISH)[0] ?? '') &&
          contentOf(text).length > 0,
      ),
  );
}

/** What a text tells as having happened, to whomever; not what it asks, or says of its readers. */
export function findDeeds(post: Post): EventClaim[] {
  if (post.language !== 'en') return [];
  return post.sentences
    .filter(({ text }) => !/[?]["”’)]?$/.test(text))
    .flatMap((sentence) =>
      clausesOf(sentence.text)
        .map(({ start, end }) => ({
          start: sentence.start + start,
          end: sentence.start + end,
          text: sentence.text.slice(start, end),
        }))
        .filter(({ text }) => {
          const told = text.replace(QUOTED, ' ').split(WISH)[0] ?? '';
          return isDone(told) && !/\byou(?:rs?)?\b/i.test(text) && contentOf(text).length > 0;
        }),
    );
}

/** Whether the source tells the same: it holds at least half of the words of meaning, whatever their endings. */
export function isToldIn(event: EventClaim, source: ReadonlySet<string>): boolean {
  const content = contentOf(event.text);
  const told = content.filter((word) => source.has(word)).length;
  return told >= content.length * ENOUGH;
}

/** The words of meaning of a source, as events are compared with them. */
export function meaningOf(source: string): ReadonlySet<string> {
  return new Set(wordsOf(source).flatMap((word) => [stem(word), stem(slipOf(word) ?? word)]));
}

function isTold(text: string): boolean {
  return FIRST_PERSON.test(text) && isDone(text);
}

const isDone = (text: string) => wordsOf(text).some(isPast) || MORE_PAST.test(text);

function contentOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !SMALL.has(word) && !/\d/.test(word))
    .map(stem);
}

const TRAILING = /[\s,;:.!?–—-]/;

function clausesOf(text: string): Span[] {
  const cuts = [0, ...[...text.matchAll(BREAK)].map((match) => match.index + match[0].length), text.length];
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? 0;
    // A search for signs before the end begins at every sign of a long row of them.
    let last = end;
    while (last > start && TRAILING.test(text.charAt(last - 1))) last -= 1;
    return { start, end: last };
  });
}

const IRREGULAR: Readonly<Record<string, string>> = {
  took: 'take',
  taken: 'take',
  went: 'go',
  gone: 'go',
  made: 'make',
  told: 'tell',
  said: 'say',
  sold: 'sell',
  bought: 'buy',
  thought: 'think',
  wrote: 'write',
  written: 'write',
  rewrote: 'rewrite',
  sent: 'send',
  left: 'leave',
  lost: 'lose',
  gave: 'give',
  given: 'give',
  kept: 'keep',
  built: 'build',
  ran: 'run',
  found: 'find',
  met: 'meet',
  paid: 'pay',
  drove: 'drive',
  began: 'begin',
  came: 'come',
  saw: 'see',
  got: 'get',
  led: 'lead',
  held: 'hold',
  spoke: 'speak',
  taught: 'teach',
  won: 'win',
};

/** A word without its ending, an irregular past as its verb. */
export function stem(word: string): string {
  const base = IRREGULAR[word] ?? word;
  return base
    .replace(/(?:'s|’s)$/, '')
    .replace(/ies$|ied$/, 'y')
    .replace(/(?:(?<=\p{L}{3})ing|(?<=\p{L}{3})ed|(?<=\p{L}{2})s|(?<=\p{L}{3})e)$/u, '')
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/e$/, '');
}
