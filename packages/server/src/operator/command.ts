import { minorUnits } from '@limelight/contracts';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { Act } from '../domains/accounts/audit/index.ts';

/** A command that cannot be done; its message is for the terminal. */
export class CommandError extends Error {}

/** Words and options as given on the command line. */
export interface Given {
  words: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
}

/** One thing an operator can do; what it answers is for the terminal. */
export interface Command {
  /** What stands after its name. */
  usage: string;
  /** What it does, in a line. */
  about: string;
  run(context: Context, actor: Act['actor'], given: Given): Promise<string>;
}

/** An option's words; null without any. */
export function text(given: Given, name: string): string | null {
  const value = given.options[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A whole number from 1. */
export function count(given: Given, name: string): number | null {
  const value = text(given, name);
  if (value === null) return null;
  if (!/^\d{1,9}$/.test(value) || Number(value) === 0)
    throw new CommandError(`--${name} must be a whole number from 1.`);
  return Number(value);
}

/** An amount as a person writes it, such as 99 or 4.50, in minor units. */
export function money(given: Given, name: string): number | null {
  const value = text(given, name);
  if (value === null) return null;
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(value))
    throw new CommandError(`--${name} must be an amount such as 99 or 4.50.`);
  return Math.round(Number(value) * minorUnits);
}

const dates = [z.iso.date(), z.iso.datetime(), z.iso.datetime({ precision: -1 })];

/** A date in UTC, from midnight where it has no time. What other forms mean depends on who reads them. */
export function instant(given: Given, name: string): Date | null {
  const value = text(given, name);
  if (value === null) return null;
  if (!dates.some((form) => form.safeParse(value).success))
    throw new CommandError(`--${name} must be a date such as 2026-12-31 or 2026-12-31T18:00Z.`);
  return new Date(value);
}

/** Refuses what a command would pass over, by the words and options its usage names: a slip must not do half a thing. */
export function refuseStrays(name: string, { usage }: Pick<Command, 'usage'>, given: Given): void {
  const known = new Set([...usage.matchAll(/--([a-z-]+)/g)].map((match) => match[1]));
  const stray = Object.keys(given.options).find((option) => !known.has(option));
  if (stray !== undefined) throw new CommandError(`'${name}' has no option --${stray}.`);
  const places = usage.replace(/--.*/s, '').match(/[A-Z|]+/g)?.length ?? 0;
  const extra = given.words[places];
  if (extra !== undefined)
    throw new CommandError(
      `'${name}' does not know what to do with '${extra}'. Words with spaces go in quotes.`,
    );
}

/** Words between commas, each of which must be known. */
export function list<T extends string>(given: Given, name: string, all: readonly T[]): T[] | null {
  const isOne = (value: string): value is T => all.some((one) => one === value);
  const values = text(given, name)
    ?.split(',')
    .map((value) => value.trim());
  if (values === undefined) return null;
  const known = values.filter(isOne);
  if (known.length === values.length) return known;
  const unknown = values.filter((value) => !isOne(value)).join(', ');
  throw new CommandError(`--${name} has an unknown value: ${unknown}. Known values: ${all.join(', ')}.`);
}

/** Why the file system refused, in a few words. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known: Readonly<Record<string, string>> = {
    EEXIST: 'it already exists',
    ENOENT: 'there is no such file or folder',
    EACCES: 'permission denied',
    EISDIR: 'it is a folder',
  };
  return known[code] ?? (error instanceof Error ? error.message : 'unknown reason');
}
