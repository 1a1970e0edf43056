import type { CarouselSlide } from '@limelight/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { PicturePicker } from '../pictures/picture-picker.tsx';
import { usePicture } from '../pictures/use-picture.ts';
import styles from './editor.module.css';

export function SlidePicture({
  slide,
  onChange,
}: {
  slide: CarouselSlide;
  onChange: (slide: CarouselSlide, group: string) => void;
}) {
  const [choosing, setChoosing] = useState(false);
  const { picture } = slide;
  const shown = usePicture(picture?.key ?? null);
  return (
    <div className={styles.fields}>
      {shown !== null && <img className={styles.picture} src={shown.url} alt="" />}
      <div className={styles.buttons}>
        <Button size="small" onClick={() => setChoosing(true)}>
          {picture === null ? 'Choose picture' : 'Replace picture'}
        </Button>
        {picture !== null && (
          <Button size="small" look="quiet" onClick={() => onChange({ ...slide, picture: null }, '')}>
            Remove picture
          </Button>
        )}
      </div>
      {picture !== null && (
        <TextArea
          label="Alt text"
          rows={2}
          maxLength={500}
          value={picture.alt}
          onChange={(alt) => onChange({ ...slide, picture: { ...picture, alt } }, `${slide.id}:alt`)}
        />
      )}
      {choosing && (
        <PicturePicker
          onClose={() => setChoosing(false)}
          onChoose={({ id, altText }) => {
            setChoosing(false);
            onChange({ ...slide, picture: { key: id, alt: altText.slice(0, 500) } }, '');
          }}
        />
      )}
    </div>
  );
}
