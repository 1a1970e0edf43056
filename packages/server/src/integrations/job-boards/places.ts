import { countryCodes } from '@limelight/contracts/catalog';

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

const partsOf = (place: string, between: RegExp) =>
  place
    .slice(0, 200)
    .split(between)
    .map((part) => part.trim().replace(/\s+only$/i, ''))
    .filter((part) => part !== '');

const named = (part: string): string | undefined =>
  countryNames().get(fold(part)) ??
  (/^[A-Z]{2}$/.test(part) ? countryCodes.find((code) => code === part) : undefined);

const apart = /[,()/|]|\s[-–—]\s|\bor\b/;

/**
 * The country of a place, if its last part, a parenthesis or a US state identifies it, or the start of
 * "US-TX-Austin".
 */
export function countryOf(place: string): string | null {
  const whole = partsOf(place, apart);
  // Only a place that names no country otherwise: "Winston-Salem, NC" and "Guinea-Bissau" are whole.
  const parts = whole.length === 1 && named(whole[0] ?? '') === undefined ? partsOf(place, /-/) : whole;
  for (const [fromEnd, part] of parts.toReversed().entries()) {
    // "Bangalore, KA, IN" ends with a country, "Austin, TX" with a state.
    const isState = states.has(part) && parts.length > 1 && (fromEnd > 0 || parts.length === 2);
    if (isState && unclear.has(part)) return null;
    if (isState) return 'US';
    const country = named(part);
    if (country !== undefined) return country;
  }
  return null;
}

/** The countries of a list of nothing but countries, such as "USA, Canada" or "Remote (UK, Germany)". */
function listedCountries(place: string): string[] {
  const parts = partsOf(place, apart).filter((part) => workplaceIn(part) === null);
  const codes = parts.flatMap((part) => named(part) ?? []);
  // "US, CA" and "Georgia, USA" are more likely in one country than in two.
  const isState = codes.includes('US') && parts.some((part) => states.has(part) || fold(part) === 'georgia');
  return parts.length > 1 && codes.length === parts.length && !isState ? [...new Set(codes)] : [];
}

export function countriesOf(places: readonly string[]): string[] {
  const found = places.flatMap((place) => {
    const listed = listedCountries(place);
    return listed.length > 0 ? listed : (countryOf(place) ?? []);
  });
  return [...new Set(found)].toSorted();
}

/** The way of working that the name of a place states. */
export function workplaceIn(place: string): 'remote' | 'hybrid' | null {
  const text = place.slice(0, 200);
  if (/\b(?:no|not|non)[- ]remote\b/i.test(text)) return null;
  if (/\bhybrid\b/i.test(text)) return 'hybrid';
  return /\b(?:remote|home-?office|work from home|worldwide|anywhere)\b/i.test(text) ? 'remote' : null;
}

/**
 * The places that one field names together: "London, UK; Remote; Dublin, Ireland", "New York, NY or Remote", "USA,
 * Canada".
 */
export function splitPlaces(written: string): string[] {
  return written
    .slice(0, 1_000)
    .split(/[;|\n•·]|\s\/\s|\s+or\s+/)
    .map((place) => place.trim())
    .flatMap((place) =>
      listedCountries(place).length > 1 && !/[()]/.test(place) ? place.split(',') : [place],
    );
}

/** Adds the country, a name or a code, to a place that names none. */
export function inCountry(place: string | null | undefined, country: string | null | undefined): string {
  const given = country?.trim() ?? '';
  const code = named(given.toUpperCase()) ?? named(given);
  const name = given.length === 2 && code !== undefined ? (englishNames.of(code) ?? given) : given;
  if (place == null || place.trim() === '') return name;
  return name === '' || countryOf(place) !== null || place.includes(given) ? place : `${place}, ${name}`;
}

const englishNames = new Intl.DisplayNames(['en'], { type: 'region' });
