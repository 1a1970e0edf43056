import type { LinkCard, MediaFile } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { threadFile, unlessUnreadable } from '../../../../platform/threads/index.ts';
import { keepPicture } from '../service.ts';
import type * as Reader from './page-facts.worker.ts';

const reader = threadFile<typeof Reader>(import.meta.url, 'page-facts');

const nothing = { title: '', description: '' };
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
  if (page.contentType === 'text/plain') return { source, ...nothing, picture: null, pictureAltText: '' };
  const { title, description, images, imageAlt } = await unlessUnreadable(
    context.threads.texts.call(reader, 'readPageFacts', [page.html, page.finalUrl], { owner: userId }),
    { ...nothing, images: [], imageAlt: '' },
  );
  const picture = await fetchPicture(context, userId, images);
  return { source, title, description, picture, pictureAltText: picture === null ? '' : imageAlt };
}
