import { z } from 'zod';
import { brief, engine } from './brief.ts';
import { ownWords } from './claims.ts';
import { folderCharacterLimit, tagCharacterLimit } from '../catalog/saved.ts';
import { DELETE, GET, PATCH, POST } from '../endpoint.ts';
import { contentErrors, publishErrors, scheduleErrors } from './refusals.ts';
import { flag, id, line, localDateTime, pageQuery, postText, timestamp, timeZone } from '../fields.ts';
import { mediaFile } from './media.ts';
import { textHistory } from './versions.ts';
import { attachment, commentStanding, firstComment, mediaList } from './post-content.ts';

export const postStatus = z.enum(['draft', 'scheduled', 'publishing', 'published', 'failed', 'unconfirmed']);
export type PostStatus = z.infer<typeof postStatus>;

/**
 * Why a scheduled post is not published automatically: it needs a decision or a new connection, or its author
 * paused it.
 */
export const postHold = z.enum(['late', 'reconnect', 'operator', 'paused', 'remind']);
export type PostHold = z.infer<typeof postHold>;

/** At the scheduled time we either publish the post or remind the person to post it by hand. */
export const postDelivery = z.enum(['publish', 'remind']);
export type PostDelivery = z.infer<typeof postDelivery>;

export const visibility = z.enum(['PUBLIC', 'CONNECTIONS']);

export const post = z.object({
  id,
  status: postStatus,
  hold: postHold.nullable(),
  delivery: postDelivery,
  text: z.string(),
  visibility,
  /** In display order. */
  media: z.array(mediaFile.extend({ altText: z.string() })),
  attachment: attachment.nullable(),
  /** The planned first comment; empty for none. */
  firstComment: z.string(),
  comment: commentStanding.nullable(),
  /** A requested change to the published post that is in progress or has failed. */
  change: z.object({ kind: z.enum(['edit', 'delete']), failure: z.string().nullable() }).nullable(),
  /** When the post was deleted from LinkedIn by us. */
  removedAt: timestamp.nullable(),
  /** Incremented with every change of the text. `PATCH` must contain the version it is based on. */
  version: z.number().int(),
  scheduledAt: timestamp.nullable(),
  timeZone: z.string().nullable(),
  publishedAt: timestamp.nullable(),
  permalink: z.url().nullable(),
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** The brief that the text was written from or, without an engine, the one noted for it. */
  brief: brief.nullable(),
  engine: engine.nullable(),
  ownWords: ownWords.nullable(),
  /** The author's folder (empty for none) and tags. */
  folder: z.string().default(''),
  tags: z.array(z.string()).default([]),
  createdAt: timestamp,
  updatedAt: timestamp,
  /** When the post was moved to Deleted, from where it can be restored for 30 days. */
  deletedAt: timestamp.nullable().default(null),
});
export type Post = z.infer<typeof post>;

/** A save can contain the texts before and after several changes. */
const savedBodyLimit = 512 * 1024;

/** The origin of the text. Omitted fields keep their value. */
const madeFrom = {
  brief: brief.optional(),
  /** The generated draft that the text came from. The server knows its author and sources. */
  writtenBy: z.object({ id, variant: z.number().int().min(0).max(2) }).optional(),
  ownWords: ownWords.optional(),
};

export const createPost = POST.drafts('/posts', {
  summary: 'Save a new draft',
  body: z.object({
    text: postText,
    media: mediaList.default([]),
    attachment: attachment.nullable().default(null),
    firstComment: firstComment.default(''),
    visibility: visibility.default('PUBLIC'),
    ...madeFrom,
    ...textHistory,
  }),
  bodyLimit: savedBodyLimit,
  response: post,
  status: 201,
  errors: ['draft_limit', 'not_found', 'media_in_use', 'media_unfit'],
});

export const getPost = GET.read('/posts/:id', {
  summary: 'One post',
  response: post,
});

/** A scheduled post, or one published in the last two months, that is nearly the same as another. */
export const similarPost = z.object({
  postId: id,
  title: z.string(),
  /** False when it is scheduled or being published. */
  published: z.boolean(),
  at: timestamp.nullable(),
});
export type SimilarPost = z.infer<typeof similarPost>;

export const findSimilarPost = GET.read('/posts/:id/similar', {
  summary: 'Whether a very similar post was published recently or is planned',
  response: z.object({ similar: similarPost.nullable() }),
  errors: ['writer_too_slow', 'writer_queue_full'],
});

export const listPosts = GET.read('/posts', {
  summary: 'Posts by status, time or words; scheduled ones by time, others newest first',
  query: z.object({
    status: postStatus.optional(),
    /** Words that all occur in the text, the notes, the folder or the tags. */
    search: z.string().max(200).optional(),
    folder: line(folderCharacterLimit).optional(),
    tag: line(tagCharacterLimit).optional(),
    /** Only deleted posts that can still be restored, the last deleted first. */
    deleted: flag.optional(),
    /** Only posts scheduled or published in this window. */
    from: timestamp.optional(),
    to: timestamp.optional(),
    ...pageQuery,
  }),
  response: z.object({ items: z.array(post), nextCursor: z.string().nullable() }),
});

export const updatePost = PATCH.drafts('/posts/:id', {
  summary: 'Change a draft, a scheduled or a failed post; a 409 has the other text in `details.current`',
  body: z.object({
    version: z.number().int().min(1).max(2_147_483_647),
    text: postText.optional(),
    media: mediaList.optional(),
    attachment: attachment.nullable().optional(),
    firstComment: firstComment.optional(),
    visibility: visibility.optional(),
    ...madeFrom,
    ...textHistory,
  }),
  bodyLimit: savedBodyLimit,
  /** True when the post already had this content, so that a save can be repeated safely if its response was lost. */
  response: post.extend({ already: z.boolean() }),
  errors: ['version_conflict', 'post_locked', ...contentErrors, 'media_in_use', 'media_unfit'],
});

export const deletePost = DELETE.drafts('/posts/:id', {
  summary: 'Delete a post; it will not be published',
  errors: ['post_locked'],
});

export const restorePost = POST.drafts('/posts/:id/restore', {
  summary: 'Restore a deleted post as a draft',
  response: post,
  errors: ['draft_limit'],
});

export const publishPost = POST.publish('/posts/:id/publish', {
  reach: 'others',
  summary: 'Publish now; this answers before LinkedIn does, so watch the status',
  response: post,
  status: 202,
  errors: [...publishErrors, 'approval_required'],
});

export const schedulePost = POST.schedule('/posts/:id/schedule', {
  reach: 'others',
  summary:
    'Schedule a post or a reminder; `at` is an instant with an offset, or local time in `timeZone` without one',
  body: z.object({
    at: z.union([timestamp, localDateTime]),
    timeZone,
    /** Unchanged by default; `publish` for a post that was not scheduled. */
    delivery: postDelivery.optional(),
  }),
  response: post,
  errors: [...scheduleErrors, 'approval_required'],
});

export const unschedulePost = POST.schedule('/posts/:id/unschedule', {
  reach: 'self',
  summary: 'Turn a scheduled post back into a draft',
  response: post,
  errors: ['post_not_scheduled', 'post_locked'],
});

export const markPosted = POST.publish('/posts/:id/posted', {
  reach: 'self',
  summary: 'Record that the person posted by hand after a reminder, with the link if they have one',
  body: z.object({ link: z.string().max(1000).optional() }),
  response: post,
  errors: ['post_not_reminded'],
});

export const resolvePost = POST.publish('/posts/:id/resolve', {
  reach: 'others',
  summary: 'Resolve an unconfirmed post: mark it as published, or publish it again',
  body: z.discriminatedUnion('answer', [
    z.object({ answer: z.literal('it-is-there'), link: z.string().max(1000).optional() }),
    z.object({ answer: z.literal('publish-again') }),
  ]),
  response: post,
  errors: [
    'post_not_unconfirmed',
    'claims_unconfirmed',
    'approval_closed',
    'claims_unchecked',
    'linkedin_not_configured',
    'linkedin_not_connected',
    'linkedin_reconnect',
    'linkedin_scope_missing',
  ],
});

const afterPublishing = [
  'not_found',
  'post_not_published',
  'post_id_unknown',
  'post_change_running',
  'linkedin_not_configured',
  'linkedin_not_connected',
  'linkedin_reconnect',
  'linkedin_scope_missing',
] as const;

export const editPublished = PATCH.publish('/posts/:id/published', {
  reach: 'others',
  summary: 'Edit the text of a published post; this answers before LinkedIn does, so watch `change`',
  body: z.object({ version: z.number().int().min(1).max(2_147_483_647), text: postText }),
  response: post,
  status: 202,
  errors: [...afterPublishing, 'post_poll_fixed', 'version_conflict', ...contentErrors, 'approval_closed'],
});

export const removePublished = DELETE.publish('/posts/:id/published', {
  reach: 'self',
  summary: 'Delete a published post from LinkedIn; it stays here as removed',
  response: post,
  status: 202,
  errors: afterPublishing,
});

export const publishReceipt = z.object({
  id,
  startedAt: timestamp,
  finishedAt: timestamp.nullable(),
  outcome: z.enum(['intended', 'sending', 'published', 'failed', 'unknown', 'abandoned']),
  /** The SHA-256 of the exact request body, in hexadecimal. */
  payloadHash: z.string(),
  payloadBytes: z.number().int(),
  steps: z.array(z.object({ step: z.string(), at: timestamp, answer: z.string() })),
  urn: z.string().nullable(),
  message: z.string().nullable(),
});

export const listReceipts = GET.read('/posts/:id/receipts', {
  summary: 'Every attempt to publish a post, newest first',
  query: z.object({ ...pageQuery, cursor: id.optional() }),
  response: z.object({ items: z.array(publishReceipt), nextCursor: z.string().nullable() }),
});
