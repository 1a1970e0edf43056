import { z } from 'zod';
import {
  audienceCharacterLimit,
  callToActionCharacterLimit,
  ideaCharacterLimit,
  mustSayCharacterLimit,
  mustSayLimit,
  neverSayCharacterLimit,
  neverSayLimit,
  postCharacterLimit,
} from './catalog/writing.ts';

/** One `@`, a dot in its domain, no spaces. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** At least 8 characters with a lowercase and an uppercase letter, a digit and one of `@$!%*?&`, and only those characters. */
export const passwordPattern = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{8,}$/;
/** 2 to 50 Unicode letters, marks or spaces. */
export const namePattern = /^[\p{L}\p{M} ]{2,50}$/u;
export const urlPattern = /^https?:\/\/\S+$/;

/** An address on the web as a person gives it. */
export const webAddress = z
  .string()
  .trim()
  .max(2000, 'Use an address of at most 2,000 characters.')
  .regex(urlPattern, 'Enter an address that starts with https:// or http://.')
  .refine((value) => URL.canParse(value), 'Enter a whole address, such as https://example.com/page.');

/** PostgreSQL's text holds no NUL; nothing a person types needs one. */
const withoutNul = (value: string) => !value.includes('\u0000');
const nulMessage = 'Remove the invisible control character.';

/** A text of several lines. */
export const freeText = (max: number) =>
  z.string().max(max, `Use at most ${max} characters.`).refine(withoutNul, nulMessage);

export const id = z.uuid();
/** Years a calendar of posts can mean; PostgreSQL and JavaScript agree on all of them. */
const plausibleYear = (value: string) => /^(19|20|21)\d\d-/.test(value);

/** An instant, ISO 8601 with an offset. */
export const timestamp = z.iso
  .datetime({ offset: true })
  .refine(plausibleYear, 'Choose a year from 1900 to 2199.');
/** A clock reading without a zone, ISO 8601. */
export const localDateTime = z.iso
  .datetime({ local: true })
  .refine(plausibleYear, 'Choose a year from 1900 to 2199.');

export const email = z
  .string()
  .trim()
  .max(254, 'Use an address of at most 254 characters.')
  .regex(emailPattern, 'Enter an e-mail address such as name@example.com.')
  .refine(withoutNul, nulMessage);

export const password = z
  .string()
  .max(128, 'Use at most 128 characters.')
  .regex(
    passwordPattern,
    'Use at least 8 characters with a lowercase letter, an uppercase letter, a digit and one of @$!%*?&, and no others.',
  );

/** A password as typed at log-in: its form is not judged there. */
export const typedPassword = z.string().min(1, 'Enter your password.').max(128);

export const personName = z
  .string()
  .trim()
  .regex(namePattern, 'Use 2 to 50 letters or spaces.')
  .refine((value) => value.trim().length >= 2, 'Use 2 to 50 letters or spaces.');

/**
 * For short one-line fields (titles, labels, headlines), never for posts, ideas, sources or messages:
 * strips angle brackets, script-URL prefixes and inline-handler patterns, trims, cuts to 1000 characters.
 */
export function sanitizeLine(value: string): string {
  let text = value.replace(/\u0000/g, '');
  for (let before = ''; before !== text;) {
    before = text;
    text = text
      .replace(/[<>]/g, '')
      .replace(/javascript:/gi, '')
      .replace(/\bon\w+\s*=/gi, '');
  }
  return text.replace(/\s+/g, ' ').trim().slice(0, 1000);
}

/** A sanitised line of at most `max` characters. */
export function line(max: number) {
  return z
    .string()
    .max(1000)
    .transform(sanitizeLine)
    .pipe(z.string().max(max, `Use at most ${max} characters.`));
}

/** Names without the blank ones, each once whatever its case, as it was written first. */
export function distinct(names: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const name of names)
    if (name !== '' && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), name);
  return [...found.values()];
}

/** A post's text: everything is kept, up to twice LinkedIn's limit so that a long draft is not lost. */
export const postText = z
  .string()
  .max(postCharacterLimit * 4, 'A draft may hold 12,000 characters at most.')
  .refine(withoutNul, nulMessage);

/** What a post is to be about; may be empty where a source says it. */
export const ideaText = z
  .string()
  .max(ideaCharacterLimit, 'Use at most 20,000 characters.')
  .refine(withoutNul, nulMessage);

export const audience = z
  .string()
  .trim()
  .max(audienceCharacterLimit, 'Use at most 200 characters.')
  .refine(withoutNul, nulMessage);

export const callToAction = z
  .string()
  .trim()
  .max(callToActionCharacterLimit, `Use at most ${callToActionCharacterLimit} characters.`)
  .refine(withoutNul, nulMessage);

/** Short texts, one a line on the page; blank ones are left out. */
function lines(most: number, characters: number) {
  return z
    .array(
      z
        .string()
        .trim()
        .max(characters, `Use at most ${characters} characters.`)
        .refine(withoutNul, nulMessage),
    )
    .max(most, `Keep it to ${most}.`)
    .transform((all) => all.filter((one) => one !== ''))
    .pipe(z.array(z.string()));
}

export const mustSay = lines(mustSayLimit, mustSayCharacterLimit);
export const neverSay = lines(neverSayLimit, neverSayCharacterLimit);

/** An IANA zone name this runtime knows. */
export const timeZone = z.string().max(64).refine(isTimeZone, 'Choose a time zone from the list.');

function isTimeZone(value: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]*$/.test(value)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

/** Keys of a catalogue of labels, with their type. */
export function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(record).filter((key): key is K => Object.hasOwn(record, key));
}

/** A list goes on while an answer has a `nextCursor`: pass it back as `cursor`. */
export const pageQuery = {
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
};

/** Nothing to tell. */
export const empty = z.object({});
