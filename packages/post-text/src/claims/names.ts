import type { Span } from '../linkedin/urls.ts';
import type { Language } from '../text/language.ts';
import { calendarOf } from './units.ts';

const CAPITALISED = String.raw`\p{Lu}\p{Ll}[\p{L}\p{M}’'-]*`;
/** Two to four capitalised words in a row, or one within a sentence. */
const NAME = new RegExp(
  String.raw`(?<![\p{L}\p{N}@#])${CAPITALISED}(?: (?:(?:de|van|von|der|al|bin|&) )?${CAPITALISED}){0,3}(?:['’]s)?(?![\p{L}\p{N}])`,
  'gu',
);
const BEFORE_SENTENCE = /(?:^|[.!?:;–—•"“”‘()[\]→✓\d\ufe0f\u20e3«»„¿¡]|\p{Extended_Pictographic})\s*$/u;
const FIRST_PERSON = /(?<!\p{L})(?:I|we|my|our|me|us)(?!\p{L})/iu;
/** Words that are always capitalised in English without being names. */
const NO_NAME =
  /^(?:I(?:['’]\p{L}+)?|Mrs?|Ms|Dr|Christmas|Easter|American|British|European|Indian|LinkedIn|Internet|God|Year)$/u;
const isNoName = (word: string) =>
  NO_NAME.test(word) || calendarOf(word.toLowerCase())?.isFull === true || languageNames().has(word);

let languages: ReadonlySet<string> | null = null;

/** "Polish", "Hindi": CLDR's names of all languages with a code of two letters. */
function languageNames(): ReadonlySet<string> {
  if (languages !== null) return languages;
  const shown = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
  languages = new Set(letters.flatMap((one) => letters.flatMap((other) => shown.of(one + other) ?? [])));
  return languages;
}

/** Languages that write only names with a capital within a sentence. */
const NAMES_ALONE: ReadonlySet<Language> = new Set(['en', 'es', 'fr', 'it', 'nl', 'pt']);

/**
 * The people and companies named in a sentence: two capitalised words in a row, or, in English, one within a sentence in
 * which the author speaks of themselves. Not in German and Hindi, which capitalise all nouns or none.
 */
export function names(sentence: string, language: Language | null): Span[] {
  if (language === null || !NAMES_ALONE.has(language) || isHeading(sentence)) return [];
  const isTheirs = language === 'en' && FIRST_PERSON.test(sentence);
  return [...sentence.matchAll(NAME)].flatMap((match) => {
    const words = match[0].replace(/['’]s$/u, '').split(' ');
    let start = match.index;
    // The first word of a sentence is always capitalised.
    if (BEFORE_SENTENCE.test(sentence.slice(Math.max(0, start - 6), start))) {
      if (words.length < 3 && !isTheirs) return [];
      start += (words.shift()?.length ?? 0) + 1;
    }
    while (words[0] !== undefined && isNoName(words[0])) start += (words.shift()?.length ?? 0) + 1;
    while (words.length > 0 && isNoName(words.at(-1) ?? '')) words.pop();
    const name = words.join(' ');
    if (name === '' || (words.length === 1 && !isTheirs)) return [];
    return [{ start, end: start + name.length }];
  });
}

/** True for headings in title case, such as "How We Hire People Now". */
function isHeading(sentence: string): boolean {
  const words = sentence.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word));
  return words.length >= 3 && capitals.length * 3 >= words.length * 2;
}

const PERSON = String.raw`\p{Lu}\p{Ll}[\p{L}’'-]+(?: \p{Lu}\p{Ll}[\p{L}’'-]+){1,2}`;
/** A first name alone has a role behind it only where the role has a determiner. */
const FIRST = String.raw`\p{Lu}\p{Ll}[\p{L}’'-]+(?=, (?:our|my|the|unser\p{L}*|meine?|nuestr[oa]|mi|notre|mon|ma|nostr[oa]|mi[ao]|onze|mijn|noss[oa]|meu|minha)\s)`;
/** What stands behind a name between commas, in lower case after its determiner: "Meera Shah, our head of sales,". */
const ROLE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${PERSON}|${FIRST}), (\p{Ll}[^,.;:!?\n()]{4,60})(?=[,.;!?)]|$)`,
  'gu',
);

/** The names of a sentence with the role that stands behind them. */
export function roles(sentence: string): { name: string; role: Span }[] {
  return [...sentence.matchAll(ROLE)].map((match) => {
    const [whole, name = '', role = ''] = match;
    const end = match.index + whole.length;
    return { name, role: { start: end - role.length, end } };
  });
}
