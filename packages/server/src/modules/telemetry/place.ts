import type { Currency } from '@limelight/contracts';
import type { Context } from '../../context.ts';
import { currencyOf, readCountry } from './rules.ts';

/** What of a call tells where it comes from. */
export interface Caller {
  address: string;
  headers: Headers;
  viaProxy: boolean;
}

/** The country a caller is in, as a trusted proxy tells it or as the address lets it be known. */
export async function countryOf(
  { config, geo }: Pick<Context, 'config' | 'geo'>,
  { address, headers, viaProxy }: Caller,
): Promise<string | null> {
  const told =
    viaProxy && config.COUNTRY_HEADER !== undefined ? readCountry(headers.get(config.COUNTRY_HEADER)) : null;
  return told ?? (await geo.country(address));
}

/** The currency a caller is shown and charged: INR in India, else USD. */
export async function currencyFor(
  context: Pick<Context, 'config' | 'geo'>,
  caller: Caller,
): Promise<Currency> {
  return currencyOf(await countryOf(context, caller));
}
