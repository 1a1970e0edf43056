import type { CarouselDeck } from '@limelight/contracts';
import { slideLabel, slideSizes } from '@limelight/slides/catalog';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { SlideImage } from '../../../ui/slides/slide-image.tsx';
import { lookOf } from '../deck-edits.ts';
import styles from './filmstrip.module.css';

/** The slides in order. They can be moved by dragging or with Alt and an arrow key. */
export function Filmstrip({
  deck,
  current,
  onSelect,
  onMove,
  onRemove,
  onAdd,
}: {
  deck: CarouselDeck;
  current: number;
  onSelect: (index: number) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  onAdd: () => void;
}) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const { width, height } = slideSizes[deck.size];
  const total = deck.slides.length;
  const { slides } = deck;
  const look = lookOf(deck);
  const drop = (to: number) => {
    if (dragged !== null && dragged !== to) onMove(dragged, to);
    setDragged(null);
    setOver(null);
  };
  return (
    <nav className={styles.strip} aria-label="Slides">
      <ol className={styles.list}>
        {slides.map((slide, index) => (
          <li
            key={slide.id}
            className={classNames(styles.item, over === index && dragged !== index && styles.over)}
          >
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <button
              type="button"
              className={styles.slide}
              draggable
              aria-current={index === current ? 'true' : undefined}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
              aria-label={`Slide ${index + 1} of ${total}, ${slideLabel(slide.kind)}: ${slide.title || 'no title'}`}
              onClick={() => onSelect(index)}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(index);
              }}
              onDrop={(event) => {
                event.preventDefault();
                drop(index);
              }}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                setDragged(index);
              }}
              onDragEnd={() => {
                setDragged(null);
                setOver(null);
              }}
              onKeyDown={(event) => {
                const back = event.key === 'ArrowUp' || event.key === 'ArrowLeft';
                const on = event.key === 'ArrowDown' || event.key === 'ArrowRight';
                if (event.key === 'Delete') onRemove(index);
                else if (back || on) {
                  event.preventDefault();
                  const to = index + (on ? 1 : -1);
                  if (event.altKey) onMove(index, to);
                  else {
                    const buttons = event.currentTarget.closest('ol')?.querySelectorAll('button');
                    buttons?.[to]?.focus();
                  }
                }
              }}
            >
              <SlideImage order={{ look, slide, number: index + 1, total }} width={width} height={height} />
            </button>
          </li>
        ))}
      </ol>
      <button type="button" className={styles.add} disabled={total >= 20} onClick={onAdd}>
        <IconPlus size={16} aria-hidden="true" /> Add slide
      </button>
    </nav>
  );
}
