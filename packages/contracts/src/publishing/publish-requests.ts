import { z } from 'zod';
import { GET, POST } from '../endpoint.ts';
import { id, localDateTime, timestamp, timeZone } from '../fields.ts';
import { post, publishPost, schedulePost } from '../posts/posts.ts';
import { publishErrors, scheduleErrors } from '../posts/refusals.ts';

const when = z.object({ at: z.union([timestamp, localDateTime]), timeZone });

/** A request by an app or script to publish, schedule or move a post, which the person has to confirm. */
export const publishRequest = z.object({
  id,
  post,
  requestedBy: z.string(),
  /** The requested time; null for immediately. */
  schedule: when.nullable(),
  createdAt: timestamp,
  status: z.enum(['waiting', 'confirmed', 'refused']),
});
export type PublishRequest = z.infer<typeof publishRequest>;

export const listPublishRequests = GET.read('/publish-requests', {
  summary: 'Requests waiting for your confirmation before publishing, newest first',
  response: z.object({ items: z.array(publishRequest) }),
});

export const getPublishRequest = GET.read('/publish-requests/:id', {
  summary: 'One request to publish, also after you confirmed or refused it, until a later one for its post',
  response: publishRequest,
});

export const requestPublish = POST.drafts('/publish-requests', {
  summary:
    'Ask the person to confirm publishing or scheduling a draft, or moving a scheduled post; they confirm it in the app',
  body: z.object({ postId: id, schedule: when.nullable().default(null) }),
  response: publishRequest,
  status: 202,
  errors: [...publishErrors, ...scheduleErrors, 'not_found', 'post_scheduled', 'publish_request_limit'],
});

export const confirmPublishRequest = POST('/publish-requests/:id/confirm', {
  reach: 'others',
  summary: 'Publish or schedule what an app requested, if the post is still the version you saw',
  body: z.object({ version: z.number().int() }),
  response: post,
  errors: [...publishPost.errors, ...schedulePost.errors, 'version_conflict'],
});

export const refusePublishRequest = POST(
  '/publish-requests/:id/refuse',
  'Refuse an app’s request; the draft is kept',
);
