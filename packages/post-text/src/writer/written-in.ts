import { guessLanguage } from '../text/language.ts';
import type { Language } from '../text/language.ts';
import { isCommonWord } from './clean/common-words.ts';
import { isOwnThing } from './compose/own-things.ts';
import { isAuxiliary, isPast, SUBJECTS, SUBORDINATORS, wordsOf } from './lexicon.ts';

/** Longer notes hold small words enough to tell their language. */
const MOST_WORDS = 8;
const SMALL = new Set(
  'the and or of to for with by from my our your not now more less new than too very just us them'.split(' '),
);
/** Words that other languages have too tell nothing. */
const SHARED = new Set('in an on so no me a is was all am at also man'.split(' '));
const BUSINESS = new Set(
  'revenue turnover churn conversion downloads signups sign-ups traffic bookings margin headcount mentoring carousel carousels compliance users leads orders sales podcast episodes suitcase pottery backlog uptime'.split(
    ' ',
  ),
);
/** How English words end, common or not. */
const ENDS = /(?:ing|tion|sion|ship|ness|ment|ility|ics|less|ful|ly|ed|ers|ists|work|day)$/;
/** Words of short notes in other languages that English has none of. */
const FOREIGN = new Set(
  'danke mein meine unser unsere neuer neue neues wir ich kein keine nie mehr merci nous notre nouveau nouvelle mon ma recrute gracias mi nuestro nuevo nueva obrigado obrigada novo nova nosso grazie nuovo nuova nostro nieuwe nieuw onze mijn'.split(
    ' ',
  ),
);

const isEnglish = (word: string) =>
  SMALL.has(word) ||
  BUSINESS.has(word) ||
  isOwnThing(word) ||
  isCommonWord(word) ||
  isCommonWord(word.replace(/s$/, '')) ||
  SUBJECTS.has(word) ||
  SUBORDINATORS.has(word) ||
  isAuxiliary(word) ||
  isPast(word) ||
  ENDS.test(word);

/** The language to write in: that of the notes. A few words of which none is English are of a language that cannot be told, and get no English word. */
export function writtenIn(notes: string): Language {
  const guessed = guessLanguage(notes);
  if (guessed !== 'en') return guessed;
  const words = wordsOf(notes).filter(
    (word) => (/^\p{L}{3,}/u.test(word) || SMALL.has(word)) && !SHARED.has(word),
  );
  if (words.length === 0 || words.length > MOST_WORDS) return guessed;
  const english = words.filter((word) => isEnglish(word) && !FOREIGN.has(word)).length;
  return english === 0 || (english * 2 <= words.length && words.some((word) => FOREIGN.has(word)))
    ? 'other'
    : guessed;
}
