import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { empty, id, localDateTime, timestamp, timeZone } from './fields.ts';
import { post, publishPost, schedulePost } from './posts.ts';

const when = z.object({ at: z.union([timestamp, localDateTime]), timeZone });

/** A request by an app or script to publish a post, which the person has to confirm. */
export const publishRequest = z.object({
  id,
  post,
  requestedBy: z.string(),
  /** The requested time; null for immediately. */
  schedule: when.nullable(),
  createdAt: timestamp,
});
export type PublishRequest = z.infer<typeof publishRequest>;

const byId = z.object({ id });

export const listPublishRequests = defineEndpoint({
  name: 'listPublishRequests',
  summary: 'Requests waiting for your confirmation before publishing, newest first',
  method: 'GET',
  path: '/publish-requests',
  scope: 'read',
  response: z.object({ items: z.array(publishRequest) }),
});

export const requestPublish = defineEndpoint({
  name: 'requestPublish',
  summary: 'Ask the person to confirm publishing or scheduling a draft; they confirm it in the app',
  method: 'POST',
  path: '/publish-requests',
  scope: 'drafts',
  body: z.object({ postId: id, schedule: when.nullable().default(null) }),
  response: publishRequest,
  status: 202,
  errors: ['not_found', 'post_locked', 'post_empty', 'publish_request_limit'],
});

export const confirmPublishRequest = defineEndpoint({
  name: 'confirmPublishRequest',
  summary: 'Publish or schedule what an app requested, if the post is still the version you saw',
  method: 'POST',
  path: '/publish-requests/:id/confirm',
  params: byId,
  body: z.object({ version: z.number().int() }),
  response: post,
  errors: [...publishPost.errors, ...schedulePost.errors, 'version_conflict'],
});

export const refusePublishRequest = defineEndpoint({
  name: 'refusePublishRequest',
  summary: 'Refuse an app’s request; the draft is kept',
  method: 'POST',
  path: '/publish-requests/:id/refuse',
  params: byId,
  response: empty,
  errors: ['not_found'],
});
