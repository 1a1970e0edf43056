import { z } from 'zod';
import { carousel, carouselDeck } from './carousels.ts';
import { GET, POST } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';

/** The events on which a version of a carousel is stored. */
export const carouselVersionReasons = ['edit', 'export', 'post', 'rewrite', 'restore'] as const;

/** The most versions of one carousel that are kept. */
export const carouselVersionLimit = 30;

/** An earlier state of a carousel. */
export const carouselVersion = z.object({
  id,
  /** Counts up within the carousel. */
  number: z.number().int(),
  reason: z.enum(carouselVersionReasons),
  title: z.string(),
  slides: z.number().int(),
  /** When the slides were saved like this. */
  savedAt: timestamp,
  /** The name of who saved them, or null if their account is gone. */
  savedBy: z.string().nullable(),
});
export type CarouselVersion = z.infer<typeof carouselVersion>;

export const listCarouselVersions = GET.read('/carousels/:id/versions', {
  summary: 'What a carousel has been: the versions kept, the newest first',
  response: z.object({ items: z.array(carouselVersion) }),
  errors: ['team_role_missing'],
});

export const getCarouselVersion = GET.read('/carousels/:id/versions/:versionId', {
  summary: 'One version of a carousel with its slides',
  response: carouselVersion.extend({ deck: carouselDeck }),
  errors: ['team_role_missing'],
});

export const restoreCarouselVersion = POST.drafts('/carousels/:id/versions/:versionId/restore', {
  summary: 'Bring a version back; the carousel as it is now is kept as a version',
  body: z.object({ version: z.number().int() }),
  response: carousel,
  errors: ['team_role_missing', 'carousel_changed'],
});
