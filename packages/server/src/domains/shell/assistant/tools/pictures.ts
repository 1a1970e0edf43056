import * as contract from '@limelight/contracts';
import { z } from 'zod';
import { defineTool, type Tool, type ToolContext } from '../tool.ts';
import { addressOf, pages } from './addresses.ts';
import { listCard, runCard } from './cards.ts';
import * as field from './fields.ts';
import { runAfter } from './waiting.ts';

const picture = z.object({
  pictureId: z.string(),
  altText: z.string(),
  origin: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  file: field.url.describe('Opens for a short time'),
  url: field.url,
});

const shownPicture = (context: ToolContext, from: contract.Picture): z.input<typeof picture> => {
  const { id, altText, origin, width, height, url } = from;
  const file = URL.canParse(url) ? url : addressOf(context, url);
  return { pictureId: id, altText, origin, width, height, file, url: addressOf(context, pages.pictures) };
};

export const pictureTools: readonly Tool[] = [
  defineTool({
    name: 'list_pictures',
    title: 'List pictures',
    description: 'Lists the pictures of the library, latest first. create_draft and edit_draft attach them.',
    output: z.object({ pictures: z.array(picture), nextCursor: field.nextCursor }),
    input: z.object({
      search: z.string().max(100).default('').describe('Words in the description'),
      cursor: field.cursor,
      limit: field.limit(50, 20),
    }),
    effect: 'read',
    card: ({ pictures }) =>
      listCard(
        'other',
        'Pictures',
        pictures.map(({ altText }) => ({ title: altText || 'Without a description', path: pages.pictures })),
      ),
    async run(query, context) {
      const { items, nextCursor } = await context.api.call(contract.listPictures, { query });
      return { pictures: items.map((one) => shownPicture(context, one)), nextCursor };
    },
  }),
  defineTool({
    name: 'make_pictures',
    title: 'Draw pictures',
    description: [
      'Has an image model draw up to four pictures, or change one of the library. Each costs 100 credits;',
      'needs an image model (get_account).',
    ].join(' '),
    output: field.run,
    input: z.object({
      prompt: z.string().max(4000).regex(/\S/, 'Describe the picture.').describe('What it shows'),
      size: z.enum(contract.imageShapes).default('square').describe('Its shape'),
      count: z.number().int().min(1).max(4).default(1).describe('How many'),
      from: field.idOf('a picture to change', 'list_pictures').optional(),
      waitSeconds: field.waitSeconds,
    }),
    credits: ({ count }) => contract.creditCosts['image.create'] * count,
    card: ({ runId, result }) => {
      const [pictureId, ...more] = contract.imageRun.result.safeParse(result).data?.mediaIds ?? [];
      return pictureId !== undefined && more.length === 0 ? { kind: 'picture', pictureId } : runCard(runId);
    },
    async run({ waitSeconds, ...body }, context) {
      const { id } = await context.api.call(contract.imageRun.start, { body });
      return runAfter(context, id, waitSeconds);
    },
  }),
  defineTool({
    name: 'make_graphic',
    title: 'Make a graphic',
    description:
      'Draws a quote, a number or a short message as a picture of the library, without a model. Free.',
    output: picture,
    input: z.object({
      kind: z.enum(['quote', 'stat', 'event', 'hiring', 'milestone']).describe('How it is laid out'),
      title: z.string().max(200).regex(/\S/, 'Give the words.').describe('The quotation or the message'),
      body: z.string().max(500).default('').describe('A smaller text below'),
      figure: z.string().max(24).default('').describe('The number of a "stat" or "milestone"'),
      attribution: z.string().max(120).default('').describe('Who said it, for a "quote"'),
      size: z.enum(contract.carouselSizes).default('square').describe('Its shape'),
    }),
    card: ({ pictureId }) => ({ kind: 'picture', pictureId }),
    async run({ kind, size, ...fields }, context) {
      const body = { kind, size, fields };
      const made = await context.api.call(contract.createGraphic, { body });
      return shownPicture(context, made.picture);
    },
  }),
];
