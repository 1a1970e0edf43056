import type { CarouselDeck, CarouselSlide } from '@limelight/contracts';
import { slideSizes } from '@limelight/slides/catalog';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useSlide } from '../../../lib/slides/use-slide.ts';
import { doubtsOn, lookOf } from '../deck-edits.ts';
import { deckWarnings, slideWarnings } from '../warnings.ts';
import { Doubts } from './doubts.tsx';
import { SlideStage } from './slide-stage.tsx';
import styles from './editor.module.css';

/** The slide being edited, and what there is to say about it. A new drawing of it concerns no other part of the page. */
export function EditedSlide({
  deck,
  slide,
  index,
  onChange,
  onConfirm,
}: {
  deck: CarouselDeck;
  slide: CarouselSlide;
  index: number;
  onChange: (slide: CarouselSlide, group: string) => void;
  onConfirm: (doubt: string) => void;
}) {
  const total = deck.slides.length;
  const { pages, failed } = useSlide({ look: lookOf(deck), slide, number: index + 1, total }, true);
  const warnings = [...slideWarnings(slide, pages), ...(index === total - 1 ? deckWarnings(deck) : [])];
  const doubts = doubtsOn(deck, slide);
  const { width, height } = slideSizes[deck.size];
  const ratio: CSSProperties & Record<'--ratio', number> = { '--ratio': width / height };
  return (
    <>
      <div className={styles.canvas}>
        <div className={styles.fit} style={ratio}>
          <SlideStage
            deck={deck}
            slide={slide}
            page={pages?.[0] ?? null}
            failed={failed}
            onChange={onChange}
          />
        </div>
      </div>
      {doubts.length > 0 && <Doubts doubts={doubts} onConfirm={onConfirm} />}
      {warnings.length > 0 && (
        <ul className={styles.warnings} aria-label="Suggestions">
          {warnings.map((warning) => (
            <li key={warning}>
              <IconAlertTriangle size={16} aria-hidden="true" />
              {warning}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
