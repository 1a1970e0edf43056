import * as contract from '@limelight/contracts';
import { z } from 'zod';

// What the tools return. Fields that an assistant only passes on are not described further.

const moment = z.string().nullable();

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
  permalink: moment,
  updatedAt: z.string(),
  missing: z.array(z.string()).describe('What the author still has to fill in before the post can go out'),
  failure: z.string().nullable(),
  firstComment: z.object({ text: z.string(), standing: z.unknown() }).nullable(),
  files: z.array(z.object({ mime: z.string(), name: z.string(), altText: z.string() })),
  url: z.string(),
});

const claims = z.array(z.object({ claim: z.string(), sentence: z.string() }));

/** A post with what its claims rest on. */
export const readPost = post.extend({
  unsupported: claims.describe('What the text says and nothing the person gave bears out'),
});

/** The post that was scheduled or published, or the request that waits for the person. */
export const postOrRequest = post.partial().extend({
  status: z.enum([...contract.postStatus.options, 'waiting_for_confirmation']),
  url: z.string(),
  requestId: z.string().optional().describe('Read it with get_publish_request'),
  message: z.string().optional(),
});

export const written = z.object({
  status: z.enum(['written', 'failed', 'cancelled']),
  message: z.string().optional(),
  postId: z.string().nullable().optional(),
  url: z.string().nullable().optional(),
  text: z.string().optional(),
  variants: z.array(z.object({ variant: z.number().int(), text: z.string() })).optional(),
  missing: z.array(z.string()).optional().describe('What the author still has to fill in or should know'),
  unsupported: claims
    .optional()
    .describe('What the text says and nothing the person gave bears out: have them confirm or change it'),
  writtenBy: z.string().optional(),
  creditsCharged: z.number().int().optional(),
});

export const startedRun = z.object({ runId: z.string(), status: contract.runStatus });

export const run = z.object({
  runId: z.string(),
  kind: z.string(),
  label: z.string(),
  status: contract.runStatus,
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  result: z.unknown(),
  progress: z.unknown(),
  creditsCharged: z.number().int().nullable(),
});

const page = z.object({ nextCursor: z.string().nullable() });
const counted = z.object({ total: z.number().int() });

export const idea = z.looseObject({ id: z.string() });
export const ideas = counted.extend({ ideas: z.array(idea) });
export const libraryPosts = page.extend({
  ...counted.shape,
  posts: z.array(z.looseObject({ id: z.string(), text: z.string() })),
});
export const fact = z.looseObject({ id: z.string(), text: z.string(), privacy: contract.factPrivacy });
export const facts = counted.extend({ facts: z.array(fact) });
export const runs = page.extend({
  runs: z.array(z.looseObject({ id: z.string(), kind: z.string(), status: contract.runStatus })),
});
export const posts = page.extend({ posts: z.array(post) });

export const publishRequest = z.object({
  requestId: z.string(),
  status: z.string(),
  schedule: z.object({ at: z.string(), timeZone: z.string() }).nullable(),
  post,
});

export const results = z.looseObject({
  compared: z.number().int(),
  posts: z.array(z.unknown()),
});
