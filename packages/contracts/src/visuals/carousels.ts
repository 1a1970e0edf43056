import { graphicKinds, slideKinds } from '@limelight/slides/kinds';
import { z } from 'zod';
import { brandFont, brandFontWeights } from './brand-fonts.ts';
import { DELETE, GET, PATCH, POST } from '../endpoint.ts';
import { empty, id, pageQuery, timestamp, tags } from '../fields.ts';
import { itemSharing } from '../teams/team-items.ts';

export const carouselSizes = ['portrait', 'square', 'wide'] as const;
export const graphicSizeNames = [...carouselSizes, 'landscape', 'banner'] as const;

const words = (limit: number) =>
  z
    .string()
    .max(limit, `Use at most ${limit} characters.`)
    .refine((text) => !text.includes('\u0000'), 'Remove the invisible control character.');
const column = z.object({ title: words(80), lines: z.array(words(300)).max(8) });
const hexColor = z.string().regex(/^#[0-9a-f]{6}$/iu, 'Write the colour as #rrggbb.');

const slideFields = {
  eyebrow: words(60),
  title: words(200),
  body: words(3000),
  items: z.array(z.object({ label: words(80), text: words(500) })).max(12),
  columns: z.tuple([column, column]),
  chart: z.object({
    form: z.enum(['bar', 'line', 'share']),
    unit: words(12),
    rows: z.array(z.object({ label: words(60), value: z.number() })).max(10),
  }),
  figure: words(24),
  attribution: words(120),
  /** `key` is the id of a picture in the library. */
  picture: z.object({ key: words(100), alt: words(500) }).nullable(),
  link: z.union([z.literal(''), z.url({ protocol: /^https?$/u }).max(500)]),
  linkLabel: words(60),
};

/** A slide has the fields of every kind, so that changing its kind loses nothing. */
export const carouselSlide = z.object({ id: words(64), kind: z.enum(slideKinds), ...slideFields });
export type CarouselSlide = z.infer<typeof carouselSlide>;

export const carouselBrand = z.object({
  logo: words(100).nullable(),
  portrait: words(100).nullable(),
  name: words(60),
  handle: words(40),
  footer: words(80),
  pageNumbers: z.boolean(),
  primary: hexColor.nullable(),
  secondary: hexColor.nullable(),
  displayFont: words(60).nullable(),
  textFont: words(60).nullable(),
});

const lookFields = {
  design: words(40),
  scheme: z.enum(['light', 'dark']),
  language: words(35),
  brand: carouselBrand,
};

export const carouselDeck = z.object({
  title: words(200),
  size: z.enum(carouselSizes),
  ...lookFields,
  slides: z.array(carouselSlide).min(1).max(20),
  caption: words(3000).default(''),
  /** Figures, quotations and names that a model wrote and the source does not contain, until they are confirmed. */
  doubts: z.array(words(500)).max(60).optional(),
});
export type CarouselDeck = z.infer<typeof carouselDeck>;

/** A graphic, with only those fields of a slide that its kind draws. */
export const graphic = z.object({
  kind: z.enum(graphicKinds),
  fields: z.object(slideFields).partial(),
  size: z.enum(graphicSizeNames),
  ...z.object(lookFields).partial().shape,
});
export type Graphic = z.infer<typeof graphic>;

export const carousel = z.object({
  id,
  deck: carouselDeck,
  tags: z.array(z.string()).default([]),
  /** Increases with each save. A change must state the version it is based on. */
  version: z.number().int(),
  /** The sharing that gives the caller access; null for the caller's own. */
  sharing: itemSharing.nullable().default(null),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Carousel = z.infer<typeof carousel>;

const byId = z.object({ id });

export const listCarousels = GET.read('/carousels', {
  summary: 'The carousels of a person and those shared with them, last changed first',
  query: z.object({
    /** Matched against titles and tags. */
    search: z.string().max(100).default(''),
    tag: z.string().max(100).optional(),
    ...pageQuery,
  }),
  response: z.object({
    items: z.array(
      z.object({
        id,
        title: z.string(),
        tags: z.array(z.string()),
        slides: z.number().int(),
        /** The deck with only its first slide, for a thumbnail. */
        cover: carouselDeck,
        sharing: itemSharing.nullable().default(null),
        updatedAt: timestamp,
      }),
    ),
    nextCursor: z.string().nullable(),
    /** The tags of the person's own carousels, regardless of the search. */
    tags: z.array(z.object({ name: z.string(), count: z.number().int() })),
  }),
});

export const createCarousel = POST.drafts('/carousels', {
  summary: 'Save a new carousel: a blank one, or a copy of another',
  body: z.object({ deck: carouselDeck, tags: tags.default([]) }),
  bodyLimit: 512 * 1024,
  response: carousel,
  status: 201,
  errors: ['carousel_limit'],
});

export const getCarousel = GET.read('/carousels/:id', {
  summary: 'One carousel with its slides',
  response: carousel,
});

export const changeCarousel = PATCH.drafts('/carousels/:id', {
  summary: 'Save a carousel; refused if it was saved elsewhere since `version`',
  body: z.object({ version: z.number().int(), deck: carouselDeck }),
  bodyLimit: 512 * 1024,
  response: carousel,
  errors: ['team_role_missing', 'carousel_changed', 'carousel_files_foreign', 'picture_limit', 'font_limit'],
});

export const copyCarousel = POST.drafts('/carousels/:id/copy', {
  summary: 'Copy a carousel that was shared with the caller, with its pictures and fonts, to their own',
  body: empty,
  response: carousel,
  status: 201,
  errors: ['team_role_missing', 'carousel_limit', 'picture_limit', 'font_limit'],
});

export const carouselPicture = GET.read('/carousels/:id/pictures/:pictureId', {
  summary: 'A picture on the slides of a carousel, with a fresh address',
  params: byId.extend({ pictureId: id }),
  response: z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }),
  errors: ['not_found'],
});

export const carouselFont = GET.read('/carousels/:id/fonts/:fontId', {
  summary: 'An uploaded font that a carousel uses',
  params: byId.extend({ fontId: id }),
  response: brandFont,
  errors: ['not_found'],
});

export const carouselFontFile = GET.read('/carousels/:id/fonts/:fontId/files/:weight', {
  summary: 'The file of an uploaded font that a carousel uses',
  params: byId.extend({ fontId: id, weight: z.enum(brandFontWeights) }),
  answer: 'file',
  errors: ['not_found'],
});

export const tagCarousel = PATCH.drafts('/carousels/:id/tags', {
  summary: 'Set the tags of a carousel',
  body: z.object({ tags }),
  response: z.object({ tags: z.array(z.string()) }),
  errors: ['item_owner_only'],
});

export const deleteCarousel = DELETE.drafts('/carousels/:id', {
  summary: 'Delete a carousel',
  errors: ['item_owner_only'],
});

export const postCarousel = POST.drafts('/carousels/:id/post', {
  summary: 'Create a draft with the carousel attached as a PDF document, with its title and suggested text',
  body: empty,
  response: z.object({ postId: id }),
  status: 201,
  errors: ['team_role_missing', 'draft_limit', 'carousel_too_long', 'export_failed'],
});

export const exportCarousel = GET.read('/carousels/:id/export', {
  summary: 'A carousel as tagged PDF, as PNG pictures in a ZIP, or as PowerPoint',
  query: z.object({ format: z.enum(['pdf', 'png', 'pptx']).default('pdf') }),
  answer: 'file',
  files: [
    'application/pdf',
    'application/zip',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ],
  errors: ['team_role_missing', 'carousel_too_long', 'export_failed'],
});
