import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { brandKitsQuery } from '../api.ts';
import type { Brand } from './brand-fields.tsx';
import { KitDialog } from './kit-dialog.tsx';
import styles from './brand.module.css';

export function KitSelect({ brand, onChoose }: { brand: Brand; onChoose: (brand: Brand) => void }) {
  const kits = useQuery(brandKitsQuery);
  const [open, setOpen] = useState(false);
  const items = kits.data?.items ?? [];
  const chosen = items.find((kit) => JSON.stringify(kit.brand) === JSON.stringify(brand));
  return (
    <div className={styles.fields}>
      {items.length > 0 && (
        <NativeSelect
          label="Brand kit"
          data={[
            { value: '', label: 'This carousel only' },
            ...items.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={chosen?.id ?? ''}
          onChange={({ currentTarget }) => {
            const kit = items.find(({ id }) => id === currentTarget.value);
            if (kit !== undefined) onChoose(kit.brand);
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
