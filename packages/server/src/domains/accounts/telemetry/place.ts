import type { Currency } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { currencyOf, readCountry } from './rules.ts';

export interface Caller {
  address: string;
  headers: Headers;
  viaProxy: boolean;
}

/** The caller's country, from a trusted proxy's header or by IP address. */
export async function countryOf(
  { config, geo }: Pick<Context, 'config' | 'geo'>,
  { address, headers, viaProxy }: Caller,
): Promise<string | null> {
  const told =
    viaProxy && config.COUNTRY_HEADER !== undefined ? readCountry(headers.get(config.COUNTRY_HEADER)) : null;
  return told ?? (await geo.country(address));
}

/** The caller's currency for display and payment: INR in India, otherwise USD. */
export async function currencyFor(
  context: Pick<Context, 'config' | 'geo'>,
  caller: Caller,
): Promise<Currency> {
  return currencyOf(await countryOf(context, caller));
}
