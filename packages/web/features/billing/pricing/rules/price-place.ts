import type { Currency } from '@limelight/contracts/catalog';

/** The visitor's country as far as it is known, which determines the currency. */
export type PricePlace =
  | { kind: 'loading' }
  /** The country could not be detected, so prices are in dollars. */
  | { kind: 'failed' }
  | { kind: 'known'; currency: Currency; country: string | null };

/**
 * The displayed currency: that of the country, or dollars if the user chose them. Rupees cannot be chosen elsewhere.
 */
export function shownCurrency(place: PricePlace, wantsUsd: boolean): Currency {
  return place.kind === 'known' && !wantsUsd ? place.currency : 'USD';
}

export const rupeesBarred = 'Rupees are only available in India';

/** True when there is a choice, which is only to pay in dollars instead of rupees. */
export function mayChooseCurrency(place: PricePlace): boolean {
  return place.kind === 'known' && place.currency === 'INR';
}

/** True when the user chose dollars on the way here, but the saved billing address is charged in rupees. */
export function isOverruled(
  wantsUsd: boolean,
  saved: { currency: 'USD' | null } | null,
  here: Currency | undefined,
): boolean {
  return wantsUsd && saved !== null && saved.currency !== 'USD' && here === 'INR';
}

/** Parses the answer of `check-loc`. Null when it is anything else. */
export function readPlace(answer: unknown): PricePlace | null {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return null;
  const { data } = answer;
  if (typeof data !== 'object' || data === null || !('currency' in data)) return null;
  const { currency } = data;
  if (currency !== 'INR' && currency !== 'USD') return null;
  const country = 'country' in data && typeof data.country === 'string' ? data.country : null;
  return { kind: 'known', currency, country };
}
