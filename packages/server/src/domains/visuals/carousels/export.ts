import { createPost, documentTitleLimit } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/http/index.ts';
import { ThreadFault, threadFile } from '../../../platform/threads/index.ts';
import { loadBrandFonts } from '../brand-fonts/index.ts';
import { getUser } from '../../accounts/identity/index.ts';
import { keepDocument } from '../../posts/media/index.ts';
import { loadSlidePictures } from '../pictures/index.ts';
import { keepDraft } from '../../posts/posts/index.ts';
import type * as DeckExport from './deck-export.worker.ts';
import { pictureKeys } from './files.ts';
import type { CarouselRow } from './repository.ts';
import { within } from './split-text.ts';

const deckExport = threadFile<typeof DeckExport>(import.meta.url, 'deck-export');
const exportRule = { name: 'carousel-export', points: 120, perSeconds: 3600 } as const;

export type ExportFormat = 'pdf' | 'png' | 'pptx';

const types = {
  pdf: 'application/pdf',
  png: 'application/zip',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const;

export function fileName(title: string, format: ExportFormat): string {
  const plain = within(title.replaceAll(/[^\p{L}\p{M}\p{N} _-]/gu, '').trim(), 80);
  return `${plain === '' ? 'Carousel' : plain}.${format === 'png' ? 'zip' : format}`;
}

/**
 * Runs in a worker thread, because a deck of twenty slides takes about a second. `callerId` may be somebody else than
 * the owner.
 */
export async function exportDeck(
  context: Context,
  callerId: string,
  { userId, deck, updatedAt }: CarouselRow,
  format: ExportFormat,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string; pages: number }> {
  await context.limits.take(exportRule, callerId);
  const [pictures, fonts, user] = await Promise.all([
    loadSlidePictures(context, userId, pictureKeys(deck)),
    loadBrandFonts(context, userId, deck.brand),
    getUser(context.database.db, userId),
  ]);
  const author = deck.brand.name.trim() || (user?.name ?? '');
  const order = [deck, format, updatedAt.toISOString(), { pictures, fonts, author }] as const;
  const file = await context.threads.slides
    .call(deckExport, 'exportSlides', [...order], { owner: callerId })
    .catch((error: unknown) => {
      throw error instanceof ThreadFault ? new AppError('export_failed') : error;
    });
  return { ...file, type: types[format] };
}

/** Creates a draft of the caller's with a deck, which may be shared with them. */
export async function draftWithDeck(context: Context, callerId: string, row: CarouselRow): Promise<string> {
  const { deck } = row;
  const { bytes, pages } = await exportDeck(context, callerId, row, 'pdf');
  const title = deck.title.trim() === '' ? 'Carousel' : deck.title.trim();
  const document = await keepDocument(context, callerId, { bytes, pages, name: fileName(title, 'pdf') });
  const draft = createPost.body.parse({
    text: deck.caption,
    attachment: { kind: 'document', title: within(title, documentTitleLimit) },
    media: [{ mediaId: document.id }],
  });
  return (await keepDraft(context, callerId, draft)).id;
}
