import { z } from 'zod';
import { carouselBrand, carouselDeck, carouselSizes, carouselSlide } from './carousels.ts';
import { id } from '../fields.ts';
import { defineRun } from '../runs/define.ts';

const text = z
  .string()
  .max(20_000, 'Use at most 20,000 characters.')
  .refine((value) => value.trim() !== '', 'Write what the carousel is about.');

export const carouselRun = defineRun({
  kind: 'carousel',
  label: 'Carousel',
  summary:
    'Turn a text, an idea, a post, a page or a file into a carousel; without a model the text is split',
  input: z.object({
    source: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('text'), text }),
      z.object({ kind: z.literal('idea'), text }),
      z.object({ kind: z.literal('post'), postId: id }),
      /** The source was already read by `addSource` or `addSourceFile`. */
      z.object({ kind: z.enum(['page', 'file']), sourceId: id }),
    ]),
    slides: z.number().int().min(3).max(20).default(8),
    size: z.enum(carouselSizes).default('portrait'),
    design: z.string().max(40).default('spotlight'),
    scheme: z.enum(['light', 'dark']).default('dark'),
    /** A language code; empty for the language of the source. */
    language: z.string().max(35).default(''),
    tone: z.string().max(60).default(''),
    audience: z.string().max(200).default(''),
    brand: carouselBrand.optional(),
  }),
  result: z.object({
    carouselId: id,
    deck: carouselDeck,
    /** The number of characters of the text that did not fit on the slides. */
    leftOut: z.number().int().default(0),
    /** True when a model is connected but gave no usable answer, so the text was split as without one. */
    fellBack: z.boolean().default(false),
  }),
  action: 'carousel.create',
  errors: ['carousel_source_short', 'carousel_limit'],
});

export const slideRun = defineRun({
  kind: 'slide',
  label: 'Slide rewritten',
  summary: 'Have a model rewrite one slide as asked; it is not saved automatically',
  input: z.object({
    carouselId: id,
    slide: carouselSlide,
    instruction: z.string().max(500).default(''),
  }),
  result: z.object({
    slide: carouselSlide,
    /** What the new text claims and neither the old one nor the instruction contains. */
    doubts: z.array(z.string()).default([]),
  }),
  action: 'text.rewrite',
  errors: ['not_found', 'team_role_missing'],
});
