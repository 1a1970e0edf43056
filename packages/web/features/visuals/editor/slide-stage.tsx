import type { CarouselDeck, CarouselSlide } from '@limelight/contracts';
import { slideSizes } from '@limelight/slides/catalog';
import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import type { DrawnPage, DrawnText } from '../../../lib/slides/messages.ts';
import { loadSlideFont } from '../../../lib/slides/slide-fonts.ts';
import { PageImage } from '../../../ui/slides/slide-image.tsx';
import { readField, writeField } from '../deck-edits.ts';
import { fieldLabel } from '../labels.ts';
import styles from './slide-stage.module.css';

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

function placeOf(text: DrawnText, page: DrawnPage): CSSProperties {
  return {
    left: percent(text.left, page.width),
    top: percent(text.top, page.height),
    width: percent(text.width, page.width),
    minHeight: percent(text.height, page.height),
  };
}

/** Edits a text in place, in the same font and position. */
function FieldEditor({
  text,
  page,
  value,
  onChange,
  onClose,
}: {
  text: DrawnText;
  page: DrawnPage;
  value: string;
  onChange: (value: string) => void;
  onClose: () => void;
}) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const field = area.current;
    if (field === null) return;
    field.style.height = '0';
    field.style.height = `${field.scrollHeight}px`;
  }, [value, text.width, text.fontSize]);
  const path = text.field ?? '';
  const hasLines = path === 'body';
  const unit = (pixels: number) => `${(pixels / page.width) * 100}cqw`;
  return (
    <textarea
      ref={area}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person pressed the text to change it
      autoFocus
      aria-label={`Edit ${fieldLabel(path)}`}
      className={styles.area}
      dir="auto"
      rows={1}
      value={value}
      style={{
        ...placeOf(text, page),
        width: percent(Math.max(text.width + text.fontSize, page.width * 0.3), page.width),
        maxWidth: percent(page.width - text.left - 12, page.width),
        fontFamily: loadSlideFont(text.fontStack, text.bold),
        fontWeight: text.bold ? 700 : 400,
        fontSize: unit(text.fontSize),
        lineHeight: text.lineHeight / text.fontSize,
        color: text.color,
        backgroundColor: text.ground,
        textAlign: text.align,
      }}
      onFocus={(event) => event.currentTarget.setSelectionRange(value.length, value.length)}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onClose}
      onKeyDown={(event) => {
        const closes = event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey && !hasLines);
        if (!closes || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    />
  );
}

export function SlideStage({
  deck,
  slide,
  page,
  failed,
  onChange,
}: {
  deck: CarouselDeck;
  slide: CarouselSlide;
  page: DrawnPage | null;
  failed: boolean;
  onChange: (slide: CarouselSlide, group: string) => void;
}) {
  const [editing, setEditing] = useState<{ slideId: string; field: string; text: DrawnText } | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { width, height } = slideSizes[deck.size];
  const open = editing?.slideId === slide.id ? editing : null;
  // An emptied text is no longer drawn, but its field stays in its previous place.
  const drawn = open === null ? null : (page?.texts.find(({ field }) => field === open.field) ?? open.text);
  const close = () => {
    const field = open?.field;
    setEditing(null);
    setTimeout(() => {
      if (document.activeElement === document.body)
        stage.current?.querySelector<HTMLElement>(`[data-field="${field ?? ''}"]`)?.focus();
    });
  };
  return (
    <div ref={stage} className={styles.stage} style={{ aspectRatio: `${width} / ${height}` }}>
      {page !== null && <PageImage page={page} alt={`Slide: ${slide.title || 'no title'}`} />}
      {page === null && (
        <span className={styles.waiting}>
          {failed ? 'This browser could not draw the slide. Exports still work.' : 'Drawing the slide…'}
        </span>
      )}
      {page?.texts.map((text, index) =>
        text.field === null || text.decorative ? null : (
          <button
            key={`${text.field}-${index}`}
            type="button"
            data-field={text.field}
            className={styles.text}
            style={placeOf(text, page)}
            aria-label={`Edit ${fieldLabel(text.field)}: ${text.text.slice(0, 80)}`}
            onClick={() => setEditing({ slideId: slide.id, field: text.field ?? '', text })}
          />
        ),
      )}
      {open !== null && drawn !== null && page !== null && (
        <FieldEditor
          key={open.field}
          text={drawn}
          page={page}
          value={readField(slide, open.field)}
          onChange={(value) => onChange(writeField(slide, open.field, value), `${slide.id}:${open.field}`)}
          onClose={close}
        />
      )}
    </div>
  );
}
