import type { Carousel, EndpointData, EndpointInput, ItemSharing, listCarousels } from '@limelight/contracts';
import { pageIn, type Dated } from '../../../platform/http/index.ts';
import type { CarouselRow } from './repository/carousels.ts';
import { findDecks, tagsOf } from './rules.ts';

export const presentCarousel = (row: CarouselRow, sharing: ItemSharing | null): Dated<Carousel> => ({
  ...row,
  sharing,
});

export function presentList(
  own: readonly CarouselRow[],
  shared: readonly { row: CarouselRow; sharing: ItemSharing }[],
  { cursor, limit, ...wanted }: EndpointInput<typeof listCarousels>['query'],
): Dated<EndpointData<typeof listCarousels>> {
  const all = [...own.map((row) => ({ row, sharing: null })), ...shared];
  const found = findDecks(
    all.map(({ row, sharing }) => ({ ...row, sharing, title: row.deck.title })),
    wanted,
  ).toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  const page = pageIn(found, { cursor, limit });
  return {
    items: page.rows.map(({ deck, ...row }) => ({
      ...row,
      slides: deck.slides.length,
      cover: { ...deck, slides: deck.slides.slice(0, 1), caption: '' },
    })),
    nextCursor: page.nextCursor,
    tags: tagsOf(own),
  };
}
