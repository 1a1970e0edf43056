import type { CarouselDeck } from '@limelight/contracts';
import type { Context } from '../../context.ts';
import { threadFile } from '../../platform/threads/index.ts';
import type * as DeckExport from './deck-export.worker.ts';

const deckExport = threadFile<typeof DeckExport>(import.meta.url, 'deck-export');

export type ExportFormat = 'pdf' | 'png' | 'pptx';

const types = {
  pdf: 'application/pdf',
  png: 'application/zip',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const;

/** A name that every system takes, from the title. */
export function fileName(title: string, format: ExportFormat): string {
  const plain = title
    .replaceAll(/[^\p{L}\p{M}\p{N} _-]/gu, '')
    .trim()
    .slice(0, 80);
  return `${plain === '' ? 'Carousel' : plain}.${format === 'png' ? 'zip' : format}`;
}

/** Laid out and written in a thread of its own: a deck of twenty slides takes about a second. */
export async function exportDeck(
  { threads }: Context,
  userId: string,
  deck: CarouselDeck,
  format: ExportFormat,
  savedAt: Date,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }> {
  const bytes = await threads.files.call(deckExport, 'exportSlides', [deck, format, savedAt.toISOString()], {
    owner: userId,
  });
  return { bytes, type: types[format] };
}
