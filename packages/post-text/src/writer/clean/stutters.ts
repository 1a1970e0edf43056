import { HUM, HUM_AHEAD, MAYBE_HUM } from './hums.ts';
import { sentenceStart } from './sentence-start.ts';

/** What somebody says on the way while they dictate: hums, words begun twice, 'like' and 'right' between commas. */

const words = (all: string) => all.trim().split(/\s+/).join('|');

/** What cannot stand before a comma: the rest of the phrase comes after it. */
const GOES_ON = words(
  'and but or so because that if when than then with without for from to in on at by of about after before over into was were is are had has have the a an my our their his her very only just und oder aber weil dass wenn mit für von aus nach bei seit bis auf der die das ein eine et ou mais parce que qui avec pour de dans sur le la les un une y o pero porque con por para en el los las una',
);
/** Small words that are said twice only by mistake. */
const SMALL = words(
  'i we he she they it there the a an my our his her their to in on at by for from with of about after before and but because that if when then is was were are had how who ich wir sie es der die das ein eine mein meine unser unsere mit von für und aber weil dass je nous il elle on le la les un une mon ma mes notre nos avec pour et mais parce yo nosotros él ella el los las una mi mis nuestro nuestra con por para y pero porque',
);
/** Who tells: 'I never, I never answer.' Of things it may be meant: 'a dog, a dog with three legs'. */
const TELLS = words(
  'i we he she they it there because if when ich wir je nous il elle on yo nosotros él ella',
);
/** Said twice and meant: 'I know, I know, it is late.' */
const MEANT = words('know think guess hope swear promise mean see love say said did win won do try tried so');

/** A word, read from its beginning alone. */
const BEFORE = "(?<![\\p{L}\\p{N}’'-])(?<before>[\\p{L}\\p{N}’'-]{1,24})";
const BETWEEN = `(?:(?:yeah|well|like|right|you know|i mean|${HUM}|${MAYBE_HUM}),? )?`;
/** A clause may end with the word: 'and so was I, I said five', 'What would you carry it in, in July?' */
const ENDS =
  '(?<!(?<!\\p{L})(?:it|them|him|me|us|this|that) )(?!(?<=(?<!\\p{L})(?:am|is|are|was|were|do|does|did|have|has|had|can|will|would|than|as|and|neither|nor|so) )(?:i|we|he|she|they|it)(?!\\p{L}))';
const TWICE = [
  `(?:${SMALL})(?:['’]\\p{L}+)?`,
  `(?:${TELLS})(?:['’]\\p{L}+)?(?: (?!(?:${MEANT}),)\\p{L}+){1,2}`,
].map(
  (said) =>
    new RegExp(
      `${ENDS}(?<![\\p{L}\\p{N}’'-])(${said}), ${BETWEEN}\\1(?= [\\p{L}\\d$€£])(?! (?:and|or) \\1)`,
      'giu',
    ),
);
const HUMS = new RegExp(`(?<lead>^|[.!?…]\\s+|${BEFORE}(?<comma>,)? )${HUM}(?:[,.…]+(?= |$))? ?`, 'giu');
const HUMS_APART = new RegExp(`${BEFORE}, ${MAYBE_HUM}, `, 'giu');
const HUMS_FIRST = new RegExp(`(?<=^|[.!?…]\\s)${HUM_AHEAD}(?:,|\\.{3}|…) (?=\\p{L})`, 'giu');
const PHRASE =
  '(?:what is it|what was it|what is it now|how many is it|let me think|wie sagt man|wie soll ich sagen|cómo se dice|comment dire)';
/** 'for, what is it, eight years' */
const ASKS_ITSELF = new RegExp(`${BEFORE}, ${PHRASE}, `, 'giu');
const AMOUNT =
  '(?=[$€£]?\\d|(?:about|maybe|almost|nearly|over|the|this|that|my|our|is|are|how|what|why|really|so|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|hundreds?)(?!\\p{L}))';
/** 'with, like, 300 people'; in a row of words it is one of them. */
const LIKE = new RegExp(`${BEFORE}, like, ${AMOUNT}`, 'giu');
const RIGHT = new RegExp(
  `(?<!\\b(?:left|wrong|all|is|was|not|just|your|my|the|you|me)), right, (?=(?:i|we|he|she|they|it|there|you|everybody|everyone|nobody|people|the|our|my|so|and)(?!\\p{L}))`,
  'giu',
);
const ENDS_ASKING = /, ¿?(?:vale|sabes|no)\?(?=\s|$)(?<=, ¿?vale\?|, ¿?sabes\?)/giu;

const goesOn = new RegExp(`^(?:${GOES_ON})$`, 'iu');
/** The sign between what stood before and behind a hum: none behind a word that goes on. */
const joint = (before: string) => (goesOn.test(before) ? `${before} ` : `${before}, `);

function spoken(told: string): string {
  const apart = [HUMS_APART, ASKS_ITSELF].reduce(
    (text, pattern) => text.replace(pattern, (_whole, before: string) => joint(before)),
    told,
  );
  const hummed = apart
    .replace(HUMS_FIRST, '')
    .replace(HUMS, (_whole, lead: string, before: string | undefined, comma: string | undefined) => {
      if (before === undefined) return lead;
      return comma === undefined ? `${before} ` : joint(before);
    });
  const said = hummed
    .replace(LIKE, (_whole, before: string) => joint(before))
    .replace(RIGHT, ', ')
    .replace(ENDS_ASKING, '.');
  return TWICE.reduce((text, pattern) => text.replace(pattern, '$1'), said);
}

const QUOTED = /(“[^“”\n]*”|„[^„“”\n]*[“”]|«[^«»\n]*»|"[^"\n]*")/u;

/** Notes without hums and words begun twice; what somebody is quoted with stays as they said it. */
export const withoutStutters = (notes: string): string =>
  notes
    .split('\n')
    .map((line) => {
      const clean = line
        .split(QUOTED)
        .map((part, index) => (index % 2 === 1 ? part : spoken(part)))
        .join('');
      return clean === line ? line : sentenceStart(line, clean);
    })
    .join('\n');
