import {
  designs,
  noBrand,
  sampleSlides,
  slideSizes,
  type Brand,
  type Scheme,
} from '@limelight/slides/catalog';
import { SlideImage } from '../../ui/slides/slide-image.tsx';
import styles from './design-choice.module.css';

const [cover] = sampleSlides();
const { width, height } = slideSizes.portrait;

export function DesignChoice({
  design,
  scheme,
  brand,
  onChoose,
}: {
  design: string;
  scheme: Scheme;
  brand: Brand;
  onChoose: (design: string) => void;
}) {
  if (cover === undefined) return null;
  // Without the texts of the brand, so that typing one does not draw every design again.
  const { primary, secondary, displayFont, textFont } = brand;
  const shown = { ...noBrand, primary, secondary, displayFont, textFont };
  return (
    <fieldset className={styles.designs}>
      <legend>Design</legend>
      <div className={styles.designRow}>
        {designs.map(({ id, name, summary }) => (
          <button
            key={id}
            type="button"
            title={summary}
            aria-pressed={id === design}
            className={styles.design}
            onClick={() => onChoose(id)}
          >
            <SlideImage
              order={{
                look: { design: id, scheme, size: 'portrait', language: 'en', brand: shown },
                slide: cover,
                number: 1,
                total: 8,
              }}
              width={width}
              height={height}
            />
            <span>{name}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
