import * as contract from '@limelight/contracts';
import { z } from 'zod';
import { refusedField } from '../api.ts';
import { defineTool, type Tool, type ToolContext } from '../tool.ts';
import { draftCard } from './cards.ts';
import * as field from './fields.ts';
import { post, readPost, shown } from './shown-post.ts';

const words = z
  .string()
  .max(12_000)
  .regex(/\S/, 'Give the text of the post.')
  .describe('The text of the post, exactly as it should stand on LinkedIn');
const version = z.number().int().min(1).describe('The version that get_post gave when you read the post');

const link = z
  .object({
    address: z.string().max(2000).describe('The page, with https://'),
    title: z.string().max(400).optional().describe('Left out, the page is read for its title and picture'),
    description: z.string().max(400).default(''),
  })
  .strict();
const poll = z
  .object({
    question: z.string().min(1).max(140),
    options: z.array(z.string().min(1).max(30)).min(2).max(4),
    duration: contract.pollDuration.default('SEVEN_DAYS'),
  })
  .strict();

const carried = {
  visibility: contract.visibility.optional().describe('Who sees it'),
  firstComment: contract.firstComment.optional().describe('Its first comment; "" for none'),
  link: link.optional().describe('A page that it shows as a card'),
  poll: poll.optional().describe('A poll below it'),
  pictureIds: z
    .array(field.idOf('a picture', 'list_pictures'))
    .max(20)
    .optional()
    .describe('Pictures of the library to add, in their order'),
  tags: z.array(z.string().max(60)).max(20).optional().describe('Tags to add, which only the person sees'),
};
type Carried = z.output<z.ZodObject<typeof carried>>;

type Content = Pick<z.input<typeof contract.createPost.body>, 'attachment' | 'media'>;
type Media = NonNullable<Content['media']>;

async function linkCard(
  { api, signal }: ToolContext,
  { address, title, description }: z.output<typeof link>,
) {
  if (title !== undefined)
    return { attachment: { kind: 'link' as const, source: address, title, description }, media: [] };
  const card = await api.call(contract.readLinkCard, { body: { source: address } }, signal);
  const found = { title: card.title, description: description === '' ? card.description : description };
  return {
    attachment: { kind: 'link' as const, source: card.source, ...found },
    media: card.picture === null ? [] : [{ mediaId: card.picture.id, altText: card.pictureAltText }],
  };
}

/** What goes with the text; nothing of it changes where nothing was asked for. `kept` are the files it has. */
async function contentOf(context: ToolContext, given: Carried, kept: Media): Promise<Content> {
  const { link: page, poll: asked, pictureIds = [] } = given;
  if (page !== undefined && asked !== undefined)
    throw refusedField('poll', 'A post has a link or a poll, not both.');
  if (pictureIds.length > 0 && (page !== undefined || asked !== undefined))
    throw refusedField('pictureIds', 'Pictures cannot go with a link or a poll.');
  if (asked !== undefined) return { attachment: { kind: 'poll', ...asked }, media: [] };
  if (page !== undefined) return linkCard(context, page);
  if (pictureIds.length === 0) return {};
  const media = [...kept];
  for (const id of pictureIds) {
    const copy = await context.api.call(contract.copyPicture, { params: { id }, body: {} }, context.signal);
    media.push({ mediaId: copy.id, altText: copy.altText });
  }
  return { media };
}

async function tagged(context: ToolContext, saved: contract.Post, tags: string[] | undefined) {
  if (tags === undefined || tags.length === 0) return shown(context, saved);
  const body = { ids: [saved.id], action: { kind: 'add-tags' as const, tags } };
  await context.api.call(contract.labelPosts, { body }, context.signal);
  return shown(context, await readPost(context, saved.id));
}

/** Keeps the text before and after as versions, since nobody typed the new one. */
const assisted = { by: 'chat' as const, detail: 'An assistant' };

export const draftTools: readonly Tool[] = [
  defineTool({
    name: 'create_draft',
    title: 'Save a draft',
    description:
      'Saves a text as a draft, word for word, with what goes with it. It costs nothing and publishes nothing.',
    output: post,
    input: z.object({ text: words, ...carried }),
    card: ({ id }) => draftCard(id),
    async run({ text, tags, ...given }, context) {
      const { visibility, firstComment } = given;
      const body = { text, visibility, firstComment, ...(await contentOf(context, given, [])) };
      return tagged(context, await context.api.call(contract.createPost, { body }, context.signal), tags);
    },
  }),
  defineTool({
    name: 'edit_draft',
    title: 'Edit a draft',
    description:
      'Changes a draft; what you leave out stays. Give the version that you read: if somebody changed the post since, this is refused and you should read it again.',
    output: post,
    input: z.object({
      postId: field.postId,
      version,
      text: words.optional(),
      ...carried,
      removeAttachment: z
        .boolean()
        .default(false)
        .describe('First remove the link, poll, document and pictures that it has'),
    }),
    card: ({ id }) => draftCard(id),
    async run({ postId: id, version: seen, text, tags, removeAttachment, ...given }, context) {
      const { visibility, firstComment, pictureIds = [] } = given;
      const kept =
        pictureIds.length === 0 || removeAttachment
          ? []
          : (await readPost(context, id)).media.map(({ id: mediaId, altText }) => ({ mediaId, altText }));
      const body = {
        ...{ version: seen, text, visibility, firstComment },
        ...(text !== undefined && { changes: [assisted] }),
        ...(removeAttachment && { attachment: null, media: [] }),
        ...(await contentOf(context, given, kept)),
      };
      const params = { id };
      const saved = await context.api.call(contract.updatePost, { params, body }, context.signal);
      return tagged(context, saved, tags);
    },
  }),
];
