import type { CarouselDeck } from '@limelight/contracts';
import { NativeSelect } from '@mantine/core';
import { TextArea } from '../../../ui/text-area.tsx';
import { BrandFields } from '../brand/brand-fields.tsx';
import { KitSelect } from '../brand/kit-select.tsx';
import { sizeOptions } from '../labels.ts';
import { DesignChoice } from '../design-choice.tsx';
import { LookFields } from '../look-fields.tsx';
import styles from './editor.module.css';

export function DeckPanel({
  deck,
  onChange,
}: {
  deck: CarouselDeck;
  onChange: (part: Partial<CarouselDeck>, group: string | null) => void;
}) {
  return (
    <div>
      <div className={styles.fields}>
        <DesignChoice
          design={deck.design}
          scheme={deck.scheme}
          brand={deck.brand}
          onChoose={(design) => onChange({ design }, null)}
        />
        <LookFields look={deck} onChange={(part) => onChange(part, null)} />
        <NativeSelect
          label="Size"
          data={[...sizeOptions]}
          value={deck.size}
          onChange={({ currentTarget }) => {
            const size = sizeOptions.find(({ value }) => value === currentTarget.value);
            if (size !== undefined) onChange({ size: size.value }, null);
          }}
        />
      </div>
      <section className={styles.section}>
        <h2>Brand</h2>
        <KitSelect brand={deck.brand} onChoose={(brand) => onChange({ brand }, null)} />
        <BrandFields brand={deck.brand} onChange={(brand) => onChange({ brand }, 'brand')} />
      </section>
      <section className={styles.section}>
        <h2>Post text</h2>
        <TextArea
          label="Suggested text"
          rows={6}
          maxLength={3000}
          placeholder="A post with this carousel starts with this text."
          value={deck.caption}
          onChange={(caption) => onChange({ caption }, 'caption')}
        />
      </section>
    </div>
  );
}
