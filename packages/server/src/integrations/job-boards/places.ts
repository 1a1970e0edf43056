import { countryCodes } from '@limelight/contracts';

const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'pl'];
const states: ReadonlySet<string> = new Set(
  (
    'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA ' +
    'RI SC SD TN TX UT VT VA WA WV WI WY DC'
  ).split(' '),
);

/** As the second of two parts, these are as likely Germany and India as Delaware and Indiana. */
const unclear: ReadonlySet<string> = new Set(['DE', 'IN']);

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

let byName: Map<string, string> | undefined;
function countryNames(): Map<string, string> {
  if (byName !== undefined) return byName;
  byName = new Map([
    ['uk', 'GB'],
    ['usa', 'US'],
    ['us', 'US'],
    ['u.s.', 'US'],
    ['uae', 'AE'],
    ['england', 'GB'],
    ['scotland', 'GB'],
    ['wales', 'GB'],
    ['northern ireland', 'GB'],
  ]);
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    for (const code of countryCodes) byName.set(fold(names.of(code) ?? code), code);
  }
  return byName;
}

/** The country of a place, if its last part, a parenthesis or a US state identifies it. */
export function countryOf(place: string): string | null {
  const names = countryNames();
  const parts = place
    .slice(0, 200)
    .split(/[,()/|]|\bor\b/)
    .map((part) => part.trim().replace(/\s+only$/i, ''))
    .filter((part) => part !== '')
    .toReversed();
  for (const [fromEnd, part] of parts.entries()) {
    // "Bangalore, KA, IN" ends with a country, "Austin, TX" with a state.
    const isState = states.has(part) && parts.length > 1 && (fromEnd > 0 || parts.length === 2);
    if (isState && unclear.has(part)) return null;
    if (isState) return 'US';
    const named =
      names.get(fold(part)) ??
      (/^[A-Z]{2}$/.test(part) ? countryCodes.find((code) => code === part) : undefined);
    if (named !== undefined) return named;
  }
  return null;
}

export function countriesOf(places: readonly string[]): string[] {
  const found = places.map(countryOf).filter((code) => code !== null);
  return [...new Set(found)].toSorted();
}

export interface ZoneRange {
  /** Hours from UTC, from west to east. */
  from: number;
  to: number;
}

const winterOffsets: ReadonlyMap<string, number> = new Map([
  ['UTC', 0],
  ['GMT', 0],
  ['CET', 1],
  ['EET', 2],
  ['EST', -5],
  ['CST', -6],
  ['MST', -7],
  ['PST', -8],
  ['IST', 5.5],
]);

/**
 * Parses the time zones allowed by a line: “UTC-3 to UTC+3”, “CET +/- 3 hours”. Uses winter time. Returns null when
 * it names none.
 */
export function zoneRangeOf(line: string): ZoneRange | null {
  const text = line.slice(0, 200).replaceAll('−', '-');
  const around = /\b(UTC|GMT|CET|EET|EST|CST|MST|PST|IST)\s?(?:\+\s?\/\s?-|±)\s?(\d{1,2})/.exec(text);
  if (around) {
    const middle = winterOffsets.get(around[1] ?? '') ?? 0;
    return { from: middle - Number(around[2]), to: middle + Number(around[2]) };
  }
  const named = [...text.matchAll(/\b(?:UTC|GMT)\s?([+-]\d{1,2})\b/g)].map(([, hours]) => Number(hours));
  const inside = named.filter((hours) => hours >= -12 && hours <= 14);
  if (inside.length === 0) return null;
  return { from: Math.min(...inside), to: Math.max(...inside) };
}
