import type { Billing } from '@limelight/contracts';
import { countryCodes } from '@limelight/contracts/catalog';

export type BillingValues = {
  country: string;
  state: string;
  taxNumber: string;
  name: string;
  address: string;
};

type Country = Billing['country'];

export function isCountry(code: string): code is Country {
  return countryCodes.some((known) => known === code);
}

/** The initial values: the saved ones, otherwise the country the user is in, or that of the browser's language. */
export function startValues(saved: Billing | null, here: string | null): BillingValues {
  return {
    country: saved?.country ?? here ?? new Intl.Locale(navigator.language).region ?? '',
    state: saved?.state ?? '',
    taxNumber: saved?.taxNumber ?? '',
    name: saved?.name ?? '',
    address: saved?.address ?? '',
  };
}

/** The values as the body of `payment/billing`. Null without a country. */
export function billingBody(values: BillingValues, usd: boolean): Billing | null {
  const { country, state, taxNumber, name, address } = values;
  if (!isCountry(country)) return null;
  return {
    country,
    state: state.trim(),
    taxNumber: taxNumber.trim().toUpperCase() || null,
    name: name.trim() || null,
    address: address.trim() || null,
    currency: usd ? 'USD' : null,
  };
}
