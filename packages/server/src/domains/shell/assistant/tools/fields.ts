import * as contract from '@limelight/contracts';
import { z } from 'zod';

const isId = (value: string) => contract.id.safeParse(value).success;
const isDay = (value: string) => z.iso.date().safeParse(value).success;
const isMoment = (value: string) =>
  contract.timestamp.safeParse(value).success || contract.localDateTime.safeParse(value).success;

// Forms are checked by functions rather than patterns, which an assistant would have to read each time.

/** The id of `what`, such as "a post", as the tool `from` gives it. */
export const idOf = (what: string, from: string) =>
  z.string().max(36).refine(isId, 'This is not an id.').describe(`The id of ${what}, as ${from} gives it`);

export const postId = idOf('a post', 'list_posts');
export const cursor = z.string().max(200).optional().describe('nextCursor of the page before');
export const offset = z.number().int().min(0).max(100_000).default(0).describe('How many to skip');
export const limit = (most: number, usual: number) =>
  z.number().int().min(1).max(most).default(usual).describe(`How many, 1 to ${most}`);
export const search = (what: string) => z.string().max(200).optional().describe(`Words in ${what}`);
export const moment = z
  .string()
  .max(40)
  .refine(isMoment, 'This is not a date with a time.')
  .describe(
    'ISO 8601: with an offset an instant, without one the clock in timeZone, such as 2026-12-01T09:30',
  );
export const day = (what: string) =>
  z.string().max(10).refine(isDay, 'This is not a day.').describe(`${what}, such as 2026-12-01`);
export const remindAt = z
  .string()
  .max(40)
  .refine((value) => contract.timestamp.safeParse(value).success, 'This is no instant.')
  .nullable()
  .optional()
  .describe('When to remind the person, ISO 8601 with an offset; null for no reminder');
export const waitSeconds = z
  .number()
  .int()
  .min(0)
  .max(50)
  .default(20)
  .describe('How long to wait for its end, 0 to 50 seconds');

/** What several tools return. */
export const nextCursor = z.string().nullable();
export const total = z.number().int();
export const url = z.string();

export const run = z.object({
  runId: z.string(),
  kind: z.string(),
  label: z.string(),
  status: contract.runStatus,
  progress: z.unknown(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  result: z.unknown(),
  links: z.array(z.object({ label: z.string(), url })).describe('Where its results are'),
  creditsCharged: z.number().int().nullable(),
  url,
});
