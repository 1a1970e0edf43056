import type { Span } from '../linkedin/urls.ts';
import { isEnglish } from '../text/english.ts';

const CAPITALISED = String.raw`\p{Lu}\p{Ll}[\p{L}\p{M}’'-]*`;
/** Two to four capitalised words in a row, or one within a sentence. */
const NAME = new RegExp(
  String.raw`(?<![\p{L}\p{N}@#])${CAPITALISED}(?: (?:(?:de|van|von|der|al|bin|&) )?${CAPITALISED}){0,3}(?:['’]s)?(?![\p{L}\p{N}])`,
  'gu',
);
const BEFORE_SENTENCE = /(?:^|[.!?:;–—•"“”‘()[\]→✓\d\ufe0f\u20e3]|\p{Extended_Pictographic})\s*$/u;
const FIRST_PERSON = /(?<!\p{L})(?:I|we|my|our|me|us)(?!\p{L})/iu;
/** Words that are always capitalised in English without being names. */
const NO_NAME =
  /^(?:I(?:['’]\p{L}+)?|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|English|German|French|Spanish|Italian|Dutch|Hindi|American|British|European|Indian|LinkedIn|Internet|God)$/u;

/**
 * The people and companies named in a sentence: two capitalised words in a row, or one within a sentence in which the
 * author speaks of themselves. English only, because other languages capitalise too much or nothing.
 */
export function names(sentence: string): Span[] {
  if (!isEnglish(sentence) || isHeading(sentence)) return [];
  const isTheirs = FIRST_PERSON.test(sentence);
  return [...sentence.matchAll(NAME)].flatMap((match) => {
    const words = match[0].replace(/['’]s$/u, '').split(' ');
    let start = match.index;
    // The first word of a sentence is always capitalised.
    if (BEFORE_SENTENCE.test(sentence.slice(Math.max(0, start - 6), start))) {
      if (words.length < 3 && !isTheirs) return [];
      start += (words.shift()?.length ?? 0) + 1;
    }
    while (words[0] !== undefined && NO_NAME.test(words[0])) start += (words.shift()?.length ?? 0) + 1;
    while (words.length > 0 && NO_NAME.test(words.at(-1) ?? '')) words.pop();
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
