import type { CarouselDeck } from '@limelight/contracts';
import { slideSizes } from '@limelight/slides/catalog';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { SlideImage } from '../../../ui/slides/slide-image.tsx';
import { lookOf } from '../deck-edits.ts';
import styles from './deck-strip.module.css';

/** The slides of a carousel in a row. */
export function DeckStrip({ deck }: { deck: CarouselDeck }) {
  const { width, height } = slideSizes[deck.size];
  const total = deck.slides.length;
  return (
    <ScrollRegion className={styles.strip} label={total === 1 ? '1 slide' : `${total} slides`}>
      {deck.slides.map((slide, index) => (
        <SlideImage
          key={slide.id}
          order={{ look: lookOf(deck), slide, number: index + 1, total }}
          width={width}
          height={height}
          alt={`Slide ${index + 1}: ${slide.title || 'no title'}`}
        />
      ))}
    </ScrollRegion>
  );
}
