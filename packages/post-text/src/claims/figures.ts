import type { Span } from '../linkedin/urls.ts';
import { findUrls } from '../linkedin/urls.ts';
import { segmentSentences } from '../text/segment.ts';
import type { Passage } from './material.ts';

const NUMBER = String.raw`\d{1,3}(?:[.,’'\u00a0 ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?`;
const FIGURE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,#/:-])(?<money>[$€£₹¥]\s?)?(?<number>${NUMBER})(?<unit>\s?(?:%|percent\b|[kKmM](?![\p{L}])|bn\b|million\b|billion\b|thousand\b|lakh\b|crore\b|euros?\b|dollars?\b|pounds?\b|rupees?\b|USD\b|EUR\b|GBP\b|INR\b|[€£₹]))?(?![\p{L}\p{N}/:])`,
  'gu',
);
/** "1.", "2)" or "5️⃣" before an item. */
const LIST_NUMBER = /^\s*(?:#?\d{1,2}[.):/]|\d{1,2}\s[–-]|[0-9]\ufe0f?\u20e3)\s*/u;
const WORD_NUMBERS = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, value) => [word, value]),
);

/** The numbers of a sentence, without list numbers and those in web addresses. */
export function figures(sentence: string): Span[] {
  const from = LIST_NUMBER.exec(sentence)?.[0].length ?? 0;
  const urls = findUrls(sentence);
  return [...sentence.matchAll(FIGURE)].flatMap((match) => {
    const start = match.index;
    const end = start + match[0].trimEnd().length;
    if (start < from || urls.some((url) => start >= url.start && start < url.end)) return [];
    return [{ start, end }];
  });
}

const SCALES = new Map([
  ['k', 1e3],
  ['thousand', 1e3],
  ['m', 1e6],
  ['million', 1e6],
  ['bn', 1e9],
  ['billion', 1e9],
  ['lakh', 1e5],
  ['crore', 1e7],
]);

/** The numeric value regardless of notation, such as "1,200" or "1.2k". Units other than scales are ignored. */
function valueOf(figure: string): number {
  const digits = new RegExp(NUMBER, 'u').exec(figure)?.[0] ?? '';
  const grouped = /^\d{1,3}(?:[.,’'\u00a0 ]\d{3})+(?!\d)/u.test(digits);
  const plain = grouped ? digits.replace(/[.,’'\u00a0 ](?=\d{3})/gu, '') : digits;
  const scale = /(?:k|m|bn|thousand|million|billion|lakh|crore)$/iu.exec(figure.trim())?.[0].toLowerCase();
  return Number(plain.replace(',', '.')) * (SCALES.get(scale ?? '') ?? 1);
}

/** The numbers in the material, including those up to twelve written as words. */
export function readFigures(material: readonly string[]): { find: (figure: string) => Passage | null } {
  const known = new Map<number, Passage>();
  material.forEach((text, source) => {
    for (const { start, end } of segmentSentences(text)) {
      const sentence = text.slice(start, end);
      const values = [
        ...[...sentence.matchAll(FIGURE)].map(([figure]) => valueOf(figure)),
        ...(sentence.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => WORD_NUMBERS.get(word) ?? []),
        ...(sentence.match(/\d+/g) ?? []).map(Number),
      ];
      for (const value of values) if (!known.has(value)) known.set(value, { start, end, source });
    }
  });
  return { find: (figure) => known.get(valueOf(figure)) ?? null };
}
