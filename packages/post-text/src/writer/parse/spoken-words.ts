import { BASE_VERBS, isAuxiliary, isPast, opensClause } from '../lexicon.ts';

/** Words by what they do in a clause, as far as the parting of dictations asks. */
const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
export const ADVERBS = set(
  'just never always still also really only then all both even almost finally simply soon once actually honestly usually often ever suddenly already mostly',
);
export const PREPOSITIONS = set(
  'in on at to of for from with without by about over under into through during between against than per via near behind after before since until around across onto off up down out like as',
);
export const DETERMINERS = set(
  'the a an my our your his her their this that these those every each no some any all both',
);
export const QUANTITIES =
  /^(?:\d[\d.,]*%?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|half|most|many|some|all|both|percent|people|like|only|about|almost|nearly)$/;
export const OBJECTS = set('it them him her us me everything nothing something anything that');
export const DEPENDS = /^(?:if|when|while|after|before|since|although|once|because)$/;
export const SEVERAL = /^(?:\p{L}{3,}[^s\P{L}]s|people|men|women|children)$/u;
export const TIMES = set(
  'year week month day morning night evening afternoon time times summer winter spring autumn weekend quarter january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday',
);
/** What is said, thought or known comes after these without a stop. */
export const TAKES_CLAUSE = set(
  'thought think thinks thinking know knew knows say says said saying see saw hear heard feel felt guess hope hoped believe believed realise realised realize realized noticed notice out decided wish mean means swear bet figured imagine suppose wonder wondered remember forgot learned learnt showed sure glad happy afraid than how what why where when if whether that who which because while once like be was were is are am told asked tell ask promised whatever wherever',
);
/** 'chef dave came up himself': what comes before a name. */
export const TITLE =
  /^(?:chef|nurse|sister|doctor|dr|coach|uncle|aunt|auntie|officer|captain|professor|matron)$/;
export const INTRANSITIVE = set(
  'slept came went broke fell cried laughed stood sat ran worked waited lived grew started stopped froze died',
);
/** 'the day I left', 'the first time he called': what follows says which. */
export const WHICH =
  /^(?:day|time|moment|way|place|reason|year|week|month|night|morning|thing|things|only|ones?)$/;

export const SUMS_UP =
  /^the (?:(?:thing|things|problem|point|truth|trick|lesson|question) (?:is|was|nobody|no|people)|(?:part|bit) (?:nobody|no|people)|(?:funny|crazy|weird|best|worst|real) (?:thing|part|bit))$/;
/** 'they said the same thing call the old ones': what was said comes after a colon. */
export const SAME_THING =
  /\b(?:says?|said) the same thing(?= (?:the|we|i|they|he|she|it|you|nobody|my|our) \p{L}+ \p{L}+| \p{L}+ (?:the|my|our|your) )/giu;
export const NOT_EVEN = /(?<=\p{L}) not even (?=(?:my|our|the|his|her|one|a) )/giu;

/** A word as it is compared: without the signs around it. */
export const inside = (word: string) =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[^\p{L}\p{N}$€£₹]+|[^\p{L}\p{N}%]+$/gu, '');

/** Whether a word can be what the subject before it does. */
export function isVerb(word: string, subject: string): boolean {
  if (isAuxiliary(word) || isPast(word)) return true;
  if (/^(?:he|she|it|nobody|everybody|everyone|somebody|someone)$/.test(subject))
    return /\p{L}{2}s$/u.test(word);
  return (/^(?:i|we|they|you|people)$/.test(subject) && BASE_VERBS.has(word)) || opensClause(['he', word]);
}

const DOERS = 'i|we|he|she|they|you';
/** 'and I just I sat down': what was begun and begun again. */
const FALSE_START = new RegExp(
  `(?<![\\p{L}'’])(${DOERS}) (?:(?:just|really|kind of|sort of|like|actually|also|mean|was like) ){1,2}\\1(?= (?:just |really |never |always )?\\p{L}+)`,
  'giu',
);
/** 'anything three days nothing', said again for how long. */
const SAID_FOR =
  /(?<=\b(?:anything|nothing|nobody|anybody|anyone|no one)) (?=(?:\d+|two|three|four|five|six|seven|ten|twelve) (?:hours|days|nights|weeks|months|years) (?:nothing|nobody|no one|not (?:a|one) \p{L}+)\b)/giu;
/** What of everything, one after the other: 'we measure everything bloods fluids weight'. */
const ALL_OF =
  /(?<=\b(?:everything|all of it)) (\p{Ll}{4,}(?: \p{Ll}{4,}){2,4})(?= (?:and|but|so|then) |[.!]?$)/giu;

/** 'I had nothing no slides no product', all that was not there. */
const NOTHING_OF =
  /(?<=\b(?:nothing|nobody)),? ((?:no|not one) \p{Ll}+(?:,? (?:no|not one) \p{Ll}+){1,3})(?= (?:and|but|so|then|i|we|he|she|they|it)\b|[.!]?$)/giu;

/** Puts the stops between what a voice says after each other, and takes off what it began and began again. */
export function writeSpeech(said: string): string {
  return said
    .replace(FALSE_START, '$1')
    .replace(SAID_FOR, ', ')
    .replace(NOTHING_OF, (_, all: string) => `: ${all.replace(/,? (?=(?:no|not one) )/giu, ', ')}`)
    .replace(ALL_OF, (whole, things: string) => {
      const each = things.split(' ');
      const isThing = (word: string) =>
        !isAuxiliary(word) &&
        !isPast(word) &&
        !BASE_VERBS.has(word) &&
        !TAKES_CLAUSE.has(word) &&
        !PREPOSITIONS.has(word) &&
        !ADVERBS.has(word) &&
        !DETERMINERS.has(word) &&
        !OBJECTS.has(word) &&
        !/(?:ing|ly)$/.test(word);
      const several = each.filter((word) => /[^s]s$/.test(word)).length;
      return each.every(isThing) && several >= 2 ? `: ${each.join(', ')}` : whole;
    });
}

/** 'asked what did your wife used to make': a question in the order of one. */
const ASKED_SO =
  /^(.*\b(?:ask|asks|asked|asking)(?: (?:me|us|him|her|them|everybody|everyone|people))?) ((?:what|where|when|why|how|who)(?: (?:much|many|long|often))? (?:did|do|does|is|are|was|were|can|could|will|would|have|has|should) (?:i|we|you|your|he|she|they|it|the|my|our|his|her|their)\b[^,:;"“”?]{3,100})$/iu;

/** Words that somebody asked, as such. */
export function quoteAsked(piece: string): string {
  return piece.replace(
    ASKED_SO,
    (_, lead: string, question: string) =>
      `${lead}: “${question.charAt(0).toUpperCase()}${question.slice(1)}?”`,
  );
}
