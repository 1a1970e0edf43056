import type { BrandKit } from '@limelight/contracts';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { PicturePicker } from '../pictures/picture-picker.tsx';
import { usePicture } from '../pictures/use-picture.ts';
import { FontFields } from './font-fields.tsx';
import styles from './brand.module.css';

export type Brand = BrandKit['brand'];

function Colour({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  return (
    <label className={styles.colour}>
      {label}
      <span>
        <input type="color" value={value ?? '#888888'} onChange={(event) => onChange(event.target.value)} />
        {value === null ? (
          <span className={styles.quiet}>Design</span>
        ) : (
          <Button size="small" look="quiet" onClick={() => onChange(null)} aria-label={`Reset ${label}`}>
            Reset
          </Button>
        )}
      </span>
    </label>
  );
}

function Mark({
  label,
  value,
  address,
  onChange,
}: {
  label: string;
  value: string | null;
  /** Set for a picture of another person's library. */
  address: string | null;
  onChange: (value: string | null) => void;
}) {
  const [choosing, setChoosing] = useState(false);
  const picture = usePicture(address === null ? value : null);
  const url = address ?? picture?.url;
  return (
    <div className={styles.mark}>
      <span>{label}</span>
      {url !== undefined && <img src={url} alt={label} />}
      <Button size="small" aria-label={`Choose ${label.toLowerCase()}`} onClick={() => setChoosing(true)}>
        {value === null ? 'Choose' : 'Replace'}
      </Button>
      {value !== null && (
        <Button
          size="small"
          look="quiet"
          aria-label={`Remove ${label.toLowerCase()}`}
          onClick={() => onChange(null)}
        >
          Remove
        </Button>
      )}
      {choosing && (
        <PicturePicker
          onClose={() => setChoosing(false)}
          onChoose={({ id }) => {
            setChoosing(false);
            onChange(id);
          }}
        />
      )}
    </div>
  );
}

/** Edits a brand's logo, colours, fonts and texts. The engine adjusts colours that are not readable. */
export function BrandFields({
  brand,
  kit = null,
  onChange,
}: {
  brand: Brand;
  /** The kit that is edited, whose pictures and fonts belong to its owner if it is a shared one. */
  kit?: BrandKit | null;
  onChange: (brand: Brand) => void;
}) {
  const addressOf = (field: 'logo' | 'portrait') =>
    kit !== null && brand[field] === kit.brand[field] ? (kit.pictures?.[field] ?? null) : null;
  const put = (part: Partial<Brand>) => onChange({ ...brand, ...part });
  return (
    <div className={styles.fields}>
      <Mark label="Logo" value={brand.logo} address={addressOf('logo')} onChange={(logo) => put({ logo })} />
      <Mark
        label="Portrait"
        value={brand.portrait}
        address={addressOf('portrait')}
        onChange={(portrait) => put({ portrait })}
      />
      <div className={styles.colours}>
        <Colour label="First colour" value={brand.primary} onChange={(primary) => put({ primary })} />
        <Colour label="Second colour" value={brand.secondary} onChange={(secondary) => put({ secondary })} />
      </div>
      <FontFields brand={brand} owner={kit?.sharing?.owner ?? null} onChange={put} />
      <TextField label="Name" maxLength={60} value={brand.name} onChange={(name) => put({ name })} />
      <TextField
        label="Handle"
        maxLength={40}
        placeholder="@you"
        value={brand.handle}
        onChange={(handle) => put({ handle })}
      />
      <TextField label="Footer" maxLength={80} value={brand.footer} onChange={(footer) => put({ footer })} />
      <Checkbox
        label="Show page numbers"
        checked={brand.pageNumbers}
        onChange={(event) => put({ pageNumbers: event.currentTarget.checked })}
      />
    </div>
  );
}
