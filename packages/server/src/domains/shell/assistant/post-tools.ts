import * as contract from '@limelight/contracts';
import { findGaps } from '@limelight/post-text';
import { z } from 'zod';
import * as outputs from './outputs.ts';
import { defineTool, type Tool, type ToolContext } from './tool.ts';

const postId = z.uuid().describe('The id of a post, as list_posts gives it');
const words = z
  .string()
  .max(12_000)
  .regex(/\S/, 'Give the text of the post.')
  .describe('The text of the post, exactly as it should stand on LinkedIn');
const version = z.number().int().min(1).describe('The version that get_post gave when you read the post');

/** A post without the fields that an assistant does not need. */
export function shown({ publicUrl }: ToolContext, post: contract.Post) {
  const { id, version, status, hold, text, visibility, attachment, comment, tags } = post;
  const { scheduledAt, timeZone, publishedAt, removedAt, permalink, updatedAt } = post;
  return {
    ...{ id, version, status, hold, text, visibility, attachment, tags },
    ...{ scheduledAt, timeZone, publishedAt, removedAt, permalink, updatedAt },
    /** What the author still has to fill in before the post can go out. */
    missing: findGaps(text).map(({ question }) => question),
    failure: post.failure?.message ?? null,
    firstComment: post.firstComment === '' ? null : { text: post.firstComment, standing: comment },
    files: post.media.map(({ mime, name, altText }) => ({ mime, name, altText })),
    url: `${publicUrl}/dashboard/generate-post?post=${id}`,
  };
}

const when = z.object({
  at: z
    .string()
    .max(40)
    .describe(
      'ISO 8601: with an offset an instant, without one the clock in timeZone, such as 2026-12-01T09:30',
    ),
  timeZone: z.string().max(64).describe('An IANA time zone, such as Asia/Kolkata'),
});

/** Asks the person to confirm in the app and tells the assistant so. */
async function ask(context: ToolContext, id: string, schedule: z.output<typeof when> | null) {
  const request = await context.api.call(
    contract.requestPublish,
    { body: { postId: id, schedule } },
    context.signal,
  );
  return {
    status: 'waiting_for_confirmation' as const,
    requestId: request.id,
    message:
      'Nothing was published yet. The person has to confirm this in the app; ask them to open the address.',
    url: `${context.publicUrl}/dashboard`,
  };
}

export const postTools: readonly Tool[] = [
  defineTool({
    name: 'list_posts',
    title: 'List posts',
    description: 'Lists drafts, scheduled and published posts, newest first; scheduled ones by their time.',
    output: outputs.posts,
    input: z.object({
      status: contract.postStatus.optional().describe('Only posts with this status'),
      search: z.string().max(200).optional().describe('Words in the text'),
      cursor: z.string().max(200).optional().describe('nextCursor of the page before'),
      limit: z.number().int().min(1).max(50).default(20).describe('The number of posts, 1 to 50'),
    }),
    readOnly: true,
    async run(query, context) {
      const { items, nextCursor } = await context.api.call(contract.listPosts, { query }, context.signal);
      return { posts: items.map((post) => shown(context, post)), nextCursor };
    },
  }),
  defineTool({
    name: 'get_post',
    title: 'Read a post',
    description:
      'Reads one post: its status and version, what is missing, which claims nothing bears out, why it failed or waits, its attachment, files and first comment.',
    output: outputs.readPost,
    input: z.object({ postId }),
    readOnly: true,
    async run({ postId: id }, context) {
      const [post, claims] = await Promise.all([
        context.api.call(contract.getPost, { params: { id } }, context.signal),
        context.api.call(contract.listClaims, { params: { id } }, context.signal),
      ]);
      return { ...shown(context, post), unsupported: claims.open };
    },
  }),
  defineTool({
    name: 'create_draft',
    title: 'Save a draft',
    description: 'Saves a text as a draft, word for word. It costs nothing and publishes nothing.',
    output: outputs.post,
    input: z.object({ text: words }),
    run: async ({ text }, context) =>
      shown(context, await context.api.call(contract.createPost, { body: { text } }, context.signal)),
  }),
  defineTool({
    name: 'edit_draft',
    title: 'Edit a draft',
    description:
      'Replaces the text of a draft. Give the version that you read: if somebody changed the post since, this is refused and you should read it again.',
    output: outputs.post,
    input: z.object({ postId, version, text: words }),
    run: async ({ postId: id, version, text }, context) =>
      shown(
        context,
        await context.api.call(
          contract.updatePost,
          { params: { id }, body: { version, text } },
          context.signal,
        ),
      ),
  }),
  defineTool({
    name: 'schedule_post',
    title: 'Schedule a post',
    description:
      'Schedules a draft. Unless the person allowed scheduling without asking, it waits for their confirmation in the app.',
    output: outputs.postOrRequest,
    input: z.object({ postId, ...when.shape }),
    destructive: true,
    async run({ postId: id, at, timeZone }, context) {
      const body = { at, timeZone };
      if (!context.scopes.has('schedule')) return ask(context, id, body);
      return shown(
        context,
        await context.api.call(contract.schedulePost, { params: { id }, body }, context.signal),
      );
    },
  }),
  defineTool({
    name: 'get_publish_request',
    title: 'Read a publishing request',
    description:
      'Reads whether the person has confirmed or refused what schedule_post or publish_post asked for.',
    output: outputs.publishRequest,
    input: z.object({
      requestId: z.uuid().describe('The requestId that schedule_post or publish_post gave'),
    }),
    readOnly: true,
    async run({ requestId: id }, context) {
      const request = await context.api.call(contract.getPublishRequest, { params: { id } }, context.signal);
      const { status, schedule, post } = request;
      return { requestId: id, status, schedule, post: shown(context, post) };
    },
  }),
  defineTool({
    name: 'unschedule_post',
    title: 'Unschedule a post',
    description: 'Makes a scheduled post a draft again.',
    output: outputs.post,
    input: z.object({ postId }),
    run: async ({ postId: id }, context) =>
      shown(context, await context.api.call(contract.unschedulePost, { params: { id } }, context.signal)),
  }),
  defineTool({
    name: 'publish_post',
    title: 'Publish a post',
    description:
      'Publishes a draft on LinkedIn now. Unless the person allowed publishing without asking, it waits for their confirmation in the app.',
    output: outputs.postOrRequest,
    input: z.object({ postId }),
    destructive: true,
    async run({ postId: id }, context) {
      if (!context.scopes.has('publish')) return ask(context, id, null);
      return shown(context, await context.api.call(contract.publishPost, { params: { id } }, context.signal));
    },
  }),
];
