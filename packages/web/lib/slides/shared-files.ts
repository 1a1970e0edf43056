import type { CarouselDeck } from '@limelight/contracts';
import { onForget } from '../client.ts';

/** The carousel of somebody else that names a picture or font, by the key of that file. */
const carouselOf = new Map<string, string>();
const shared = new Set<string>();

/** For a deck that somebody else shares: its pictures and fonts are then loaded through it. */
export function nameSharedFiles(
  carouselId: string,
  { brand, slides }: Pick<CarouselDeck, 'brand' | 'slides'>,
): void {
  shared.add(carouselId);
  const pictures = slides.map(({ picture }) => picture?.key ?? null);
  for (const key of [brand.logo, brand.portrait, brand.displayFont, brand.textFont, ...pictures])
    if (key !== null) carouselOf.set(key, carouselId);
}

export const isSharedCarousel = (carouselId: string): boolean => shared.has(carouselId);

export const sharedCarouselWith = (key: string): string | null => carouselOf.get(key) ?? null;

onForget(() => {
  carouselOf.clear();
  shared.clear();
});
