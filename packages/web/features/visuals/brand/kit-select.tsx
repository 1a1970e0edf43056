import type { BrandKit } from '@limelight/contracts';
import { NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { brandKitsQuery, brandOfKit, kitLabel } from '../api.ts';
import type { Brand } from './brand-fields.tsx';
import { KitDialog } from './kit-dialog.tsx';
import styles from './brand.module.css';

/** Whether slides have the brand of a kit. Pictures and fonts of a shared kit are copies in the person's own slides. */
function isOfKit(brand: Brand, kit: BrandKit): boolean {
  const copied = { logo: null, portrait: null, displayFont: null, textFont: null };
  const compared = (one: Brand) => JSON.stringify(kit.sharing === null ? one : { ...one, ...copied });
  return compared(brand) === compared(kit.brand);
}

export function KitSelect({ brand, onChoose }: { brand: Brand; onChoose: (brand: Brand) => void }) {
  const client = useQueryClient();
  const kits = useQuery(brandKitsQuery);
  const [open, setOpen] = useState(false);
  const [copying, setCopying] = useState(false);
  const items = (kits.data?.items ?? []).filter(({ sharing }) => sharing?.mayUse !== false);
  const chosen = items.find((kit) => isOfKit(brand, kit));
  const choose = async (kit: BrandKit) => {
    setCopying(true);
    try {
      onChoose(await brandOfKit(client, kit));
    } catch (error) {
      // `call` has already shown the error.
      if (!isApiError(error)) throw error;
    } finally {
      setCopying(false);
    }
  };
  return (
    <div className={styles.fields}>
      {items.length > 0 && (
        <NativeSelect
          label="Brand kit"
          disabled={copying}
          data={[
            { value: '', label: 'This carousel only' },
            ...items.map((kit) => ({ value: kit.id, label: kitLabel(kit) })),
          ]}
          value={chosen?.id ?? ''}
          onChange={({ currentTarget }) => {
            const kit = items.find(({ id }) => id === currentTarget.value);
            if (kit !== undefined) void choose(kit);
          }}
        />
      )}
      <Button size="small" onClick={() => setOpen(true)}>
        {items.length === 0 ? 'Create brand kit' : 'Manage brand kits'}
      </Button>
      {open && <KitDialog current={brand} onUse={onChoose} onClose={() => setOpen(false)} />}
    </div>
  );
}
