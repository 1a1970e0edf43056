import { designs, graphicSizes, noBrand, type DeckLook } from '@limelight/slides/catalog';
import { useState } from 'react';
import { graphicFromText } from '../../../lib/slides/plain-slides.ts';
import { saveBlob } from '../../../lib/save-file.ts';
import { svgToPng } from '../../../lib/slides/svg-to-png.ts';
import { drawSlide, useSlide } from '../../../lib/slides/use-slide.ts';
import { Button } from '../../../ui/button.tsx';
import { PageImage } from '../../../ui/slides/slide-image.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { firstGraphic } from './first-graphic.ts';
import { LineFinder } from './line-finder.tsx';
import { Choice, TextArea } from './tool-field.tsx';
import workbench from '../../../ui/workbench.module.css';
import styles from './tools.module.css';

type Size = 'landscape' | 'square' | 'portrait';
const sizes: readonly { value: Size; label: string }[] = [
  { value: 'landscape', label: 'Wide, 1200 × 627' },
  { value: 'square', label: 'Square, 1080 × 1080' },
  { value: 'portrait', label: 'Tall, 1080 × 1350' },
];
const schemes: readonly { value: 'light' | 'dark'; label: string }[] = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
];
const designChoices = designs.map(({ id, name }) => ({ value: id, label: name }));

/** Draws a graphic in the browser. The engine is loaded on the first change. */
export function GraphicGenerator({ printed }: { printed: { src: string; alt: string } | null }) {
  const [text, setText] = useState(firstGraphic);
  const [name, setName] = useState('');
  const [size, setSize] = useState<Size>('landscape');
  const [design, setDesign] = useState('spotlight');
  const [scheme, setScheme] = useState<'light' | 'dark'>('dark');
  const [touched, setTouched] = useState(false);
  const [saving, setSaving] = useState<'png' | 'svg' | null>(null);
  const [failed, setFailed] = useState(false);
  const { width, height } = graphicSizes[size];
  const look: DeckLook = {
    design,
    scheme,
    size,
    language: 'en',
    brand: { ...noBrand, pageNumbers: false },
  };
  const order = { look, slide: graphicFromText(text, name), number: 1, total: 1 };
  const view = useSlide(touched ? order : null, true);
  const page = view.pages?.[0];
  const touch = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      setTouched(true);
      set(value);
    };
  };
  const save = async (form: 'png' | 'svg') => {
    setFailed(false);
    setSaving(form);
    try {
      // Drawn from what is on the page now, which may be newer than the preview.
      const [drawn] = (await drawSlide(order)) ?? [];
      if (drawn === undefined) throw new Error('The slide was not drawn.');
      const blob =
        form === 'png'
          ? await svgToPng(drawn.svg, width, height)
          : new Blob([drawn.svg], { type: 'image/svg+xml' });
      saveBlob(blob, `graphic.${form}`);
    } catch {
      setFailed(true);
    } finally {
      setSaving(null);
    }
  };
  return (
    <div className={workbench.bench} onFocus={() => setTouched(true)} onPointerEnter={() => setTouched(true)}>
      <div className={workbench.ask}>
        <TextArea
          label="The sentence or figure"
          value={text}
          onChange={touch(setText)}
          rows={4}
          maxLength={280}
        />
        <LineFinder onChoose={touch(setText)} />
        <TextField label="Name below it, if any" value={name} onChange={touch(setName)} maxLength={50} />
        <Choice label="Design" value={design} choices={designChoices} onChange={touch(setDesign)} />
        <Choice label="Proportion" value={size} choices={sizes} onChange={touch(setSize)} />
        <Choice label="Colours" value={scheme} choices={schemes} onChange={touch(setScheme)} />
        <div className={styles.buttons}>
          <Button look="accent" loading={saving === 'png'} onClick={() => void save('png')}>
            Save as PNG
          </Button>
          <Button loading={saving === 'svg'} onClick={() => void save('svg')}>
            Save as SVG
          </Button>
        </div>
        {(failed || view.failed) && (
          <p role="alert" className={styles.complaint}>
            This browser could not draw the graphic. Try another browser, or reload the page.
          </p>
        )}
      </div>
      <div className={styles.result}>
        <div className={styles.picture} style={{ aspectRatio: `${width} / ${height}` }}>
          {page !== undefined && (
            <PageImage page={page} alt={text.trim() === '' ? 'An empty graphic' : text} />
          )}
          {page === undefined && printed !== null && (
            <img src={printed.src} alt={printed.alt} width={width} height={height} />
          )}
        </div>
      </div>
    </div>
  );
}
