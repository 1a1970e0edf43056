import type { LinkCard, MediaFile } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { keepPicture } from '../service.ts';
import { readPageFacts } from './rules.ts';

const cardRule = { name: 'link-card', points: 60, perSeconds: 3600 } as const;

/** Stores the first of the page's pictures that can be fetched. A card can do without one. */
async function fetchPicture(
  context: Context,
  userId: string,
  addresses: readonly string[],
): Promise<MediaFile | null> {
  for (const address of addresses.slice(0, 2)) {
    try {
      const { bytes } = await context.webPages.fetchImage(address);
      return await keepPicture(context, userId, bytes);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return null;
}

/**
 * Reads the data for a link card. LinkedIn does not fetch pages of links posted through its API, so it shows only what
 * is sent. Refuses with the errors of `WebPages.fetchPage` and `too_many_requests`.
 */
export async function readLinkCard(context: Context, userId: string, source: string): Promise<LinkCard> {
  await context.limits.take(cardRule, userId);
  const page = await context.webPages.fetchPage(source);
  if (page.contentType === 'text/plain')
    return { source, title: '', description: '', picture: null, pictureAltText: '' };
  const { title, description, images, imageAlt } = readPageFacts(page.html, page.finalUrl);
  const picture = await fetchPicture(context, userId, images);
  return { source, title, description, picture, pictureAltText: picture === null ? '' : imageAlt };
}
