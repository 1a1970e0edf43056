/** A currency: its decimals, the minimum order amount in minor units, and the value of one unit in paise. */
export type Currency = { exponent: number; least: number; paise: number };

const CURRENCIES = new Map<string, Currency>([
  ['INR', { exponent: 2, least: 100, paise: 100 }],
  ['USD', { exponent: 2, least: 100, paise: 8350 }],
  ['EUR', { exponent: 2, least: 100, paise: 9100 }],
  ['GBP', { exponent: 2, least: 100, paise: 10_600 }],
  ['AED', { exponent: 2, least: 500, paise: 2270 }],
  ['SGD', { exponent: 2, least: 100, paise: 6250 }],
  ['AUD', { exponent: 2, least: 100, paise: 5500 }],
  ['CAD', { exponent: 2, least: 100, paise: 6100 }],
  ['JPY', { exponent: 0, least: 100, paise: 56 }],
  ['KWD', { exponent: 3, least: 1000, paise: 27_200 }],
  ['BHD', { exponent: 3, least: 1000, paise: 22_100 }],
  ['OMR', { exponent: 3, least: 1000, paise: 21_700 }],
]);

export function findCurrency(code: string): Currency | undefined {
  return CURRENCIES.get(code);
}

export function inPaise(amount: number, code: string): number {
  const currency = findCurrency(code);
  if (currency === undefined) throw new Error(`No rate for ${code}`);
  return Math.round((amount / 10 ** currency.exponent) * currency.paise);
}

/** For example `INR 1,499.00`. */
export function moneyText(amount: number, code: string): string {
  const exponent = findCurrency(code)?.exponent ?? 2;
  return `${code} ${(amount / 10 ** exponent).toLocaleString('en-IN', {
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
  })}`;
}
