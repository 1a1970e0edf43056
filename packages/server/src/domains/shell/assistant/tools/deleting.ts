import * as contract from '@limelight/contracts';
import { z } from 'zod';
import { refusedField } from '../api.ts';
import { defineTool, type Tool, type ToolContext } from '../tool.ts';
import { addressOf, pages } from './addresses.ts';
import * as field from './fields.ts';
import { nameOf, proposePost } from './proposals.ts';
import { readPost } from './shown-post.ts';

interface Deletable {
  /** What it is, in a sentence. */
  name: string;
  /** What comes after. */
  after: string;
  page: (id: string) => string;
  /** Its words; null where it has none to show. */
  words: (context: ToolContext, id: string) => Promise<string | null>;
  remove: (context: ToolContext, id: string) => Promise<unknown>;
}

async function ideaWords({ api }: ToolContext, id: string): Promise<string> {
  for (let offset = 0; ; offset += 500) {
    const { items, total } = await api.call(contract.listIdeas, { query: { offset, limit: 500 } });
    const found = items.find((one) => one.id === id);
    if (found !== undefined) return found.angle;
    if (offset + items.length >= total || items.length === 0)
      throw refusedField('id', 'There is no such idea.');
  }
}

const deletables = {
  post: {
    name: 'a post',
    after: 'It can be restored for 30 days. A scheduled post is not published.',
    page: pages.post,
    words: async (context, id) => (await readPost(context, id)).text,
    remove: async ({ api }, id) => api.call(contract.deletePost, { params: { id } }),
  },
  'published-post': {
    name: 'a published post from LinkedIn',
    after: 'Its reactions and comments there are gone for good. The text stays here.',
    page: pages.post,
    words: async (context, id) => (await readPost(context, id)).text,
    remove: async ({ api }, id) => api.call(contract.removePublished, { params: { id } }),
  },
  idea: {
    name: 'an idea',
    after: 'Its draft is kept, and the idea is not suggested again.',
    page: () => pages.ideas,
    words: ideaWords,
    remove: async ({ api }, id) => api.call(contract.deleteIdea, { params: { id } }),
  },
  carousel: {
    name: 'a carousel',
    after: 'It is gone for good. Posts keep their copy.',
    page: pages.deck,
    words: async ({ api }, id) => (await api.call(contract.getCarousel, { params: { id } })).deck.title,
    remove: async ({ api }, id) => api.call(contract.deleteCarousel, { params: { id } }),
  },
  picture: {
    name: 'a picture of the library',
    after: 'It is gone for good. Posts keep their copy.',
    page: () => pages.pictures,
    words: async ({ api }, id) => (await api.call(contract.getPicture, { params: { id } })).altText,
    remove: async ({ api }, id) => api.call(contract.deletePicture, { params: { id } }),
  },
  fact: {
    name: 'a fact from memory',
    after: 'It is forgotten for good, and not suggested again from the same passage.',
    page: pages.fact,
    words: async ({ api }, id) => (await api.call(contract.getFact, { params: { id } })).text,
    remove: async ({ api }, id) => api.call(contract.forgetFact, { params: { id } }),
  },
  agent: {
    name: 'an agent',
    after: 'It is gone for good. Its drafts are kept.',
    page: pages.agent,
    words: async ({ api }, id) => (await api.call(contract.getAgent, { params: { id } })).name,
    remove: async ({ api }, id) => api.call(contract.deleteAgent, { params: { id } }),
  },
} satisfies Record<string, Deletable>;

const kinds = contract.keysOf(deletables);
const outcome = z.object({ deleted: z.boolean(), message: z.string(), url: field.url });

export const deletingTools: readonly Tool[] = [
  defineTool({
    name: 'delete_item',
    title: 'Delete something',
    description: [
      'Deletes a post, an idea, a carousel, a picture, a fact or an agent, or a published post from LinkedIn,',
      'which needs the permission to publish.',
    ].join(' '),
    output: outcome,
    input: z.object({
      kind: z.enum(kinds).describe('What it is; "published-post" deletes it from LinkedIn'),
      id: field.idOf('the thing', 'the tool that lists it'),
    }),
    effect: 'outward',
    async proposal({ kind, id }, context) {
      const { name, after, page, words }: Deletable = deletables[kind];
      const details = [{ label: 'Afterwards', value: after }];
      if (kind === 'published-post')
        return proposePost(context, id, (post) => `Delete ${post} from LinkedIn.`, details);
      const text = await words(context, id);
      return {
        title:
          kind === 'post'
            ? `Delete ${nameOf({ text: text ?? '' })}.`
            : `Delete ${name}${text === null || text === '' ? '' : `: ${nameOf({ text })}`}.`,
        details,
        text,
        postId: kind === 'post' ? id : null,
        path: page(id),
      };
    },
    async run({ kind, id }, context) {
      const { after, remove }: Deletable = deletables[kind];
      await remove(context, id);
      const gone = kind === 'published-post' ? pages.post(id) : pages.home;
      return { deleted: true, message: after, url: addressOf(context, gone) };
    },
  }),
  defineTool({
    name: 'restore_item',
    title: 'Restore something deleted',
    description: 'Brings back a post that was deleted in the last 30 days, as a draft, or a deleted idea.',
    output: z.object({ restored: z.boolean(), url: field.url }),
    input: z.object({
      kind: z.enum(['post', 'idea']).describe('What it is'),
      id: field.idOf('the thing', 'delete_item or list_posts'),
    }),
    card: (_output, { kind, id }) => (kind === 'post' ? { kind: 'draft', postId: id } : null),
    async run({ kind, id }, context) {
      const { api } = context;
      const restore = kind === 'post' ? contract.restorePost : contract.restoreIdea;
      await api.call<contract.Endpoint>(restore, { params: { id } });
      return { restored: true, url: addressOf(context, kind === 'post' ? pages.post(id) : pages.ideas) };
    },
  }),
];
