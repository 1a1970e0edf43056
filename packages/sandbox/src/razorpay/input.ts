import { isRecord, parseJson } from '../guards.ts';
import type { Call } from '../http/router.ts';
import { header } from '../http/router.ts';
import { Refusal } from './errors.ts';

/** The JSON object of the body, which may only be missing if `optional`. Fields not in `known` are refused. */
export function bodyOf(call: Call, known: readonly string[], optional = false): Record<string, unknown> {
  if (call.body.length === 0 && optional) return {};
  const type = (header(call, 'content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  const body = type === 'application/json' ? parseJson(call.body.toString('utf8')) : undefined;
  if (!isRecord(body)) throw new Refusal('The request body must be a JSON object.');
  const extra = Object.keys(body).find((field) => !known.includes(field));
  if (extra !== undefined)
    throw new Refusal(`${extra} is/are not required and should not be sent`, { field: extra });
  return body;
}

/** At most 15 pairs of at most 256 characters. */
export function notesOf(value: unknown): Record<string, string> {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return {};
  if (!isRecord(value)) throw new Refusal('The notes must be an array', { field: 'notes' });
  const notes: Record<string, string> = {};
  for (const [key, text] of Object.entries(value)) {
    if (typeof text !== 'string')
      throw new Refusal('Each value of the notes must be a string', { field: 'notes' });
    if (key.length > 256 || text.length > 256)
      throw new Refusal('notes may not have keys or values of more than 256 characters', { field: 'notes' });
    notes[key] = text;
  }
  if (Object.keys(notes).length > 15)
    throw new Refusal('Number of fields in notes should be less than or equal to 15', { field: 'notes' });
  return notes;
}

/** The merchant's reference, at most 40 characters. */
export function receiptOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw new Refusal('The receipt must be a string.', { field: 'receipt' });
  if (value.length > 40)
    throw new Refusal('The receipt may not be greater than 40 characters.', { field: 'receipt' });
  return value;
}

/** An integer number of minor units. */
export function amountOf(value: unknown): number {
  if (value === undefined) throw new Refusal('The amount field is required.', { field: 'amount' });
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw new Refusal('The amount must be an integer.', { field: 'amount' });
  return value;
}

const LISTING = ['count', 'skip', 'from', 'to'];

/** A page of a list, newest first: `count` (10 by default, at most 100), `skip`, `from` and `to` in seconds. */
export function listed<T extends { createdAt: number }>(
  call: Call,
  entries: Iterable<T>,
  filters: readonly string[] = [],
): T[] {
  for (const name of call.query.keys())
    if (!LISTING.includes(name) && !filters.includes(name))
      throw new Refusal(`${name} is/are not required and should not be sent`, { field: name });
  const number = (name: string, otherwise: number, least: number, most: number) => {
    const text = call.query.get(name);
    if (text === null) return otherwise;
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most))
      throw new Refusal(`The ${name} must be between ${least} and ${most}.`, { field: name });
    return value;
  };
  const latest = 4_765_046_400;
  const [from, to] = [number('from', 0, 0, latest), number('to', latest, 0, latest)];
  const [count, skip] = [number('count', 10, 1, 100), number('skip', 0, 0, 1e9)];
  return [...entries]
    .filter(({ createdAt }) => seconds(createdAt) >= from && seconds(createdAt) <= to)
    .toReversed()
    .slice(skip, skip + count);
}

export function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
