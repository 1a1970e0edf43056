import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import {
  drawGraphic,
  graphicLooks,
  graphicSizes,
  pictureAddress,
  type GraphicLook,
  type GraphicSize,
} from '../../lib/draw-graphic.ts';
import { LineFinder } from './line-finder.tsx';
import { Choice, TextArea } from './tool-field.tsx';
import workbench from '../../ui/workbench.module.css';
import styles from './tools.module.css';

const sizes: readonly { value: GraphicSize; label: string }[] = [
  { value: 'wide', label: 'Wide, 1200 × 627' },
  { value: 'square', label: 'Square, 1080 × 1080' },
  { value: 'tall', label: 'Tall, 1080 × 1350' },
];
const looks: readonly { value: GraphicLook; label: string }[] = [
  { value: 'dark', label: graphicLooks.dark.label },
  { value: 'paper', label: graphicLooks.paper.label },
  { value: 'lime', label: graphicLooks.lime.label },
];

function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

async function toPng(svg: string, size: GraphicSize): Promise<Blob> {
  const { width, height } = graphicSizes[size];
  const picture = new Image(width, height);
  picture.src = pictureAddress(svg);
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture.'))),
      'image/png',
    );
  });
}

export function GraphicGenerator() {
  const [text, setText] = useState('41 → 63%\nof people finish the form since it has four fields fewer');
  const [name, setName] = useState('');
  const [size, setSize] = useState<GraphicSize>('wide');
  const [look, setLook] = useState<GraphicLook>('dark');
  const [failed, setFailed] = useState(false);
  const svg = drawGraphic({ text, name, size, look });
  const { width, height } = graphicSizes[size];
  const savePng = async () => {
    setFailed(false);
    try {
      save(await toPng(svg, size), 'graphic.png');
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className={workbench.bench}>
      <div className={workbench.ask}>
        <TextArea label="The sentence or figure" value={text} onChange={setText} rows={4} maxLength={280} />
        <LineFinder onChoose={setText} />
        <TextField label="Name in the corner, if any" value={name} onChange={setName} maxLength={50} />
        <Choice label="Proportion" value={size} choices={sizes} onChange={setSize} />
        <Choice label="Look" value={look} choices={looks} onChange={setLook} />
        <div className={styles.buttons}>
          <Button look="accent" onClick={() => void savePng()}>
            Save as PNG
          </Button>
          <Button onClick={() => save(new Blob([svg], { type: 'image/svg+xml' }), 'graphic.svg')}>
            Save as SVG
          </Button>
        </div>
        {failed && (
          <p role="alert" className={styles.complaint}>
            This browser could not make the PNG. The SVG can be saved.
          </p>
        )}
      </div>
      <div className={styles.result}>
        <img
          className={styles.picture}
          src={pictureAddress(svg)}
          width={width}
          height={height}
          alt={text.trim() === '' ? 'An empty graphic' : text}
        />
      </div>
    </div>
  );
}
