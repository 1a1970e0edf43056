import type { Currency } from '@limelight/contracts/catalog';

/** Which currency is shown, and how that is known. */
export type PricePlace =
  | { kind: 'loading' }
  /** Where the visitor is could not be told: dollars are shown. */
  | { kind: 'failed' }
  | { kind: 'known'; currency: Currency; country: string | null };

/** The currency shown: the one of the place, or dollars where the person chose them. Nobody can choose rupees elsewhere. */
export function shownCurrency(place: PricePlace, wantsUsd: boolean): Currency {
  return place.kind === 'known' && !wantsUsd ? place.currency : 'USD';
}

/** Why rupees cannot be chosen elsewhere. */
export const rupeesBarred = 'Rupees are for payers in India';

/** Whether there is a choice: from rupees to dollars only. */
export function mayChooseCurrency(place: PricePlace): boolean {
  return place.kind === 'known' && place.currency === 'INR';
}

/** Dollars were chosen on the way here, but the saved billing address says that rupees are paid. */
export function isOverruled(
  wantsUsd: boolean,
  saved: { currency: 'USD' | null } | null,
  here: Currency | undefined,
): boolean {
  return wantsUsd && saved !== null && saved.currency !== 'USD' && here === 'INR';
}

/** What `check-loc` answered, or null where it is something else. */
export function readPlace(answer: unknown): PricePlace | null {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return null;
  const { data } = answer;
  if (typeof data !== 'object' || data === null || !('currency' in data)) return null;
  const { currency } = data;
  if (currency !== 'INR' && currency !== 'USD') return null;
  const country = 'country' in data && typeof data.country === 'string' ? data.country : null;
  return { kind: 'known', currency, country };
}
