import * as contract from '@limelight/contracts';
import { z } from 'zod';
import { refusedField } from '../api.ts';
import { defineTool, type Tool, type ToolContext } from '../tool.ts';
import { pages } from './addresses.ts';
import { draftCard, listCard } from './cards.ts';
import * as field from './fields.ts';
import { clock, nameOf } from './proposals.ts';
import { post, readPost, shown } from './shown-post.ts';

const version = z.object({
  versionId: z.string(),
  number: z.number().int(),
  by: z.string(),
  at: z.string(),
  beginning: z.string(),
});

/** Texts without material of their own have nothing to compare with. */
export const unsupportedWords = [
  'What a text by the app’s writer says and nothing the person gave bears out. A text that somebody typed is not',
  'compared, and [] says nothing of it: look in search_memory yourself',
].join(' ');

/** A version of the post by its number. */
async function versionOf({ api }: ToolContext, id: string, number: number) {
  const query = { limit: 1, cursor: String(number + 1) };
  const { items } = await api.call(contract.listVersions, { params: { id }, query });
  return items.find((one) => one.number === number) ?? null;
}

const most = 240;
const beginning = <P extends { text: string }>(one: P): P =>
  one.text.length <= most ? one : { ...one, text: `${one.text.slice(0, most).toWellFormed()}…` };

/** The time of a post in its zone, or what it is. */
function whenOf({ scheduledAt, publishedAt, timeZone, status }: z.output<typeof post>): string {
  const at = scheduledAt ?? publishedAt;
  return at === null ? status : clock(at, timeZone ?? 'UTC');
}

export const postTools: readonly Tool[] = [
  defineTool({
    name: 'list_posts',
    title: 'List posts',
    description: [
      'Lists drafts, scheduled and published posts with the beginning of their texts, newest first;',
      'scheduled ones by their time. Posts imported from LinkedIn are in search_library.',
    ].join(' '),
    output: z.object({ posts: z.array(post), nextCursor: field.nextCursor }),
    input: z.object({
      status: contract.postStatus.optional().describe('Only posts with this status'),
      search: field.search('the text, the tags or the folder'),
      tag: z.string().max(60).optional().describe('Only posts with this tag'),
      deleted: z.boolean().optional().describe('Only deleted posts that restore_item can bring back'),
      cursor: field.cursor,
      limit: field.limit(50, 20),
    }),
    effect: 'read',
    card: ({ posts }) =>
      listCard(
        'post',
        'Posts',
        posts.map((one) => ({
          title: nameOf(one),
          detail: whenOf(one),
          path: pages.post(one.id),
        })),
      ),
    async run(query, context) {
      const { items, nextCursor } = await context.api.call(contract.listPosts, { query });
      return { posts: items.map((one) => beginning(shown(context, one))), nextCursor };
    },
  }),
  defineTool({
    name: 'get_post',
    title: 'Read a post',
    description: [
      'Reads one post: its status and version, what is missing, which claims nothing bears out, why it',
      'failed or waits, its attachment, files and first comment.',
    ].join(' '),
    output: post.extend({
      unsupported: z.array(z.object({ claim: z.string(), sentence: z.string() })).describe(unsupportedWords),
    }),
    input: z.object({ postId: field.postId }),
    effect: 'read',
    card: ({ id }) => draftCard(id),
    async run({ postId: id }, context) {
      const [read, claims] = await Promise.all([
        readPost(context, id),
        context.api.call(contract.listClaims, { params: { id } }),
      ]);
      return { ...shown(context, read), unsupported: claims.open };
    },
  }),
  defineTool({
    name: 'list_versions',
    title: 'List versions of a post',
    description: 'Lists what the text of a post has been, newest first. restore_version brings one back.',
    output: z.object({ versions: z.array(version), nextCursor: field.nextCursor }),
    input: z.object({ postId: field.postId, cursor: field.cursor, limit: field.limit(50, 20) }),
    effect: 'read',
    async run({ postId: id, ...query }, { api }) {
      const { items, nextCursor } = await api.call(contract.listVersions, { params: { id }, query });
      const versions = items.map(({ id: versionId, number, by, at, beginning }) => ({
        versionId,
        number,
        by,
        at,
        beginning,
      }));
      return { versions, nextCursor };
    },
  }),
  defineTool({
    name: 'restore_version',
    title: 'Restore a version of a post',
    description:
      'Gives a draft the text that it had in an earlier version. The text it has now stays as a version.',
    output: post,
    input: z.object({
      postId: field.postId,
      number: z
        .number()
        .int()
        .min(1)
        .max(99_999_999)
        .describe('The number of the version, as list_versions gives it'),
    }),
    card: ({ id }) => draftCard(id),
    async run({ postId: id, number }, context) {
      const found = await versionOf(context, id, number);
      if (found === null) throw refusedField('number', 'The post has no such version.');
      const { api } = context;
      const params = { id, versionId: found.id };
      const { text } = await api.call(contract.getVersion, { params });
      const { version: seen } = await readPost(context, id);
      const changes = [{ by: 'restore' as const, detail: String(number) }];
      const body = { version: seen, text, changes };
      return shown(context, await api.call(contract.updatePost, { params: { id }, body }));
    },
  }),
];
