import type { Carousel, EndpointData, ItemSharing, listCarousels } from '@limelight/contracts';
import type { CarouselRow } from './repository.ts';
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
  wanted: { search: string; tag?: string | undefined },
): EndpointData<typeof listCarousels> {
  const all = [...own.map((row) => ({ row, sharing: null })), ...shared];
  const found = findDecks(
    all.map(({ row, sharing }) => ({ ...row, sharing, title: row.deck.title })),
    wanted,
  ).toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  return {
    items: found.map(({ id, title, tags, deck, sharing, updatedAt }) => ({
      id,
      title,
      tags,
      slides: deck.slides.length,
      cover: { ...deck, slides: deck.slides.slice(0, 1), caption: '' },
      sharing,
      updatedAt: updatedAt.toISOString(),
    })),
    tags: tagsOf(own),
  };
}
