import type { PayPeriod } from '@limelight/contracts/catalog';
import type { Pay } from './types.ts';

const codes = Intl.supportedValuesOf('currency');
const currencies: ReadonlySet<string> = new Set(codes);

/** The signs of currencies as English writes them, such as `€` and `CA$`. */
const signs: ReadonlyMap<string, string> = new Map([
  ...codes.flatMap((currency) => {
    const parts = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(0);
    const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
    return sign === currency ? [] : [[sign, currency] as const];
  }),
  ['US$', 'USD'],
  ['C$', 'CAD'],
  ['AU$', 'AUD'],
  ['S$', 'SGD'],
]);
const longestFirst = [...signs.keys()].toSorted((a, b) => b.length - a.length);

/** The number of decimal places: two for most currencies, none for the yen. */
function minorDigits(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

const most = 1e9;

/** Currencies in which yearly pay has at least five digits and hourly pay has at most three. */
const fiveDigits: ReadonlySet<string> = new Set('USD EUR GBP CHF CAD AUD NZD SGD'.split(' '));
/** A lower amount of these is hourly, daily or monthly pay with an unstated period. */
const leastYearly = 10_000;
const leastYearlyOf: ReadonlyMap<string, number> = new Map([
  ...[...fiveDigits].map((code) => [code, leastYearly] as const),
  ['JPY', 1_000_000],
  ['INR', 100_000],
]);

/** The period of an amount that is stated without one, if it can only be a year. */
export const likelyPeriod = (amount: number, currency: string): PayPeriod | null =>
  amount >= (leastYearlyOf.get(currency) ?? Infinity) ? 'year' : null;

/** A stated period that the amount contradicts is unknown. */
function believable(period: PayPeriod | null, amount: number, currency: string): PayPeriod | null {
  const isLarge = amount >= leastYearly && fiveDigits.has(currency);
  if (isLarge && (period === 'hour' || period === 'day')) return null;
  return period === 'year' && amount < 1_000 ? null : period;
}

/** Converts pay given in whole units of a currency. Returns null without an amount or a currency. */
export function payOf(
  min: number | null | undefined,
  max: number | null | undefined,
  currency: string | null | undefined,
  period: PayPeriod | null,
): Pay | null {
  const code = currency?.toUpperCase() ?? '';
  if (!currencies.has(code)) return null;
  const factor = 10 ** minorDigits(code);
  const minor = (value: number | null | undefined) =>
    value !== null && value !== undefined && Number.isFinite(value) && value > 0 && value < most
      ? Math.round(value * factor)
      : null;
  const [low, high] = [minor(min), minor(max)];
  if (low === null && high === null) return null;
  const swapped = low !== null && high !== null && low > high;
  const known = believable(period, Math.max(low ?? 0, high ?? 0) / factor, code);
  return { minMinor: swapped ? high : low, maxMinor: swapped ? low : high, currency: code, period: known };
}

const periods: readonly { period: PayPeriod; words: RegExp }[] = [
  { period: 'hour', words: /hour|\bhrs?\b|\/\s?h\b/ },
  { period: 'day', words: /\bda(?:y|ily)/ },
  { period: 'week', words: /week|\/\s?wk\b/ },
  { period: 'month', words: /month|\/\s?mo\b|\bp\.?m\.?(?!\w)/ },
  { period: 'year', words: /year|annual|annum|\byr\b|\bp\.?\s?a\.?(?!\w)/ },
];

/** Recognises the period in values such as `per-year-salary`, `1 HOUR`, `year` or `$45/hr`. */
export function periodOf(name: string | null | undefined): PayPeriod | null {
  const text = name?.slice(0, 2_000).toLowerCase() ?? '';
  return periods.find(({ words }) => words.test(text))?.period ?? null;
}

const scales: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['l', 1e5],
  ['lpa', 1e5],
  ['lakh', 1e5],
  ['lakhs', 1e5],
]);
const amount =
  /(?<![\d.,])(\d{1,3}(?:[,.'’  ]\d{2,3})*[,.'’  ]\d{3}(?!\d)|\d{1,9}(?:[.,]\d{1,2})?(?!\d))\s?(k|m|l|lpa|lakhs?)?(?![\p{L}\d%(])/giu;
const longestPay = 200;

interface Amount {
  start: number;
  end: number;
  value: number;
  scale: number;
}

function amountsIn(text: string): Amount[] {
  return [...text.matchAll(amount)].map(({ 0: whole, 1: digits = '', 2: scale = '', index }) => {
    const grouped = /[,.'’  ]\d{3}$/.test(digits);
    const value = Number(grouped ? digits.replace(/\D/g, '') : digits.replace(',', '.'));
    return { start: index, end: index + whole.length, value, scale: scales.get(scale.toLowerCase()) ?? 1 };
  });
}

/**
 * Parses pay as written in one line: “$120k - $153k”, “36-46k GBP”, “€30,000 to €36,000”, “$45 per hour”. Returns
 * null without a currency or an amount. A period that is not stated is a year where the amount can be nothing else.
 */
export function parsePay(written: string): Pay | null {
  const text = written.slice(0, longestPay);
  const code = (text.match(/\b[A-Z]{3}\b/g) ?? []).find((word) => currencies.has(word));
  const sign = longestFirst.find((one) => text.includes(one));
  const currency = code ?? signs.get(sign ?? '');
  if (currency === undefined) return null;
  const amounts = amountsIn(text);
  const isCurrency = (part: string) => part.includes(code ?? '\0') || part.includes(sign ?? '\0');
  // The amount at the currency's sign, since a line can also contain the days of a week and the like.
  const at = amounts.findIndex(({ start, end }, index) => {
    const [before, after] = [text.slice(Math.max(0, start - 5), start), text.slice(end, end + 5)];
    const next = amounts[index + 1];
    return (
      isCurrency(before) || isCurrency(after) || (next !== undefined && isRange(text.slice(end, next.start)))
    );
  });
  const first = amounts[Math.max(0, at)];
  if (first === undefined) return null;
  const next = amounts[amounts.indexOf(first) + 1];
  const last = next !== undefined && isRange(text.slice(first.end, next.start)) ? next : first;
  // "36-46k": the scale belongs to both.
  const scale = first.scale === 1 && first.value < 1_000 ? last.scale : first.scale;
  const [min, max] = [
    first.value * scale,
    last.value * (last.scale === 1 && last.value < 1_000 ? scale : last.scale),
  ];
  const top = Math.max(min, max);
  const stated = believable(periodOf(text), top, currency);
  return payOf(min, max, currency, stated ?? likelyPeriod(top, currency));
}

const isRange = (between: string) =>
  between.length < 24 && /[-–—]|\bto\b|\band\b/.test(between) && !/[.;•]/.test(between);
