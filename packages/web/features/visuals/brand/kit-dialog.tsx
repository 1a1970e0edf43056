import {
  changeBrandKit,
  createBrandKit,
  deleteBrandKit,
  readBrand,
  type BrandKit,
} from '@limelight/contracts';
import { Modal, NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { brandKitsQuery, picturesKey } from '../api.ts';
import { BrandFields, type Brand } from './brand-fields.tsx';
import styles from './brand.module.css';
import form from '../../../ui/form-dialog.module.css';

interface Draft {
  /** Null for a new kit. */
  id: string | null;
  name: string;
  brand: Brand;
}

const draftOf = ({ id, name, brand }: BrandKit): Draft => ({ id, name, brand });

export function KitDialog({
  current,
  onUse,
  onClose,
}: {
  current: Brand;
  onUse: (brand: Brand) => void;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const kits = useQuery(brandKitsQuery);
  const items = kits.data?.items ?? [];
  const [first] = items;
  const [draft, setDraft] = useState<Draft>(() =>
    first === undefined ? { id: null, name: '', brand: current } : draftOf(first),
  );
  const [address, setAddress] = useState('');
  const create = useCall(createBrandKit);
  const change = useCall(changeBrandKit);
  const remove = useCall(deleteBrandKit);
  const read = useCall(readBrand);
  const refresh = () => client.invalidateQueries({ queryKey: brandKitsQuery.queryKey });
  const save = async () => {
    const body = { name: draft.name, brand: draft.brand };
    const saved =
      draft.id === null ? await create.run({ body }) : await change.run({ params: { id: draft.id }, body });
    if (saved === null) return;
    await refresh();
    onUse(saved.brand);
    onClose();
  };
  const fill = async () => {
    const site = /^https?:\/\//u.test(address) ? address : `https://${address}`;
    const found = await read.run({ body: { address: site } });
    if (found === null) return;
    await client.invalidateQueries({ queryKey: picturesKey });
    const { name, brand } = found;
    setDraft({
      ...draft,
      name: draft.name === '' ? name : draft.name,
      brand: { ...draft.brand, ...brand, portrait: draft.brand.portrait, handle: draft.brand.handle },
    });
  };
  const mayAdd = kits.data?.mayAdd ?? true;
  return (
    <Modal opened onClose={onClose} title="Brand kits" size="md" closeOnClickOutside={false}>
      <form
        className={form.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {items.length > 0 && (
          <NativeSelect
            label="Kit"
            data={[
              ...items.map(({ id, name }) => ({ value: id, label: name })),
              ...(mayAdd ? [{ value: '', label: 'New kit' }] : []),
            ]}
            value={draft.id ?? ''}
            onChange={({ currentTarget }) => {
              const kit = items.find(({ id }) => id === currentTarget.value);
              setDraft(kit === undefined ? { id: null, name: '', brand: current } : draftOf(kit));
            }}
          />
        )}
        {!mayAdd && (
          <Callout
            action={
              <ButtonLink size="small" to="/dashboard/pricing">
                See plans
              </ButtonLink>
            }
          >
            The free plan has one brand kit. A paid plan has twenty.
          </Callout>
        )}
        <TextField
          label="Name of the kit"
          maxLength={60}
          value={draft.name}
          error={fieldErrors(create.error ?? change.error)['name']}
          onChange={(name) => setDraft({ ...draft, name })}
        />
        <div className={styles.site}>
          <TextField
            label="Fill in from a website"
            placeholder="example.com"
            value={address}
            onChange={setAddress}
          />
          <Button loading={read.loading} disabled={address.trim() === ''} onClick={() => void fill()}>
            Read website
          </Button>
        </div>
        <BrandFields brand={draft.brand} onChange={(brand) => setDraft({ ...draft, brand })} />
        <div className={form.actions}>
          {draft.id !== null && (
            <Button
              look="quiet"
              loading={remove.loading}
              onClick={() => {
                void remove.run({ params: { id: draft.id ?? '' } }).then(async (done) => {
                  if (done === null) return;
                  await refresh();
                  onClose();
                });
              }}
            >
              Delete kit
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="accent" loading={create.loading || change.loading}>
            Save kit
          </Button>
        </div>
      </form>
    </Modal>
  );
}
