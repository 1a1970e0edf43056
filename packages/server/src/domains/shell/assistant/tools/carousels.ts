import * as contract from '@limelight/contracts';
import { slideKinds } from '@limelight/slides';
import { z } from 'zod';
import { changedSince, refusedField } from '../api.ts';
import { defineTool, type Tool, type ToolContext } from '../tool.ts';
import { addressOf, pages } from './addresses.ts';
import { draftCard, listCard, runCard } from './cards.ts';
import * as field from './fields.ts';
import { post, readPost, shown } from './shown-post.ts';
import { runAfter } from './waiting.ts';

const carouselId = field.idOf('a carousel', 'list_carousels');

const slide = z.object({
  number: z.number().int(),
  kind: z.string(),
  eyebrow: z.string(),
  title: z.string(),
  body: z.string(),
  items: z.array(z.object({ label: z.string(), text: z.string() })),
  figure: z.string(),
  attribution: z.string(),
});

const deck = z.object({
  carouselId: z.string(),
  version: z.number().int(),
  title: z.string(),
  caption: z.string().describe('The suggested text of its post'),
  design: z.string(),
  doubts: z.array(z.string()).describe('What it says and its source does not'),
  slides: z.array(slide),
  url: field.url,
  pdf: field.url.describe('Its PDF, read with the same token'),
});

function shownDeck(
  context: ToolContext,
  { id, version, deck: read }: contract.Carousel,
): z.input<typeof deck> {
  const slides = read.slides.map((one, index) => ({ ...one, number: index + 1 }));
  return {
    carouselId: id,
    version,
    slides,
    title: read.title,
    caption: read.caption,
    design: read.design,
    doubts: read.doubts ?? [],
    url: addressOf(context, pages.deck(id)),
    pdf: addressOf(context, `/api/carousels/${id}/export?format=pdf`),
  };
}

const sources = {
  text: z.string().max(20_000).optional().describe('A text to split; or give one of the others'),
  idea: z.string().max(2_000).optional().describe('An idea to write the slides about'),
  postId: field.postId.optional().describe('A post to make slides from, as list_posts gives its id'),
  sourceId: field.idOf('material', 'add_source').optional(),
};

/** The one source that was given. */
async function sourceOf({ api }: ToolContext, given: z.output<z.ZodObject<typeof sources>>) {
  const { text, idea, postId, sourceId } = given;
  if ([text, idea, postId, sourceId].filter((one) => one !== undefined).length !== 1)
    throw refusedField('text', 'Give one of text, idea, postId and sourceId.');
  if (text !== undefined) return { kind: 'text' as const, text };
  if (idea !== undefined) return { kind: 'idea' as const, text: idea };
  if (postId !== undefined) return { kind: 'post' as const, postId };
  const read = await api.call(contract.getSource, { params: { id: sourceId ?? '' } });
  return { kind: read.address === null ? ('file' as const) : ('page' as const), sourceId: read.id };
}

const slideText = (limit: number) => z.string().max(limit).optional();

export const carouselTools: readonly Tool[] = [
  defineTool({
    name: 'make_carousel',
    title: 'Make a carousel',
    description: [
      'Turns a text, an idea, a post or material into slides. Costs 20 credits. Its result names the',
      'carouselId for get_carousel.',
    ].join(' '),
    output: field.run,
    input: z.object({
      ...sources,
      slides: z.number().int().min(3).max(20).default(8).describe('The number of slides, 3 to 20'),
      audience: z.string().max(200).default('').describe('Who should read it, in a few words'),
      language: z.string().max(35).default('').describe('A code such as "de"; "" for that of the source'),
      waitSeconds: field.waitSeconds,
    }),
    credits: () => contract.creditCosts['carousel.create'],
    card: ({ runId, status, result }) => {
      const made = z.looseObject({ carouselId: contract.id }).safeParse(result);
      return status === 'done' && made.success
        ? { kind: 'deck', carouselId: made.data.carouselId }
        : runCard(runId);
    },
    async run({ slides, audience, language, waitSeconds, ...given }, context) {
      const body = { source: await sourceOf(context, given), slides, audience, language };
      const { id } = await context.api.call(contract.carouselRun.start, { body });
      return runAfter(context, id, waitSeconds);
    },
  }),
  defineTool({
    name: 'list_carousels',
    title: 'List carousels',
    description: 'Lists the carousels, last changed first.',
    output: z.object({
      carousels: z.array(
        z.object({
          carouselId: z.string(),
          title: z.string(),
          slides: z.number().int(),
          tags: z.array(z.string()),
          updatedAt: z.string(),
          url: field.url,
        }),
      ),
      nextCursor: field.nextCursor,
    }),
    input: z.object({
      search: z.string().max(100).default('').describe('Words in the title or the tags'),
      cursor: field.cursor,
      limit: field.limit(50, 20),
    }),
    effect: 'read',
    card: ({ carousels }) =>
      listCard(
        'other',
        'Carousels',
        carousels.map(({ carouselId: id, title, slides }) => ({
          title,
          detail: `${slides} slides`,
          path: pages.deck(id),
        })),
      ),
    async run(query, context) {
      const { items, nextCursor } = await context.api.call(contract.listCarousels, { query });
      const carousels = items.map(({ id, title, slides, tags, updatedAt }) => ({
        carouselId: id,
        title,
        slides,
        tags,
        updatedAt,
        url: addressOf(context, pages.deck(id)),
      }));
      return { carousels, nextCursor };
    },
  }),
  defineTool({
    name: 'get_carousel',
    title: 'Read a carousel',
    description:
      'Reads the slides of a carousel, its version, what it claims without a source, and its addresses.',
    output: deck,
    input: z.object({ carouselId }),
    effect: 'read',
    card: ({ carouselId: id }) => ({ kind: 'deck', carouselId: id }),
    run: async ({ carouselId: id }, context) =>
      shownDeck(context, await context.api.call(contract.getCarousel, { params: { id } })),
  }),
  defineTool({
    name: 'change_slide',
    title: 'Change a slide',
    description: [
      'Changes the words of one slide; what you leave out stays. Each change gives the version for the next, so',
      'change several slides one after the other.',
    ].join(' '),
    output: deck,
    input: z.object({
      carouselId,
      version: z.number().int().min(1).describe('The version that get_carousel gave'),
      number: z.number().int().min(1).max(20).describe('The number of the slide, from 1'),
      kind: z.enum(slideKinds).optional().describe('How it is laid out'),
      eyebrow: slideText(60).describe('The small line above the title'),
      title: slideText(200).describe('The title'),
      body: slideText(3000).describe('The text'),
      items: z
        .array(z.object({ label: z.string().max(80).default(''), text: z.string().max(500) }).strict())
        .max(12)
        .optional()
        .describe('The points of a list'),
      figure: slideText(24).describe('The number of a "stat" slide'),
      attribution: slideText(120).describe('Who said it, on a "quote" slide'),
    }),
    card: ({ carouselId: id }) => ({ kind: 'deck', carouselId: id }),
    async run({ carouselId: id, version, number, ...words }, context) {
      const { api } = context;
      const { deck: read, version: now } = await api.call(contract.getCarousel, { params: { id } });
      const before = read.slides[number - 1];
      if (before === undefined)
        throw refusedField('number', `The carousel has ${read.slides.length} slides.`);
      if (now !== version) throw changedSince('carousel', now, 'get_carousel');
      const given = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
      const changed = contract.carouselSlide.parse({ ...before, ...given });
      const body = { version, deck: { ...read, slides: read.slides.with(number - 1, changed) } };
      return shownDeck(context, await api.call(contract.changeCarousel, { params: { id }, body }));
    },
  }),
  defineTool({
    name: 'attach_carousel',
    title: 'Make a post of a carousel',
    description: [
      'Makes a draft with the carousel attached as a PDF document: with the suggested text, with yours, or',
      'with that of another post, which stays.',
    ].join(' '),
    output: post,
    input: z.object({
      carouselId,
      text: z.string().max(12_000).optional().describe('The text of the draft'),
      textOf: field.postId.optional().describe('Or the id of a post whose text it takes'),
    }),
    card: ({ id }) => draftCard(id),
    async run({ carouselId: id, text, textOf }, context) {
      const { api } = context;
      const words = textOf === undefined ? text : (await readPost(context, textOf)).text;
      const { postId } = await api.call(contract.postCarousel, { params: { id }, body: {} });
      const made = await readPost(context, postId);
      if (words === undefined) return shown(context, made);
      const body = { version: made.version, text: words };
      return shown(context, await api.call(contract.updatePost, { params: { id: postId }, body }));
    },
  }),
];
