import type { Carousel, EndpointData, listCarousels } from '@limelight/contracts';
import type { CarouselRow } from './repository.ts';
import { findDecks, tagsOf } from './rules.ts';

export const presentCarousel = ({
  id,
  deck,
  tags,
  version,
  createdAt,
  updatedAt,
}: CarouselRow): Carousel => ({
  id,
  deck,
  tags,
  version,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export function presentList(
  rows: readonly CarouselRow[],
  wanted: { search: string; tag?: string | undefined },
): EndpointData<typeof listCarousels> {
  const found = findDecks(
    rows.map((row) => ({ ...row, title: row.deck.title })),
    wanted,
  );
  return {
    items: found.map(({ id, title, tags, deck, updatedAt }) => ({
      id,
      title,
      tags,
      slides: deck.slides.length,
      cover: { ...deck, slides: deck.slides.slice(0, 1), caption: '' },
      updatedAt: updatedAt.toISOString(),
    })),
    tags: tagsOf(rows),
  };
}
