import { z } from 'zod';
import { versionDetailLimit, versionMakers } from './catalog/versions.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, keysOf, pageQuery, postText, timestamp } from './fields.ts';

export const versionMaker = z.enum(keysOf(versionMakers));

/**
 * A change of a text that was not typed, sent with the save that follows it: what stood before and after it become
 * versions of their own.
 */
export const textChange = z.object({
  by: versionMaker.exclude(['you']),
  /** The instruction, or the name of the help, template or version. */
  detail: z.string().max(versionDetailLimit).default(''),
  /** The run that made it, or the generation with the number of the draft; null for a change that no writer made. */
  run: z
    .object({ id, draft: z.number().int().min(0).max(2).default(0) })
    .nullable()
    .default(null),
  /** What stood there before; null when that was saved already. */
  before: postText.nullable().default(null),
  /** What stood there after it; null when that is the text being saved. */
  after: postText.nullable().default(null),
});
export type TextChange = z.input<typeof textChange>;

/** What a save tells of how its text came about. */
export const textHistory = {
  changes: z.array(textChange).max(4).optional(),
  /** Which tab it was written in: what another tab writes becomes a version of its own. */
  tab: z.uuid().optional(),
};

export const version = z.object({
  id,
  /** Counts up within the post. */
  number: z.number().int(),
  by: versionMaker,
  detail: z.string(),
  engine: z.string().nullable(),
  /** Written in another tab or browser than the one before, within half an hour of it. */
  elsewhere: z.boolean(),
  /** UTF-16 units. */
  length: z.number().int(),
  /** How it begins, on one line. */
  beginning: z.string(),
  /** When its text was last like this. */
  at: timestamp,
});
export type Version = z.infer<typeof version>;

export const listVersions = defineEndpoint({
  name: 'listVersions',
  summary: 'The kept versions of a post’s text, the newest first',
  method: 'GET',
  path: '/posts/:id/versions',
  scope: 'read',
  params: z.object({ id }),
  query: z.object({
    ...pageQuery,
    /** The number of the last version of the page before. */
    cursor: z
      .string()
      .regex(/^[1-9]\d{0,8}$/)
      .optional(),
  }),
  response: z.object({ items: z.array(version), nextCursor: z.string().nullable() }),
  errors: ['not_found'],
});

export const getVersion = defineEndpoint({
  name: 'getVersion',
  summary: 'One version with its text',
  method: 'GET',
  path: '/posts/:id/versions/:versionId',
  scope: 'read',
  params: z.object({ id, versionId: id }),
  response: version.extend({ text: z.string() }),
  errors: ['not_found'],
});
