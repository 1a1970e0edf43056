import { emailPattern } from './catalog/email-address.ts';
import { z } from 'zod';
import { errorCodes } from './errors.ts';
import { noteCharacterLimit, tagCharacterLimit, tagLimit } from './catalog/saved.ts';
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

/**
 * At least 8 characters, with a lower-case and an upper-case letter, a digit and one of `@$!%*?&`, and no other
 * characters.
 */
export const passwordPattern = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{8,}$/;
/** 2 to 50 Unicode letters, marks or spaces. */
export const namePattern = /^[\p{L}\p{M} ]{2,50}$/u;
export const urlPattern = /^https?:\/\/\S+$/;

export const webAddress = z
  .string()
  .trim()
  .max(2000, 'Use an address of at most 2,000 characters.')
  .regex(urlPattern, 'Enter an address that starts with https:// or http://.')
  .refine((value) => URL.canParse(value), 'Enter a whole address, such as https://example.com/page.');

/** PostgreSQL cannot store NUL characters, and nobody needs to enter one. */
const withoutNul = (value: string) => !value.includes('\u0000');
const nulMessage = 'Remove the invisible control character.';

export const freeText = (max: number) =>
  z.string().max(max, `Use at most ${max} characters.`).refine(withoutNul, nulMessage);

export const id = z.uuid();
/** The years accepted in dates, which both PostgreSQL and JavaScript support. */
const plausibleYear = (value: string) => /^(19|20|21)\d\d-/.test(value);

/** An instant as ISO 8601 with an offset. */
export const timestamp = z.iso
  .datetime({ offset: true, error: 'Write it as ISO 8601 with an offset, such as 2026-12-01T09:30:00Z.' })
  .refine(plausibleYear, 'Choose a year from 1900 to 2199.');
/** A local date and time as ISO 8601, without a time zone. */
export const localDateTime = z.iso
  .datetime({ local: true, error: 'Write it as ISO 8601, such as 2026-12-01T09:30.' })
  .refine(plausibleYear, 'Choose a year from 1900 to 2199.');

/** As a person typed it to log in, whatever addresses were allowed when they signed up. */
export const typedEmail = z
  .string()
  .trim()
  .max(254, 'Use an address of at most 254 characters.')
  .regex(/@/, 'Enter an email address such as name@example.com.')
  .refine(withoutNul, nulMessage);

export const email = z
  .string()
  .trim()
  .max(254, 'Use an address of at most 254 characters.')
  .regex(emailPattern, 'Enter an email address such as name@example.com.')
  .refine(withoutNul, nulMessage);

export const password = z
  .string()
  .max(128, 'Use at most 128 characters.')
  .regex(
    passwordPattern,
    'Use at least 8 characters with a lowercase letter, an uppercase letter, a digit and one of @$!%*?&, and no others.',
  );

/** A password entered at log-in, where its format is not checked. */
export const typedPassword = z.string().min(1, 'Enter your password.').max(128);

export const personName = z
  .string()
  .trim()
  .regex(namePattern, 'Use 2 to 50 letters or spaces.')
  .refine((value) => value.trim().length >= 2, 'Use 2 to 50 letters or spaces.');

/** The first parts of the event handlers' names in the HTML standard, so that "one = two" stays as it is. */
const handlerNames =
  'abort animation auxclick before blur cancel canplay change click close command content context ' +
  'copy cue cut dblclick drag drop duration emptied ended error focus form full got hash input ' +
  'invalid key language load lost message mouse offline online page paste pause play pointer pop ' +
  'progress ratechange rejection reset resize scroll search security seek select show slot stalled ' +
  'storage submit suspend time toggle touch transition unhandled unload volume waiting webkit wheel';
const handler = new RegExp(`\\bon(?:${handlerNames.replaceAll(' ', '|')})\\w*\\s*=`, 'gi');
/** More is refused before it is cut, to bound the work. */
const mostCharacters = 20_000;

/**
 * Sanitises short one-line fields (titles, labels, headlines). Not for posts, ideas, sources or messages: it
 * removes angle brackets, script URL prefixes and inline event handlers, trims, and truncates to 1000 characters.
 */
export function sanitizeLine(value: string): string {
  let text = value.replace(/\u0000/g, '');
  for (let before = ''; before !== text;) {
    before = text;
    text = text
      .replace(/[<>]/g, '')
      .replace(/(?:java|vb)script:|data:text\/html/gi, '')
      .replace(handler, '');
  }
  return text.replace(/\s+/g, ' ').trim().slice(0, 1000);
}

export function line(max: number) {
  return z
    .string()
    .max(mostCharacters, `Use at most ${max} characters.`)
    .transform(sanitizeLine)
    .pipe(z.string().max(max, `Use at most ${max} characters.`));
}

/** Removes blank names and duplicates regardless of case, keeping the first spelling. */
export function distinct(names: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const name of names)
    if (name !== '' && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), name);
  return [...found.values()];
}

/**
 * A post's text, which is stored unchanged. Up to four times LinkedIn's limit is accepted, so that a long draft is
 * not lost.
 */
export const postText = z
  .string()
  .max(postCharacterLimit * 4, 'A draft can have at most 12,000 characters.')
  .refine(withoutNul, nulMessage);

/** The topic of a post. Can be empty when sources provide it. */
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

/** How a date such as 03/04/2026 is written. */
export const dateOrder = z.enum(['day-first', 'month-first']);
export type DateOrder = z.infer<typeof dateOrder>;

export const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, 'Choose a time zone from the list, such as Europe/Berlin.');

function isTimeZone(value: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]*$/.test(value)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

/** Like `Object.keys`, with the type of the keys. */
export function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(record).filter((key): key is K => Object.hasOwn(record, key));
}

/** Tags without blanks and duplicates, regardless of case. */
export const tags = z
  .array(line(tagCharacterLimit))
  .max(tagLimit, `Use at most ${tagLimit} tags.`)
  .transform(distinct);

export const note = z
  .string()
  .max(noteCharacterLimit, `Use at most ${noteCharacterLimit.toLocaleString('en')} characters.`)
  .refine((value) => !value.includes('\u0000'), 'Remove the invisible control character.');

/** Pagination: as long as an answer contains `nextCursor`, there is another page; pass it back as `cursor`. */
export const pageQuery = {
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
};

/** Ids in one query parameter, separated by commas. */
export const idList = (most: number) =>
  z
    .string()
    .max(most * 37)
    .transform((value) => value.split(',').filter((one) => one !== ''))
    .pipe(z.array(id).max(most));

export const empty = z.object({});

/** A yes or no in a query. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]);

export const errorCode = z.enum(errorCodes);
