import type { Carousel, EndpointData, EndpointInput, ItemSharing, listCarousels } from '@limelight/contracts';
import { pageIn } from '../../../platform/http/index.ts';
import type { CarouselRow } from './repository/carousels.ts';
import { findDecks, tagsOf } from './rules.ts';

export const presentCarousel = (
  { id, deck, tags, version, createdAt, updatedAt }: CarouselRow,
  sharing: ItemSharing | null,
): Carousel => ({
  id,
  deck,
  tags,
  version,
  sharing,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export function presentList(
  own: readonly CarouselRow[],
  shared: readonly { row: CarouselRow; sharing: ItemSharing }[],
  { cursor, limit, ...wanted }: EndpointInput<typeof listCarousels>['query'],
): EndpointData<typeof listCarousels> {
  const all = [...own.map((row) => ({ row, sharing: null })), ...shared];
  const found = findDecks(
    all.map(({ row, sharing }) => ({ ...row, sharing, title: row.deck.title })),
    wanted,
  ).toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  const page = pageIn(found, { cursor, limit });
  return {
    items: page.rows.map(({ id, title, tags, deck, sharing, updatedAt }) => ({
      id,
      title,
      tags,
      slides: deck.slides.length,
      cover: { ...deck, slides: deck.slides.slice(0, 1), caption: '' },
      sharing,
      updatedAt: updatedAt.toISOString(),
    })),
    nextCursor: page.nextCursor,
    tags: tagsOf(own),
  };
}
