import { findUrls } from '../../linkedin/urls.ts';
import type { Span } from '../../linkedin/urls.ts';
import { guessLanguage } from '../../text/language.ts';
import { remembering } from '../../text/remembering.ts';
import { indexOf } from '../../text/span-index.ts';
import { FOREIGN_NUMBERS } from './foreign-words.ts';
import { NUMBER_WORDS, PARTS, valueOfWords } from './number-words.ts';

/**
 * A figure in a text. `values` holds every way to read it ('1.200' is 1.2 or 1200). `unit` is 'percent', a currency code, 'times',
 * or '' where the text gives none.
 */
export type Figure = Span & { text: string; values: number[]; unit: string; spelled: boolean };

const CURRENCY: Readonly<Record<string, string>> = {
  $: 'USD',
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  '₹': 'INR',
  inr: 'INR',
  rs: 'INR',
  'rs.': 'INR',
  rupee: 'INR',
  rupees: 'INR',
};
const SCALE: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  crore: 1e7,
  crores: 1e7,
  cr: 1e7,
  bn: 1e9,
  b: 1e9,
  billion: 1e9,
};

const SIGN = '[$€£₹]|(?:USD|EUR|GBP|INR|Rs\\.?)(?=\\s?\\d)';
const DIGITS = "\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,'’]\\d+)*";
const SCALES = 'thousand|lakhs?|lac|million|crores?|billion|mio|mn|bn|cr|[kKmMbB]';
const UNITS =
  '%|per ?cent\\b|percent\\b|pct\\b|in a hundred\\b|out of (?:a|100) ?(?:hundred)?\\b|€|£|₹|\\$|(?:dollars?|euros?|pounds|rupees|USD|EUR|GBP|INR)\\b|[x×](?![\\p{L}\\p{N}])';
const FIGURE = new RegExp(
  `(?<![\\p{L}\\p{N}.,_/])(${SIGN})?\\s?(${DIGITS})(?:[ \\u00a0]?(${SCALES})(?![\\p{L}\\p{N}]))?\\+?(?:[ \\u00a0\\u202f]?(${UNITS}))?`,
  'gu',
);
const RANGE = /^\s*(?:->|→|⟶|➔|=>|to|and|or|vs\.?|–|—|-|\/)\s*$/i;

/** Every figure in a text, in digits or English words; not list numbers, nor digits inside links, hashtags or names such as B2B. */
export const findFigures = remembering(readFigures, 16);

function readFigures(text: string): Figure[] {
  const urls = findUrls(text);
  const links = indexOf(urls);
  const digits = [...text.matchAll(FIGURE)]
    .map(readDigits)
    .filter(
      (figure) => !links.overlaps(figure) && !isPartOfWord(text, figure) && !isListNumber(text, figure),
    );
  const known = indexOf(digits);
  const words = [...foreign(text), ...parts(text), ...english(text)].filter(
    (figure) => !known.overlaps(figure),
  );
  return shareUnits(
    text,
    [...digits, ...words].toSorted((a, b) => a.start - b.start),
  );
}

/** 'One' counts before a unit of money, measure or time; elsewhere it is hardly more than 'a'. */
const COUNTED =
  /^ (?:(?:euros?|pounds?|dollars?|rupees?|zloty|francs?|cents?|per ?cent|percent|hours?|minutes?|seconds?|months?|weeks?|years?|kilos?|miles?|kilomet(?:re|er)s?|met(?:re|er)s?|pages?|million|billion|in (?:\d+|three|four|five|six|seven|eight|nine|ten))(?!\p{L})|%)/iu;

function english(text: string): Figure[] {
  return [...text.matchAll(NUMBER_WORDS)]
    .filter(
      (match) =>
        !/^one$/i.test(match[0]) ||
        COUNTED.test(text.slice(match.index + match[0].length)) ||
        /\b(?:page|chapter|step|row) $/i.test(shortlyBefore(text, match.index)),
    )
    .map((match) => readWords(text, match));
}

/** 'a third', 'doubled'. */
function parts(text: string): Figure[] {
  return PARTS.flatMap(({ pattern, values, unit }) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
      values: [...values],
      unit,
      spelled: true,
    })),
  );
}

/** Number words of the language the text is in. */
function foreign(text: string): Figure[] {
  const language = guessLanguage(text);
  const numbers = FOREIGN_NUMBERS[language];
  if (!numbers) return [];
  return [...text.matchAll(/[\p{L}\p{M}]+/gu)].flatMap((match) => {
    const word = match[0].toLowerCase();
    const value = word === 'do' && language === 'other' ? twoOf(text, match) : numbers.get(word);
    return value === undefined
      ? []
      : [
          {
            start: match.index,
            end: match.index + match[0].length,
            text: match[0],
            values: [value],
            unit: '',
            spelled: true,
          },
        ];
  });
}

/** 'Do' is two before what is counted, and 'give' elsewhere. */
function twoOf(text: string, match: RegExpExecArray): number | undefined {
  const after = text.slice(match.index + match[0].length);
  return /^ (?:saal|mahine|hafte|din|ghante|minute|baje|log|baar|lakh|crore|hazaar)(?!\p{L})/iu.test(after)
    ? 2
    : undefined;
}

function readDigits(match: RegExpExecArray): Figure {
  const [whole, sign, digits = '', scale, unit] = match;
  const lead = whole.length - whole.trimStart().length;
  const factor = SCALE[(scale ?? '').toLowerCase()] ?? 1;
  const values = readings(digits).map((value) => value * factor);
  return {
    start: match.index + lead,
    end: match.index + whole.length,
    text: whole.trim(),
    values,
    unit: unitOf(sign ?? unit ?? ''),
    spelled: false,
  };
}

function readWords(text: string, match: RegExpExecArray): Figure {
  const end = match.index + match[0].length;
  const unit =
    /^ ?(?:%|per ?cent|percent|in a hundred|dollars|euros|pounds|rupees|times)(?![\p{L}])/iu.exec(
      text.slice(end),
    )?.[0] ?? '';
  return {
    start: match.index,
    end: end + unit.length,
    text: match[0] + unit,
    values: [valueOfWords(match[0])],
    unit: unitOf(unit.trim()),
    spelled: true,
  };
}

function readings(digits: string): number[] {
  const grouped = digits.replace(/[ \u00a0\u202f'’]/g, '');
  const asEnglish = Number(grouped.replaceAll(',', ''));
  const asContinental = Number(grouped.replaceAll('.', '').replace(',', '.'));
  const values = new Set([asEnglish, asContinental].filter((value) => Number.isFinite(value)));
  if (/^\d{1,3}(?:,\d{2,3})*,\d{3}$/.test(grouped)) values.delete(asContinental);
  if (/^\d+\.\d{1,2}$/.test(grouped)) values.delete(asContinental);
  return [...values];
}

function unitOf(raw: string): string {
  const unit = raw.toLowerCase();
  if (/^(?:%|per ?cent|percent|pct|in a hundred|out of)/.test(unit)) return 'percent';
  if (unit === 'x' || unit === '×' || unit === 'times') return 'times';
  return CURRENCY[unit] ?? '';
}

/** The little that these rules read before a figure: a search of all of it takes a long source minutes. */
const shortlyBefore = (text: string, at: number) => text.slice(Math.max(0, at - 16), at);

function isPartOfWord(text: string, figure: Figure): boolean {
  const before = shortlyBefore(text, figure.start);
  return (
    (/[\p{L}#@_]-?$/u.test(before) && !/(?:^|\s)(?:USD|EUR|GBP|INR|Rs)$/u.test(before)) ||
    /^(?!st\b|nd\b|rd\b|th\b|am\b|pm\b|h\b|x\b|yr|mo|hr|min|wk|days?\b|s\b|(?:kg|g|km|cm|mm|m|ml|l|t|ha|sqm|mb|gb|tb|kw|kwh|mw|mph|kph|ft|lbs?|oz|secs?|ms|px|pcs|ppl|pm|am|p)\b)[\p{L}_]/iu.test(
      text.slice(figure.end),
    )
  );
}

function isListNumber(text: string, figure: Figure): boolean {
  return (
    /^\d{1,2}$/.test(figure.text) &&
    /^[.)/:]\s/.test(text.slice(figure.end, figure.end + 2)) &&
    opensLine(text, figure.start)
  );
}

function opensLine(text: string, start: number): boolean {
  let at = start;
  while (at > 0 && text.charAt(at - 1) !== '\n' && text.charAt(at - 1).trim() === '') at -= 1;
  return at === 0 || text.charAt(at - 1) === '\n';
}

/** In '41 → 63 %' and '$10–20k' the unit belongs to both. */
function shareUnits(text: string, figures: Figure[]): Figure[] {
  for (let index = figures.length - 2; index >= 0; index -= 1) {
    const here = figures[index];
    const next = figures[index + 1];
    if (!here || !next || !RANGE.test(text.slice(here.end, next.start))) continue;
    if (here.unit === '' && next.unit !== '') here.unit = next.unit;
    else if (next.unit === '' && here.unit !== '' && here.unit !== 'percent') next.unit = here.unit;
    const scale = /(?:\d)\s?([kKmM]|thousand|million|lakhs?|crores?)\b/.exec(next.text)?.[1];
    if (scale && !/[a-z]/i.test(here.text))
      here.values = [
        ...here.values,
        ...here.values.map((value) => value * (SCALE[scale.toLowerCase()] ?? 1)),
      ];
  }
  return figures;
}

/** Whether two figures can be the same: a shared value, and no two different units. */
export function sameFigure(draft: Figure, source: Figure): boolean {
  const value = draft.values.some((a) =>
    source.values.some((b) => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a))),
  );
  return (
    value &&
    (draft.unit === source.unit ||
      draft.unit === '' ||
      (source.unit === '' && draft.unit !== 'percent') ||
      (draft.unit === 'times' && source.unit === ''))
  );
}
