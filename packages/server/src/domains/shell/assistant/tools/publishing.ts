import * as contract from '@limelight/contracts';
import { z } from 'zod';
import { defineTool, type Tool, type ToolContext } from '../tool.ts';
import { addressOf, pages } from './addresses.ts';
import { draftCard } from './cards.ts';
import * as field from './fields.ts';
import { clock, nameOf, proposePost } from './proposals.ts';
import { post, readPost, shown } from './shown-post.ts';
import { timeOf, whenFields, type When } from './times.ts';

/** The post that was scheduled or published, or the request that waits for the person. */
const postOrRequest = post.partial().extend({
  status: z.enum([...contract.postStatus.options, 'waiting_for_confirmation']),
  url: field.url,
  requestId: z.string().optional().describe('Read it with get_publish_request'),
  asksFor: z.object({ at: z.string(), timeZone: z.string() }).optional().describe('The time it waits for'),
  message: z.string().optional(),
});

/** Asks the person to confirm in the app and tells the assistant so. */
async function ask(context: ToolContext, id: string, schedule: When | null) {
  const request = await context.api.call(contract.requestPublish, { body: { postId: id, schedule } });
  return {
    status: 'waiting_for_confirmation' as const,
    requestId: request.id,
    ...(schedule !== null && { asksFor: schedule }),
    message:
      'Nothing has changed yet. The person has to confirm this in the app; ask them to open the address.',
    url: addressOf(context, pages.home),
  };
}

export const publishingTools: readonly Tool[] = [
  defineTool({
    name: 'schedule_post',
    title: 'Schedule a post',
    description: [
      'Schedules a draft, or moves a scheduled post. Unless the person allowed scheduling without asking, it',
      'waits for their confirmation in the app.',
    ].join(' '),
    output: postOrRequest,
    input: z.object({ postId: field.postId, ...whenFields }),
    effect: 'outward',
    async proposal({ postId, ...given }, context) {
      const { at, timeZone } = await timeOf(context, postId, given);
      const when = clock(at, timeZone);
      const said = await proposePost(context, postId, (name) => `Schedule ${name} for ${when}.`, [
        { label: 'Time', value: when },
      ]);
      return { ...said, pinned: { postId, at, timeZone } };
    },
    card: ({ id }) => (id === undefined ? null : draftCard(id)),
    async run({ postId: id, ...given }, context) {
      const body = await timeOf(context, id, given);
      if (!context.scopes.has('schedule')) return ask(context, id, body);
      const params = { id };
      return shown(context, await context.api.call(contract.schedulePost, { params, body }));
    },
  }),
  defineTool({
    name: 'publish_post',
    title: 'Publish a post',
    description: [
      'Publishes a draft on LinkedIn now. Unless the person allowed publishing without asking, it waits for',
      'their confirmation in the app.',
    ].join(' '),
    output: postOrRequest,
    input: z.object({ postId: field.postId }),
    effect: 'outward',
    proposal: async ({ postId }, context) =>
      proposePost(context, postId, (name) => `Publish ${name} on LinkedIn now.`, [
        { label: 'Time', value: 'Now' },
      ]),
    card: ({ id }) => (id === undefined ? null : draftCard(id)),
    async run({ postId: id }, context) {
      if (!context.scopes.has('publish')) return ask(context, id, null);
      return shown(context, await context.api.call(contract.publishPost, { params: { id } }));
    },
  }),
  defineTool({
    name: 'get_publish_request',
    title: 'Read a publishing request',
    description:
      'Reads whether the person has confirmed or refused what schedule_post or publish_post asked for.',
    output: z.object({
      requestId: z.string(),
      status: z.string(),
      schedule: z.object({ at: z.string(), timeZone: z.string() }).nullable(),
      post,
    }),
    input: z.object({ requestId: field.idOf('a request', 'schedule_post or publish_post') }),
    effect: 'read',
    async run({ requestId: id }, context) {
      const request = await context.api.call(contract.getPublishRequest, { params: { id } });
      const { status, schedule } = request;
      return { requestId: id, status, schedule, post: shown(context, request.post) };
    },
  }),
  defineTool({
    name: 'unschedule_post',
    title: 'Unschedule a post',
    description: 'Makes a scheduled post a draft again. Needs the permission to schedule.',
    output: post,
    input: z.object({ postId: field.postId }),
    card: ({ id }) => draftCard(id),
    run: async ({ postId: id }, context) =>
      shown(context, await context.api.call(contract.unschedulePost, { params: { id } })),
  }),
  defineTool({
    name: 'edit_published',
    title: 'Change a published post',
    description:
      'Changes the text of a post that is on LinkedIn already. Its readers see the new one. Needs the ' +
      'permission to publish.',
    output: post,
    input: z.object({
      postId: field.postId,
      version: z.number().int().min(1).describe('The version that get_post gave'),
      text: z.string().max(12_000).regex(/\S/, 'Give the text.').describe('The whole new text'),
    }),
    effect: 'outward',
    async proposal({ postId, text }, context) {
      const { text: before } = await readPost(context, postId);
      const now = await proposePost(context, postId, (name) => `Change ${name} on LinkedIn.`, [
        { label: 'Text now', value: before },
      ]);
      return { ...now, text };
    },
    card: ({ id }) => draftCard(id),
    async run({ postId: id, ...body }, context) {
      const params = { id };
      return shown(context, await context.api.call(contract.editPublished, { params, body }));
    },
  }),
  defineTool({
    name: 'share_for_review',
    title: 'Make a review link',
    description: [
      'Makes a link by which people without an account read, comment on and approve drafts. Nothing is sent:',
      'the person passes it on.',
    ].join(' '),
    output: z.object({ linkId: z.string(), link: z.string(), url: field.url }),
    input: z.object({
      postIds: z.array(field.postId).min(1).max(20).describe('The drafts, each once'),
      title: z.string().max(120).default('').describe('What reviewers read above them'),
      days: z.number().int().min(1).max(60).default(14).describe('How long the link opens, in days'),
    }),
    effect: 'outward',
    inAppOnly: true,
    async proposal({ postIds, title, days }, context) {
      const posts = await Promise.all(postIds.map(async (id) => readPost(context, id)));
      return {
        title: `Make a link to ${posts.length === 1 ? 'a draft' : `${posts.length} drafts`} for reviewers.`,
        details: [
          ...(title === '' ? [] : [{ label: 'Title', value: title }]),
          { label: 'Opens for', value: `${days} days, without a password` },
          ...posts.map((one) => ({ label: 'Draft', value: nameOf(one) })),
        ],
        text: posts.map(({ text }) => text).join('\n\n———\n\n'),
        postId: posts.length === 1 ? (postIds[0] ?? null) : null,
        path: pages.reviewLinks,
      };
    },
    async run(body, context) {
      const { id, url } = await context.api.call(contract.createReviewLink, { body });
      return { linkId: id, link: url, url: addressOf(context, pages.reviewLinks) };
    },
  }),
];
