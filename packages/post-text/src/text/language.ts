import { remembering } from './remembering.ts';
import { findSentences } from './sentences.ts';

/** The languages the rules can tell apart; 'other' is any language they cannot name, romanised ones included. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'hi' | 'other';

const COMMON: Record<Exclude<Language, 'hi'>, string> = {
  en: 'the and of to in we i is was it that for with on my our are not have had be from this you they at by an as but when who what how just so can will did got do all out were about your me them no than after if because why its their us been has more one or would there like into over get now',
  de: 'der die das und ist nicht wir ich mit ein eine einen auf für den dem des zu im von hat haben war sind auch es sich als bei nach wie aus aber oder wenn dass uns unsere mein meine nur noch mehr über vor weil kein keine wurde habe heute',
  fr: 'le la les et est une des du nous je avec pour dans pas que qui sur ce cette au aux en mon notre mes nos ont été avons plus mais ou sans il elle ils leur son sa ses ai était par quand parce très chez sont se ne',
  es: 'el la los las y es una unos de del nosotros yo con para por en no que se su mi nuestro nuestra hemos más pero o sin fue era muy como cuando porque al lo le les me nos todo hace después está son había',
  pt: 'o os um uma e é de do da dos das nós eu com para por em não que se seu sua meu minha nosso nossa mais mas ou sem foi era muito como quando porque ao na no nas nos todo depois está são tinha você',
  it: 'il lo gli un una e è di del della dei con per in non che si suo mio nostro nostra abbiamo più ma o senza era molto come quando perché al alla nel nella tutto dopo sono ho hanno ci anche',
  nl: 'de het een en is niet wij we ik met op voor van te in heeft hebben was zijn ook er zich als bij naar hoe uit maar of dat ons onze mijn alleen nog meer over omdat geen wordt werd deze',
  other:
    'hai hain nahi maine mera meri humne hum aur ka ki ke ko mein tha thi kar kiya gaya liye bhi kya ye yeh wo woh saal apni apna tak bahut logo raha rahe hua jak nie się jest bir ve için çok ile och att det som är inte och ett på og ikke det på til jeg',
};

const SCRIPTS: readonly (readonly [Language, RegExp])[] = [
  ['hi', /\p{Script=Devanagari}/gu],
  [
    'other',
    /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gurmukhi}]/gu,
  ],
];

/** The languages each small word belongs to. */
const LANGUAGES_OF = new Map<string, string[]>();
for (const [language, words] of Object.entries(COMMON))
  for (const word of new Set(words.split(' ')))
    LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language]);

/** Letters of any script but the Latin one; without them no script need be counted. */
const FAR = /[\u0370-\u1dff\u2c60-\ud7ff\uf900-\uffdc]|[\ud840-\ud88f]/;

/** Guesses the language of a text from its script and its small words; a text without any is taken for English when it is plain ASCII. */
export const guessLanguage = remembering(guess, 64);

/** How many words of a line each language knows. While somebody writes, the other lines stay as they are. */
const countsIn = remembering((line: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const word of line.toLowerCase().match(/\p{L}+/gu) ?? [])
    for (const language of LANGUAGES_OF.get(word) ?? [])
      counts.set(language, (counts.get(language) ?? 0) + 1);
  return counts;
}, 256);

function guess(text: string): Language {
  const letters = FAR.test(text) ? (text.match(/\p{L}/gu)?.length ?? 0) : 0;
  if (letters > 0)
    for (const [language, script] of SCRIPTS)
      if ((text.match(script)?.length ?? 0) > letters * 0.4) return language;
  let best: { language: string; count: number } = { language: 'en', count: 0 };
  const counts = new Map<string, number>();
  for (const line of text.slice(0, 4000).split('\n'))
    for (const [language, count] of countsIn(line)) counts.set(language, (counts.get(language) ?? 0) + count);
  for (const language of Object.keys(COMMON)) {
    const count = counts.get(language) ?? 0;
    if (count > best.count) best = { language, count };
  }
  if (best.count === 0)
    return /[^\u0000-\u024f\u2000-\u2bff\p{Extended_Pictographic}\ufe0f]/u.test(text) ||
      /[äöüßéèêçñãõ]/i.test(text)
      ? 'other'
      : 'en';
  return isLanguage(best.language) ? best.language : 'other';
}

/** Languages by name. */
export const LANGUAGE_NAMES: Readonly<Partial<Record<Language, string>>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  pt: 'Portuguese',
  it: 'Italian',
  nl: 'Dutch',
};
/** So many small words of a language that the language of the whole does not have make a sentence of it. */
const OWN_WORDS = 2;

/** The languages of a text by name, its own first; another only where a sentence is surely of it. */
export function languagesIn(text: string): string[] {
  const main = guessLanguage(text);
  const found = new Set([main]);
  for (const { start, end } of findSentences(text)) {
    const sentence = text.slice(start, end);
    const language = guess(sentence);
    const words = new Set(sentence.toLowerCase().match(/\p{L}+/gu) ?? []);
    const own = [...words].filter((word) => {
      const of = LANGUAGES_OF.get(word) ?? [];
      return of.includes(language) && !of.includes(main);
    });
    if (own.length >= OWN_WORDS) found.add(language);
  }
  return [...found].flatMap((language) => LANGUAGE_NAMES[language] ?? []);
}

function isLanguage(name: string): name is Language {
  return name in COMMON || name === 'hi';
}
