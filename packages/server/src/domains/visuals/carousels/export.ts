import {
  carouselFileName,
  createPost,
  documentTitleLimit,
  type CarouselDeck,
  type CarouselFormat,
} from '@limelight/contracts';
import { firstGap } from '@limelight/post-text';
import { textsOnSlide } from '@limelight/slides';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/http/index.ts';
import { ThreadFault, threadFile } from '../../../platform/threads/index.ts';
import { getUser } from '../../accounts/identity/index.ts';
import { keepDocument } from '../../posts/media/index.ts';
import { loadBrandFonts, loadSlidePictures } from '../pictures/index.ts';
import { keepDraft } from '../../posts/posts/index.ts';
import type * as DeckExport from './deck-export.worker.ts';
import { openDoubts } from './doubts.ts';
import { pictureKeys } from './files.ts';
import type { CarouselRow } from './repository/carousels.ts';
import { within } from './split/marks.ts';

const deckExport = threadFile<typeof DeckExport>(import.meta.url, 'deck-export');
const exportRule = { name: 'carousel-export', points: 120, perSeconds: 3600 } as const;

/** More takes longer to lay out than a person waits: a thousand wide letters take up to a second. */
const textLimit = 12_000;

const textLength = ({ slides }: CarouselDeck): number =>
  slides.flatMap(textsOnSlide).reduce((sum, text) => sum + text.length, 0);

const types = {
  pdf: 'application/pdf',
  png: 'application/zip',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const;

/**
 * Runs in a worker thread, because a deck of twenty slides takes about a second. `callerId` may be somebody else than
 * the owner. Refuses with `carousel_too_long` and `export_failed`.
 */
export async function exportDeck(
  context: Context,
  callerId: string,
  { userId, deck, updatedAt }: CarouselRow,
  format: CarouselFormat,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string; pages: number }> {
  if (textLength(deck) > textLimit) throw new AppError('carousel_too_long');
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

/** The first open gap on the slides, with the number of its slide. */
function gapOnSlides({ slides }: CarouselDeck): string | null {
  for (const [index, slide] of slides.entries()) {
    const gap = firstGap(textsOnSlide(slide));
    if (gap !== null) return `Slide ${index + 1}: ${gap.question}`;
  }
  return null;
}

/** Creates a draft of the caller's with a deck, which may be shared with them. */
export async function draftWithDeck(context: Context, callerId: string, row: CarouselRow): Promise<string> {
  const { deck } = row;
  const { bytes, pages } = await exportDeck(context, callerId, row, 'pdf');
  const title = deck.title.trim() === '' ? 'Carousel' : deck.title.trim();
  const document = await keepDocument(context, callerId, {
    bytes,
    pages,
    name: carouselFileName(title, 'pdf'),
    openGap: gapOnSlides(deck),
    madeFrom: row.id,
  });
  const doubts = openDoubts(deck);
  const draft = createPost.body.parse({
    text: deck.caption,
    attachment: {
      kind: 'document',
      title: within(title, documentTitleLimit),
      ...(doubts.length === 0 ? {} : { doubts }),
    },
    media: [{ mediaId: document.id }],
  });
  return (await keepDraft(context, callerId, draft)).id;
}
