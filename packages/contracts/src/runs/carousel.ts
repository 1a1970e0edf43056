import { z } from 'zod';
import { carouselDeck, carouselSizes } from '../carousels.ts';
import { id } from '../fields.ts';
import { defineRun } from './define.ts';

const text = z
  .string()
  .max(20_000, 'Use at most 20,000 characters.')
  .refine((value) => value.trim() !== '', 'Write what the carousel is about.');

export const carouselRun = defineRun({
  kind: 'carousel',
  label: 'Carousel',
  summary: 'Turn a text, an idea or a post into a carousel; without a model the text is split as it stands',
  input: z.object({
    source: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('text'), text }),
      z.object({ kind: z.literal('idea'), text }),
      z.object({ kind: z.literal('post'), postId: id }),
    ]),
    slides: z.number().int().min(3).max(20).default(8),
    size: z.enum(carouselSizes).default('portrait'),
    design: z.string().max(40).default('spotlight'),
    language: z.string().max(35).default('en'),
    audience: z.string().max(200).default(''),
  }),
  result: z.object({ carouselId: id, deck: carouselDeck }),
  action: 'carousel.create',
});
