import * as contract from '@limelight/contracts';
import { z } from 'zod';
import { changedSince, refusedField } from '../api.ts';
import { defineTool, type Tool, type ToolContext, type ToolProposal } from '../tool.ts';
import { pages } from './addresses.ts';
import { draftCard } from './cards.ts';
import * as field from './fields.ts';
import { nameOf, visibilities } from './proposals.ts';
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

const passage = z
  .object({
    find: z.string().min(1).max(3000).describe('Words of the text, exactly as they stand there, once'),
    with: z.string().max(3000).describe('The words in their place; "" takes them out'),
  })
  .strict();

/** A text with each passage replaced, in order. */
function replaced(text: string, passages: readonly z.output<typeof passage>[]): string {
  return passages.reduce((now, { find, with: words }, index) => {
    const times = now.split(find).length - 1;
    const name = `replace.${index}.find`;
    if (times === 0) throw refusedField(name, 'This does not stand in the text. Copy it from get_post.');
    if (times > 1)
      throw refusedField(name, `This stands in the text ${times} times. Give more of the passage.`);
    return now.replace(find, () => words);
  }, text);
}

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
  altTexts: z
    .array(z.string().max(contract.altTextCharacterLimit))
    .max(20)
    .optional()
    .describe(
      'What its pictures show, for those who cannot see them, in the order of files; "" changes nothing',
    ),
  tags: z.array(z.string().max(60)).max(20).optional().describe('Tags to add, which only the person sees'),
};
type Carried = z.output<z.ZodObject<typeof carried>>;

type Content = Pick<z.input<typeof contract.createPost.body>, 'attachment' | 'media'>;
type Media = NonNullable<Content['media']>;

async function linkCard({ api }: ToolContext, { address, title, description }: z.output<typeof link>) {
  if (title !== undefined)
    return { attachment: { kind: 'link' as const, source: address, title, description }, media: [] };
  const card = await api.call(contract.readLinkCard, { body: { source: address } });
  const found = { title: card.title, description: description === '' ? card.description : description };
  return {
    attachment: { kind: 'link' as const, source: card.source, ...found },
    media: card.picture === null ? [] : [{ mediaId: card.picture.id, altText: card.pictureAltText }],
  };
}

/** What goes with the text; nothing of it changes where nothing was asked for. `kept` are the files it has. */
async function contentOf(context: ToolContext, given: Carried, kept: Media): Promise<Content> {
  const { link: page, poll: asked, pictureIds = [], altTexts = [] } = given;
  if (page !== undefined && asked !== undefined)
    throw refusedField('poll', 'A post has a link or a poll, not both.');
  if (pictureIds.length > 0 && (page !== undefined || asked !== undefined))
    throw refusedField('pictureIds', 'Pictures cannot go with a link or a poll.');
  if (asked !== undefined) return { attachment: { kind: 'poll', ...asked }, media: [] };
  if (page !== undefined) return linkCard(context, page);
  if (pictureIds.length + altTexts.length === 0) return {};
  const media = [...kept];
  for (const id of pictureIds) {
    const copy = await context.api.call(contract.copyPicture, { params: { id }, body: {} });
    media.push({ mediaId: copy.id, altText: copy.altText });
  }
  if (altTexts.length > media.length)
    throw refusedField('altTexts', `The post has ${media.length} pictures and files to describe.`);
  return { media: media.map((file, index) => ({ ...file, altText: altTexts[index] || file.altText })) };
}

async function tagged(context: ToolContext, saved: contract.Post, tags: string[] | undefined) {
  if (tags === undefined || tags.length === 0) return shown(context, saved);
  const body = { ids: [saved.id], action: { kind: 'add-tags' as const, tags } };
  await context.api.call(contract.labelPosts, { body });
  return shown(context, await readPost(context, saved.id));
}

interface Wanted {
  version: number;
  text: string | undefined;
  replace: z.output<typeof passage>[] | undefined;
}

/** The text that an edit asks for; undefined where it stays. */
async function editedText(
  context: ToolContext,
  id: string,
  { version: seen, text, replace }: Wanted,
): Promise<string | undefined> {
  if (replace === undefined) return text;
  if (text !== undefined) throw refusedField('replace', 'Give text or replace, not both.');
  const now = await readPost(context, id);
  if (now.version !== seen) throw changedSince('post', now.version, 'get_post');
  return replaced(now.text, replace);
}

/** The draft that an idea has or gets. One that was worked on is not overwritten with `text`. */
async function draftOfIdea(context: ToolContext, id: string, text: string): Promise<contract.Post> {
  const { postId } = await context.api.call(contract.draftIdea, { params: { id } });
  const draft = await readPost(context, postId);
  if (draft.version > 1 && draft.text !== text)
    throw refusedField('ideaId', `This idea has a draft already, ${postId}. Change that with edit_draft.`);
  return draft;
}

const editInput = z.object({
  postId: field.postId,
  version,
  text: words.optional(),
  replace: z.array(passage).min(1).max(20).optional().describe('Instead of text: passages to change'),
  ...carried,
  removeAttachment: z
    .boolean()
    .default(false)
    .describe('First remove the link, poll, document and pictures that it has'),
});

const detail = (label: string, value: string | undefined) =>
  value === undefined ? [] : [{ label, value: value === '' ? 'None' : value }];

/** The whole new text, and what else changes, for the person to agree to. */
async function proposeEdit(given: z.output<typeof editInput>, context: ToolContext): Promise<ToolProposal> {
  const { postId, version: seen, text, replace, visibility, firstComment, poll: asked } = given;
  const changed = await editedText(context, postId, { version: seen, text, replace });
  return {
    title: `Edit ${nameOf(await readPost(context, postId))}.`,
    details: [
      ...detail('Attachment', given.removeAttachment ? 'Is taken off' : undefined),
      ...detail('Seen by', visibility && visibilities[visibility]),
      ...detail('First comment', firstComment),
      ...detail('Link', given.link?.address),
      ...detail('Poll', asked && [asked.question, ...asked.options].join('; ')),
      ...detail('Descriptions of pictures', given.altTexts?.filter(Boolean).join('; ')),
      ...detail('Pictures added', given.pictureIds && String(given.pictureIds.length)),
      ...detail('Tags added', given.tags?.join(', ')),
    ],
    text: changed ?? null,
    postId,
    path: pages.post(postId),
  };
}

/**
 * A text that nobody typed: those before and after stay as versions, and its claims rest on what the person wrote, if
 * anything. `before` is null for the text of a writer.
 */
const assisted = (before: string | null, { said = [] }: ToolContext, earlier: readonly string[] = []) => ({
  changes: [{ by: 'chat' as const, detail: 'An assistant' }],
  ownWords: { before, said: [...new Set([...earlier, ...said])].slice(-contract.ownWordsLimit) },
});

/** The same for a post that the app knows. */
const assistedPost = ({ text, engine, ownWords }: contract.Post, context: ToolContext) =>
  assisted(engine === null ? (ownWords?.before ?? text) : null, context, ownWords?.said);

export const draftTools: readonly Tool[] = [
  defineTool({
    name: 'create_draft',
    title: 'Save a draft',
    description:
      'Saves a text as a draft, word for word, with what goes with it. It costs nothing and publishes nothing.',
    output: post,
    input: z.object({
      text: words,
      ideaId: field.idOf('the idea of the board that it is made from', 'list_ideas').optional(),
      ...carried,
    }),
    card: ({ id }) => draftCard(id),
    async run({ text, tags, ideaId, ...given }, context) {
      const { api } = context;
      const { visibility, firstComment } = given;
      const content = await contentOf(context, given, []);
      const body = { text, visibility, firstComment, ...content, ...assisted('', context) };
      if (ideaId === undefined) return tagged(context, await api.call(contract.createPost, { body }), tags);
      const { id, version: seen } = await draftOfIdea(context, ideaId, text);
      const change = { ...body, version: seen };
      const saved = await api.call(contract.updatePost, { params: { id }, body: change });
      return tagged(context, saved, tags);
    },
  }),
  defineTool({
    name: 'edit_draft',
    title: 'Edit a draft',
    description: [
      'Changes a draft; what you leave out stays. Give the version that you read: if somebody changed the post',
      'since, this is refused and you should read it again. For a few words use replace rather than text. A',
      'scheduled post is changed with the permission to schedule alone.',
    ].join(' '),
    output: post,
    input: editInput,
    proposal: proposeEdit,
    card: ({ id }) => draftCard(id),
    async run({ postId: id, text: whole, replace, tags, removeAttachment, ...given }, context) {
      const { version: seen, visibility, firstComment, pictureIds = [], altTexts = [] } = given;
      const text = await editedText(context, id, { version: seen, text: whole, replace });
      const kept =
        pictureIds.length + altTexts.length === 0 || removeAttachment
          ? []
          : (await readPost(context, id)).media.map(({ id: mediaId, altText }) => ({ mediaId, altText }));
      const body = {
        version: seen,
        text,
        visibility,
        firstComment,
        ...(text !== undefined && assistedPost(await readPost(context, id), context)),
        ...(removeAttachment && { attachment: null, media: [] }),
        ...(await contentOf(context, given, kept)),
      };
      const params = { id };
      const saved = await context.api.call(contract.updatePost, { params, body });
      return tagged(context, saved, tags);
    },
  }),
];
