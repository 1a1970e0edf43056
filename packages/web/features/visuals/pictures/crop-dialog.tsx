import { cutPicture, type Picture } from '@limelight/contracts';
import { IconRotate, IconRotateClockwise } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { centerCrop, makeAspectCrop, ReactCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { formatNumber } from '../../../lib/format.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { announce } from '../../../ui/live-region.tsx';
import { picturesKey } from '../api.ts';
import styles from './pictures.module.css';
import { turnedAddress, type Turn } from './turned-picture.ts';

const shapes = [
  { label: 'Free', aspect: null },
  { label: 'Square', aspect: 1 },
  { label: 'Portrait 4:5', aspect: 4 / 5 },
  { label: 'Link 1.91:1', aspect: 1200 / 627 },
  { label: 'Wide 16:9', aspect: 16 / 9 },
] as const;

const whole: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };
const next = (turn: Turn, by: 90 | 270): Turn => {
  const sum = (turn + by) % 360;
  return sum === 90 || sum === 180 || sum === 270 ? sum : 0;
};

/** An object URL of the rotated picture, or null until it is ready. */
function useTurned(url: string, turn: Turn): string | null {
  const [made, setMade] = useState<{ turn: Turn; address: string } | null>(null);
  useEffect(() => {
    if (turn === 0) return undefined;
    let address: string | null = null;
    let gone = false;
    const make = async () => {
      const done = await turnedAddress(url, turn);
      if (gone) URL.revokeObjectURL(done);
      else {
        address = done;
        setMade({ turn, address: done });
      }
    };
    void make();
    return () => {
      gone = true;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [url, turn]);
  if (turn === 0) return url;
  return made?.turn === turn ? made.address : null;
}

/** Rotates and crops a picture. The result is stored as a new picture. */
export function CropDialog({ picture, onClose }: { picture: Picture; onClose: () => void }) {
  const client = useQueryClient();
  const cut = useCall(cutPicture);
  const [turn, setTurn] = useState<Turn>(0);
  const [aspect, setAspect] = useState<number | null>(null);
  const [crop, setCrop] = useState<PercentCrop>(whole);
  const shown = useTurned(picture.url, turn);
  const isUpright = turn % 180 === 0;
  const width = isUpright ? picture.width : picture.height;
  const height = isUpright ? picture.height : picture.width;
  const fit = (to: number | null, across: number, down: number) =>
    setCrop(
      to === null
        ? whole
        : centerCrop(makeAspectCrop({ unit: '%', width: 100 }, to, across, down), across, down),
    );
  const turnBy = (by: 90 | 270) => {
    setTurn(next(turn, by));
    fit(aspect, height, width);
    announce(by === 90 ? 'Rotated right.' : 'Rotated left.');
  };
  const pixels = {
    width: Math.max(1, Math.round((crop.width * width) / 100)),
    height: Math.max(1, Math.round((crop.height * height) / 100)),
  };
  const save = async () => {
    const share = (percent: number) => Math.min(1, Math.max(0, percent / 100));
    const area = {
      left: share(crop.x),
      top: share(crop.y),
      width: share(crop.width),
      height: share(crop.height),
    };
    if ((await cut.run({ params: { id: picture.id }, body: { turn, area } })) === null) return;
    await client.invalidateQueries({ queryKey: picturesKey });
    onClose();
  };
  return (
    <FormDialog
      title="Crop picture"
      size="lg"
      confirmLabel="Save as new picture"
      loading={cut.loading}
      onClose={onClose}
      onSubmit={save}
    >
      <div className={styles.cropBar}>
        <fieldset className={styles.kinds}>
          <legend className="visually-hidden">Shape</legend>
          {shapes.map((shape) => (
            <button
              key={shape.label}
              type="button"
              aria-pressed={shape.aspect === aspect}
              onClick={() => {
                setAspect(shape.aspect);
                fit(shape.aspect, width, height);
              }}
            >
              {shape.label}
            </button>
          ))}
        </fieldset>
        <div className={styles.buttons}>
          <Button size="small" icon={<IconRotate size={16} />} onClick={() => turnBy(270)}>
            Rotate left
          </Button>
          <Button size="small" icon={<IconRotateClockwise size={16} />} onClick={() => turnBy(90)}>
            Rotate right
          </Button>
        </div>
      </div>
      <div className={styles.cropField}>
        {shown !== null && (
          <ReactCrop
            crop={crop}
            {...(aspect === null ? {} : { aspect })}
            minWidth={16}
            minHeight={16}
            keepSelection
            ruleOfThirds
            onChange={(_pixels, percent) => setCrop(percent)}
          >
            <img src={shown} alt={picture.altText || 'The picture to crop'} width={width} height={height} />
          </ReactCrop>
        )}
      </div>
      <p className={styles.quiet}>
        {formatNumber(pixels.width)} × {formatNumber(pixels.height)} pixels. Drag the frame, or move it and
        its handles with the arrow keys. The original stays in the library.
      </p>
    </FormDialog>
  );
}
