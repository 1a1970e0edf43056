import { meantWord } from '../../writer/clean/misspellings.ts';
import { meaningOf } from './events.ts';
import { findFigures, type Figure } from './figures.ts';

/** A number that a text may hold by chance: small, whole, and without a unit. */
export function isSmall({ values, unit }: Figure): boolean {
  return unit === '' && values.every((value) => Number.isInteger(value) && value > 0 && value <= 100);
}

const CLOSE =
  /^(?:of|in|on|at|to|from|for|by|with|and|or|but|than|that|who|which|when|while|after|before|is|are|was|were|do|does|did|will|can|could|would|should|may|might|must|get|gets|got|say|says|came|come|comes|went|go|goes|did|made|make|makes|same|has|have|had|it|we|i|they|he|she|you|the|a|an|my|our|their|per|as|so|if|not|out|more|less|times?|others?|ago|left|said|later|each|now|here|there|von|davon|und|oder|bis|auf|im|am|mal|de|del|y|o|a|en|por|con|et|ou|à|par|sur|sans|se|ka|ke|ki|ko|aur|mein|hain?)$/;
/** Shorthand of notes for what a draft writes out. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  yr: 'year',
  yrs: 'year',
  y: 'year',
  mo: 'month',
  mos: 'month',
  wk: 'week',
  wks: 'week',
  hr: 'hour',
  hrs: 'hour',
  h: 'hour',
  min: 'minute',
  mins: 'minute',
  ppl: 'people',
  pax: 'people',
};
const PEOPLE = meaningOf(
  'people persons women men staff colleagues engineers nurses employees members volunteers hands heads candidates friends of-us guests kids children students pupils customers clients patients users families drivers readers investors developers designers teachers',
);

/** Endings differ from note to draft; the first letters tell, in every language. */
const beginning = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').slice(0, 5);

/** How the words of meaning of a source begin; a misspelt one also as what it was to be. */
export function beginningsOf(meaning: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(
    [...meaning].flatMap((word) => {
      const meant = meantWord(word) ?? meantWord(`${word}s`);
      return meant === undefined ? [beginning(word)] : [beginning(word), beginning(meant)];
    }),
  );
}

/** The words after a figure that say what it counts; none where it stands by itself. */
export function thingsAfter(text: string, { start, end }: Figure): ReadonlySet<string> {
  // In 'one in three' and 'a team of 12' the number belongs to what stands before it.
  if (/(?:(?:\d|\b(?:one|two|three|four|five|nine)) (?:in|out of)|\bof) $/i.test(text.slice(0, start)))
    return new Set();
  const after = /^[ -]((?:\p{L}+(?:['’-]\p{L}+)*[ -]?){1,4})/u.exec(text.slice(end, end + 60))?.[1] ?? '';
  const words: string[] = [];
  for (const word of after.toLowerCase().split(/[ -]/)) {
    if (CLOSE.test(word)) break;
    if (word !== '') words.push(WRITTEN_OUT[word] ?? word);
  }
  return meaningOf(words.join(' '));
}

/**
 * Whether two small figures can count the same: the draft does not say what it counts, the source speaks of that thing, or
 * both count people. `begins` holds the beginnings of the source's words, as `beginningsOf` gives them.
 */
export function countsAlike(
  draft: ReadonlySet<string>,
  other: ReadonlySet<string>,
  begins: ReadonlySet<string>,
): boolean {
  if (draft.size === 0) return true;
  const named = beginningsOf(other);
  if ([...beginningsOf(draft)].some((word) => named.has(word) || begins.has(word))) return true;
  const people = (words: ReadonlySet<string>) => [...words].some((word) => PEOPLE.has(word));
  return people(draft) && (other.size === 0 || people(other));
}

const HAD =
  /\b(?:there (?:are|is|was|were)|(?:we|they|it|i|he|she) (?:had|have|has|counted|saw|got|made|sold)) (?:(?:only|just|about|still|nearly|over) )?$/i;
const SPAN = /^(?:hours?|days?|weeks?|months?|years?|quarters?|minutes?|seasons?)$/;
const SOME = /(?<!\p{L})\p{L}{3,}s(?!\p{L})/gu;
const NO_THINGS =
  /^(?:was|has|this|his|its|does|always|perhaps|sometimes|less|across|towards|besides|afterwards)$/;

/** Whether a sentence gives a number and leaves it to another to say of what: 'In the ten weeks before there were 61.' */
export function countsUnnamed(sentence: string): boolean {
  return findFigures(sentence).some((figure) => {
    if (figure.unit !== '' || thingsAfter(sentence, figure).size > 0) return false;
    if (/^ ?of /.test(sentence.slice(figure.end))) return false;
    const before = sentence.slice(0, figure.start);
    const named = [...before.matchAll(SOME)].some(([word]) => !SPAN.test(word) && !NO_THINGS.test(word));
    return HAD.test(before) && !named;
  });
}
