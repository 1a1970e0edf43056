import { readInstant } from '../../platform/dates/index.ts';
import { splitPlaces } from './places.ts';

const textLimit = 20_000;

/** Removes control characters and repeated blank lines. */
export function tidy(text: string): string {
  return text
    .slice(0, textLimit * 2)
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, textLimit);
}

export function oneLine(text: string, limit = 300): string {
  return tidy(text.slice(0, limit * 4))
    .replace(/\s+/g, ' ')
    .slice(0, limit)
    .trim();
}

/** Removes one level of escaping, after which the text is HTML. */
export function unescapeHtml(escaped: string): string {
  return escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

/** Takes apart and trims places and removes empty and duplicate ones, returning at most 20. */
export function placesOf(given: readonly (string | null | undefined)[]): string[] {
  return [...new Set(given.flatMap((place) => splitPlaces(place ?? '')).map((place) => oneLine(place, 120)))]
    .filter((place) => place !== '')
    .slice(0, 20);
}

/** A company's name from its address on a board, which is lower case with hyphens. */
export const nameFromAddress = (site: string): string =>
  site
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** A date that a board wrote, or null for one that cannot be the date of an ad. */
export function instantOf(value: string | number | null | undefined): Date | null {
  const at = new Date(typeof value === 'number' ? value : (readInstant(value) ?? Number.NaN));
  const time = at.getTime();
  return Number.isFinite(time) && time > 0 && time < 4_102_444_800_000 ? at : null;
}
