import { payPeriods, type PayPeriod } from '@limelight/contracts';
import type { Pay } from './types.ts';

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const symbols: ReadonlyMap<string, string> = new Map([
  ['$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['¥', 'JPY'],
]);

/** The number of decimal places: two for most currencies, none for the yen. */
function minorDigits(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

const most = 1e9;

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
  return { minMinor: swapped ? high : low, maxMinor: swapped ? low : high, currency: code, period };
}

/** Recognises the period in values such as `per-year-salary`, `1 HOUR` or `year`. */
export function periodOf(name: string | null | undefined): PayPeriod | null {
  const text = name?.toLowerCase() ?? '';
  return payPeriods.find((period) => text.includes(period)) ?? null;
}

const amount = /(\d{1,3}(?:[,.  ]\d{3})+|\d{1,9}(?:\.\d{1,2})?)\s?(k\b)?/giu;
const longestPay = 200;
/** A lower amount is probably an hourly or monthly salary with an unstated period. */
const leastYearly = 10_000;

/**
 * Parses pay as written in one line: “$120k - $153k”, “36-46k GBP”, “€30,000 to €36,000”, “$45 per hour”. Returns
 * null without a currency or an amount. Amounts from 10,000 without a period count as yearly.
 */
export function parsePay(written: string): Pay | null {
  const text = written.slice(0, longestPay);
  const code = (text.match(/\b[A-Z]{3}\b/g) ?? []).find((word) => currencies.has(word));
  const symbol = [...text].find((character) => symbols.has(character));
  const currency = code ?? (symbol === undefined ? undefined : symbols.get(symbol));
  if (currency === undefined) return null;
  const found = [...text.matchAll(amount)].slice(0, 2);
  const anyThousands = found.some(([, , thousands]) => thousands !== undefined);
  const values = found.map(([, digits = '', thousands]) => {
    const value = Number(digits.replace(/[,  ]/g, '').replace(/\.(?=\d{3}\b)/g, ''));
    return thousands !== undefined || (anyThousands && value < 1000) ? value * 1000 : value;
  });
  const [min = null, max = min] = values;
  const period = periodOf(/\b(year|month|week|day|hour)\b/i.exec(text)?.[1]);
  return payOf(min, max, currency, period ?? ((max ?? 0) >= leastYearly ? 'year' : null));
}
