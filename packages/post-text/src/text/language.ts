import functionWords from './languages.json' with { type: 'json' };

/** The languages of the product. */
export type Language = keyof typeof functionWords;

const isLanguage = (tag: string): tag is Language => Object.hasOwn(functionWords, tag);

/** The languages in which a word says nothing about the subject of a text that is full of it. */
const byWord = new Map<string, Language[]>();
for (const [tag, words] of Object.entries(functionWords)) {
  if (!isLanguage(tag)) continue;
  for (const word of words.normalize('NFC').split(' ')) byWord.set(word, [...(byWord.get(word) ?? []), tag]);
}

/** True for a word that says nothing about a text's subject, in any of the product's languages. */
export const isFunctionWord = (lowerCase: string): boolean => byWord.has(lowerCase);

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  hi: 'Hindi',
  it: 'Italian',
  nl: 'Dutch',
  pt: 'Portuguese',
};

/** The part of a text that is examined, in UTF-16 units. */
const READ_UNITS = 4_000;
/** A text has at least this share of function words of its language. */
const LEAST_SHARE = 0.1;

/** Shorter texts have too few frequent words to be sure. */
const FEWEST_WORDS = 12;
/** How much more frequent the words of one language alone must be than those of the next. */
const SURE_LEAD = 2;

function splitWords(text: string): string[] {
  const read = text.slice(0, READ_UNITS).replace(/https?:\S+|[#@]\S+/g, ' ');
  return (
    read
      .toLowerCase()
      .normalize('NFC')
      .match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  );
}

/** The languages of the function words among `words`, the most frequent first. */
function ranked(words: readonly string[], onlyDistinct: boolean): [language: Language, count: number][] {
  const counts = new Map<Language, number>();
  for (const word of words) {
    const languages = byWord.get(word) ?? [];
    if (onlyDistinct && languages.length > 1) continue;
    for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

/** The language of a text, as far as its most common words tell; null where they do not. */
export function languageOf(text: string): Language | null {
  const words = splitWords(text);
  const [best, second] = ranked(words, false);
  if (best === undefined || best[1] === second?.[1]) return null;
  return best[1] >= words.length * LEAST_SHARE ? best[0] : null;
}

/** The language of a text where its words leave no doubt; null for short, mixed and other texts. */
export function languageIn(text: string): Language | null {
  const words = splitWords(text);
  if (words.length < FEWEST_WORDS) return null;
  const [best, second] = ranked(words, true);
  if (best === undefined || best[1] < words.length * LEAST_SHARE) return null;
  return best[1] >= (second?.[1] ?? 0) * SURE_LEAD ? best[0] : null;
}
