import type { Carousel } from '@limelight/contracts';
import type { CarouselRow } from './repository.ts';

export const presentCarousel = ({ id, deck, version, createdAt, updatedAt }: CarouselRow): Carousel => ({
  id,
  deck,
  version,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
