import { z } from 'zod';
import { versionDetailLimit, versionMakers } from '../catalog/versions.ts';
import { GET } from '../endpoint.ts';
import { id, keysOf, pageQuery, postText, timestamp } from '../fields.ts';

export const versionMaker = z.enum(keysOf(versionMakers));

/**
 * A change to the text that was not typed, sent with the next save. The texts before and after it are stored as
 * separate versions.
 */
export const textChange = z.object({
  by: versionMaker.exclude(['you', 'teammate']),
  /** The instruction, or the name of the help, template or version. */
  detail: z.string().max(versionDetailLimit).default(''),
  /** The run that produced it, or the generation with the number of the draft; null when no writer was involved. */
  run: z
    .object({ id, draft: z.number().int().min(0).max(2).default(0) })
    .nullable()
    .default(null),
  /** The text before the change; null when it was already saved. */
  before: postText.nullable().default(null),
  /** The text after the change; null when it is the text being saved. */
  after: postText.nullable().default(null),
});
export type TextChange = z.input<typeof textChange>;

/** The part of a save that describes the origin of the text. */
export const textHistory = {
  changes: z.array(textChange).max(4).optional(),
  /** Identifies the browser tab. Text written in another tab is stored as a separate version. */
  tab: z.uuid().optional(),
};

export const version = z.object({
  id,
  /** Counts up within the post. */
  number: z.number().int(),
  by: versionMaker,
  detail: z.string(),
  engine: z.string().nullable(),
  /** Written in another tab or browser, within half an hour of the previous version. */
  elsewhere: z.boolean(),
  /** In UTF-16 units. */
  length: z.number().int(),
  beginning: z.string(),
  /** When the text was last in this state. */
  at: timestamp,
});
export type Version = z.infer<typeof version>;

export const listVersions = GET.read('/posts/:id/versions', {
  summary: 'The versions of a post’s text, newest first',
  query: z.object({
    ...pageQuery,
    /** The number of the last version on the previous page. */
    cursor: z
      .string()
      .regex(/^[1-9]\d{0,8}$/)
      .optional(),
  }),
  response: z.object({ items: z.array(version), nextCursor: z.string().nullable() }),
});

export const getVersion = GET.read('/posts/:id/versions/:versionId', {
  summary: 'One version with its text',
  response: version.extend({ text: z.string() }),
});
