import { dan, deu, eng, fin, fra, ita, nld, nob, pol, por, spa, swe, tur } from 'stopword';

const stopwords: ReadonlySet<string> = new Set(
  [dan, deu, eng, fin, fra, ita, nld, nob, pol, por, spa, swe, tur].flat(),
);

/** ICU splits scripts that have no spaces between words. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const longestText = 60_000;

/** The words of a text in lower case and in order, without the stop words of a dozen languages. */
export function termsOf(text: string): string[] {
  const lower = text.slice(0, longestText).toLowerCase().normalize('NFC');
  const words = unspaced.test(lower)
    ? [...segmenter.segment(lower)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
    : (lower.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}+#]*/gu) ?? []);
  return words.filter((word) => !stopwords.has(word) && (word.length > 1 || unspaced.test(word)));
}
