import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { BlockList, isIP } from 'node:net';
import { Reader, type Response } from 'maxmind';
import { z } from 'zod';

/** Locates IP addresses with a local database, so no address leaves the machine. */
export interface Geo {
  /** The ISO 3166 country code; null for private, loopback and unknown addresses. */
  country(address: string): Promise<string | null>;
}

const record = z.object({ country_code: z.string().regex(/^[A-Z]{2}$/) });

const reserved = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  reserved.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  reserved.addSubnet(network, prefix, 'ipv6');
}

const databaseName = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

async function readDatabase(): Promise<Reader<Response>> {
  return new Reader(await readFile(createRequire(import.meta.url).resolve(databaseName)));
}

/** The database (about 8 MB) is loaded on first use. */
export function createGeo(): Geo {
  let opened: Promise<Reader<Response>> | null = null;
  return {
    async country(address) {
      const family = isIP(address);
      if (family === 0 || reserved.check(address, family === 6 ? 'ipv6' : 'ipv4')) return null;
      opened ??= readDatabase();
      const found = record.safeParse((await opened).get(address));
      return found.success ? found.data.country_code : null;
    },
  };
}
