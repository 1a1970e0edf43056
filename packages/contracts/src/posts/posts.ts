import { z } from 'zod';
import { brief, engine } from './brief.ts';
import { ownWords } from './claims.ts';
import { defineEndpoint } from './endpoint.ts';
import { empty, id, localDateTime, pageQuery, postText, timestamp, timeZone } from './fields.ts';
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
});
export type Post = z.infer<typeof post>;

const byId = z.object({ id });

/** A save can contain the texts before and after several changes. */
const savedBodyLimit = 512 * 1024;

/** The origin of the text. Omitted fields keep their value. */
const madeFrom = {
  brief: brief.optional(),
  /** The generated draft that the text came from. The server knows its author and sources. */
  writtenBy: z.object({ id, variant: z.number().int().min(0).max(2) }).optional(),
  ownWords: ownWords.optional(),
};

export const createPost = defineEndpoint({
  name: 'createPost',
  summary: 'Save a new draft',
  method: 'POST',
  path: '/posts',
  scope: 'drafts',
  body: z.object({
    text: postText,
    media: mediaList.default([]),
    attachment: attachment.nullable().default(null),
    firstComment: firstComment.default(''),
    visibility: visibility.default('PUBLIC'),
    /** The own post that this draft copies or continues. If that one needs approval, so does the draft. */
    copyOf: id.optional(),
    ...madeFrom,
    ...textHistory,
  }),
  bodyLimit: savedBodyLimit,
  response: post,
  status: 201,
  errors: ['draft_limit', 'not_found', 'media_in_use', 'media_unfit'],
});

export const getPost = defineEndpoint({
  name: 'getPost',
  summary: 'One post',
  method: 'GET',
  path: '/posts/:id',
  scope: 'read',
  params: byId,
  response: post,
  errors: ['not_found'],
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

export const findSimilarPost = defineEndpoint({
  name: 'findSimilarPost',
  summary: 'Whether a very similar post was published recently or is planned',
  method: 'GET',
  path: '/posts/:id/similar',
  scope: 'read',
  params: byId,
  response: z.object({ similar: similarPost.nullable() }),
  errors: ['not_found', 'writer_too_slow', 'writer_queue_full'],
});

export const listPosts = defineEndpoint({
  name: 'listPosts',
  summary: 'Posts by status, time or words; scheduled ones by time, others newest first',
  method: 'GET',
  path: '/posts',
  scope: 'read',
  query: z.object({
    status: postStatus.optional(),
    search: z.string().max(200).optional(),
    /** Only posts scheduled or published in this window. */
    from: timestamp.optional(),
    to: timestamp.optional(),
    ...pageQuery,
  }),
  response: z.object({ items: z.array(post), nextCursor: z.string().nullable() }),
});

export const updatePost = defineEndpoint({
  name: 'updatePost',
  summary: 'Change a draft, a scheduled or a failed post; a 409 has the other text in `details.current`',
  method: 'PATCH',
  path: '/posts/:id',
  scope: 'drafts',
  params: byId,
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
  errors: [
    'not_found',
    'version_conflict',
    'post_locked',
    'post_empty',
    'post_too_long',
    'open_gap',
    'post_unfinished',
    'claims_unconfirmed',
    'claims_unchecked',
    'media_in_use',
    'media_unfit',
  ],
});

export const deletePost = defineEndpoint({
  name: 'deletePost',
  summary: 'Delete a post; it will not be published',
  method: 'DELETE',
  path: '/posts/:id',
  scope: 'drafts',
  params: byId,
  response: empty,
  errors: ['not_found', 'post_locked'],
});

export const restorePost = defineEndpoint({
  name: 'restorePost',
  summary: 'Restore a deleted post as a draft',
  method: 'POST',
  path: '/posts/:id/restore',
  scope: 'drafts',
  params: byId,
  response: post,
  errors: ['not_found', 'draft_limit'],
});

export const publishPost = defineEndpoint({
  name: 'publishPost',
  summary: 'Publish now; this answers before LinkedIn does, so watch the status',
  method: 'POST',
  path: '/posts/:id/publish',
  scope: 'publish',
  params: byId,
  response: post,
  status: 202,
  errors: [
    'not_found',
    'post_locked',
    'post_empty',
    'post_too_long',
    'open_gap',
    'post_unfinished',
    'claims_unconfirmed',
    'approval_required',
    'claims_unchecked',
    'linkedin_not_configured',
    'linkedin_not_connected',
    'linkedin_reconnect',
    'linkedin_scope_missing',
  ],
});

export const schedulePost = defineEndpoint({
  name: 'schedulePost',
  summary:
    'Schedule a post or a reminder; `at` is an instant with an offset, or local time in `timeZone` without one',
  method: 'POST',
  path: '/posts/:id/schedule',
  scope: 'schedule',
  params: byId,
  body: z.object({
    at: z.union([timestamp, localDateTime]),
    timeZone,
    /** Unchanged by default; `publish` for a post that was not scheduled. */
    delivery: postDelivery.optional(),
  }),
  response: post,
  errors: [
    'not_found',
    'post_locked',
    'post_empty',
    'post_too_long',
    'open_gap',
    'post_unfinished',
    'claims_unconfirmed',
    'approval_required',
    'claims_unchecked',
    'schedule_in_past',
    'schedule_time_missing',
    'schedule_limit',
    'linkedin_not_configured',
    'linkedin_not_connected',
  ],
});

export const unschedulePost = defineEndpoint({
  name: 'unschedulePost',
  summary: 'Turn a scheduled post back into a draft',
  method: 'POST',
  path: '/posts/:id/unschedule',
  scope: 'schedule',
  params: byId,
  response: post,
  errors: ['not_found', 'post_not_scheduled', 'post_locked'],
});

export const markPosted = defineEndpoint({
  name: 'markPosted',
  summary: 'Record that the person posted by hand after a reminder, with the link if they have one',
  method: 'POST',
  path: '/posts/:id/posted',
  scope: 'publish',
  params: byId,
  body: z.object({ link: z.string().max(1000).optional() }),
  response: post,
  errors: ['not_found', 'post_not_reminded'],
});

export const resolvePost = defineEndpoint({
  name: 'resolvePost',
  summary: 'Resolve an unconfirmed post: mark it as published, or publish it again',
  method: 'POST',
  path: '/posts/:id/resolve',
  scope: 'publish',
  params: byId,
  body: z.discriminatedUnion('answer', [
    z.object({ answer: z.literal('it-is-there'), link: z.string().max(1000).optional() }),
    z.object({ answer: z.literal('publish-again') }),
  ]),
  response: post,
  errors: [
    'not_found',
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

export const editPublished = defineEndpoint({
  name: 'editPublished',
  summary: 'Edit the text of a published post; this answers before LinkedIn does, so watch `change`',
  method: 'PATCH',
  path: '/posts/:id/published',
  scope: 'publish',
  params: byId,
  body: z.object({ version: z.number().int().min(1).max(2_147_483_647), text: postText }),
  response: post,
  status: 202,
  errors: [
    ...afterPublishing,
    'post_poll_fixed',
    'version_conflict',
    'post_empty',
    'post_too_long',
    'open_gap',
    'post_unfinished',
    'claims_unconfirmed',
    'approval_closed',
    'claims_unchecked',
  ],
});

export const removePublished = defineEndpoint({
  name: 'removePublished',
  summary: 'Delete a published post from LinkedIn; it stays here as removed',
  method: 'DELETE',
  path: '/posts/:id/published',
  scope: 'publish',
  params: byId,
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

export const listReceipts = defineEndpoint({
  name: 'listReceipts',
  summary: 'Every attempt to publish a post, newest first',
  method: 'GET',
  path: '/posts/:id/receipts',
  scope: 'read',
  params: byId,
  query: z.object({ ...pageQuery, cursor: id.optional() }),
  response: z.object({ items: z.array(publishReceipt), nextCursor: z.string().nullable() }),
  errors: ['not_found'],
});
