import * as contract from '@limelight/contracts';
import { findGaps } from '@limelight/post-text';
import { z } from 'zod';
import type { ToolContext } from '../tool.ts';
import { addressOf, pages } from './addresses.ts';

const moment = z.string().nullable();

/** A post as tools return it. */
export const post = z.object({
  id: z.string(),
  version: z.number().int(),
  status: contract.postStatus,
  hold: contract.postHold.nullable(),
  text: z.string(),
  visibility: z.string(),
  attachment: z.unknown(),
  tags: z.array(z.string()),
  scheduledAt: moment,
  timeZone: moment,
  publishedAt: moment,
  removedAt: moment,
  deletedAt: moment,
  permalink: moment,
  updatedAt: z.string(),
  missing: z.array(z.string()).describe('What the author still has to fill in before the post can go out'),
  failure: z.string().nullable().describe('Why it is not out; null once it is out or a draft again'),
  firstComment: z.object({ text: z.string(), standing: z.unknown() }).nullable(),
  files: z.array(z.object({ mime: z.string(), name: z.string(), altText: z.string() })),
  url: z.string(),
});

const stillOpen: ReadonlySet<contract.PostStatus> = new Set(['scheduled', 'failed', 'unconfirmed']);

/** A post without the fields that an assistant does not need. */
export function shown(context: Pick<ToolContext, 'publicUrl'>, from: contract.Post): z.input<typeof post> {
  const { id, version, status, hold, text, visibility, attachment, comment, tags } = from;
  const { scheduledAt, timeZone, publishedAt, removedAt, deletedAt, permalink, updatedAt } = from;
  return {
    id,
    version,
    status,
    hold,
    text,
    visibility,
    attachment,
    tags,
    scheduledAt,
    timeZone,
    publishedAt,
    removedAt,
    deletedAt,
    permalink,
    updatedAt,
    missing: gapsIn(text),
    failure: stillOpen.has(status) ? (from.failure?.message ?? null) : null,
    firstComment: from.firstComment === '' ? null : { text: from.firstComment, standing: comment },
    files: from.media.map(({ mime, name, altText }) => ({ mime, name, altText })),
    url: addressOf(context, pages.post(id)),
  };
}

/** The questions that a text leaves to its author. */
export const gapsIn = (text: string) => findGaps(text).map(({ question }) => question);

export const readPost = async ({ api }: ToolContext, id: string) =>
  api.call(contract.getPost, { params: { id } });
