import type { BrandKit } from '@limelight/contracts';
import { fontFamilies, isOwnFontId } from '@limelight/slides/catalog';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownFontId } from '../../../lib/slides/own-fonts.ts';
import { Button } from '../../../ui/button.tsx';
import { brandFontsQuery } from '../api.ts';
import { FontsDialog } from './fonts-dialog.tsx';

type Fonts = Pick<BrandKit['brand'], 'displayFont' | 'textFont'>;

const shipped = fontFamilies.map(({ id, label }) => ({ value: id, label }));

export function FontFields({
  brand,
  owner,
  onChange,
}: {
  brand: Fonts;
  /** The owner of a shared kit, to whom fonts that are not the person's own belong. */
  owner: string | null;
  onChange: (part: Partial<Fonts>) => void;
}) {
  const [open, setOpen] = useState(false);
  const fonts = useQuery(brandFontsQuery);
  const own = (fonts.data?.items ?? []).map(({ id, name }) => ({ value: ownFontId(id), label: name }));
  const choice = (label: string, value: string | null, put: (value: string | null) => void) => {
    const isGone = value !== null && isOwnFontId(value) && !own.some((font) => font.value === value);
    return (
      <NativeSelect
        label={label}
        value={value ?? ''}
        onChange={({ currentTarget }) => put(currentTarget.value || null)}
      >
        <option value="">From the design</option>
        {isGone && (
          <option value={value}>
            {owner !== null ? `A font of ${owner}` : fonts.isSuccess ? 'A deleted font' : 'Your font'}
          </option>
        )}
        {own.length > 0 && (
          <optgroup label="Your fonts">
            {own.map((font) => (
              <option key={font.value} value={font.value}>
                {font.label}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label="Included">
          {shipped.map((font) => (
            <option key={font.value} value={font.value}>
              {font.label}
            </option>
          ))}
        </optgroup>
      </NativeSelect>
    );
  };
  return (
    <>
      {choice('Font of titles', brand.displayFont, (displayFont) => onChange({ displayFont }))}
      {choice('Font of texts', brand.textFont, (textFont) => onChange({ textFont }))}
      <div>
        <Button size="small" onClick={() => setOpen(true)}>
          {own.length === 0 ? 'Upload font' : 'Manage your fonts'}
        </Button>
      </div>
      {open && <FontsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
