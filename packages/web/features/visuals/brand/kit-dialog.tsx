import {
  brandKit,
  changeBrandKit,
  copyBrandKit,
  createBrandKit,
  deleteBrandKit,
  readBrand,
  type BrandKit,
} from '@limelight/contracts';
import { Modal, NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { fieldErrors, isApiError } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Form } from '../../../ui/form.tsx';
import { ShareSlot } from '../../../ui/share-slot.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { brandKitsQuery, brandOfKit, kitLabel, picturesKey } from '../api.ts';
import { BrandFields, type Brand } from './brand-fields.tsx';
import { KitConflict, SharedKitNote } from './shared-kit.tsx';
import styles from './brand.module.css';
import form from '../../../ui/form-dialog.module.css';

interface Draft {
  /** The kit as it was opened, or null for a new one. */
  kit: BrandKit | null;
  name: string;
  brand: Brand;
}

const draftOf = (kit: BrandKit): Draft => ({ kit, name: kit.name, brand: kit.brand });
const conflict = z.object({ current: brandKit });

export function KitDialog({
  current,
  wanted,
  onUse,
  onClose,
}: {
  current: Brand;
  /** The kit to open first. */
  wanted?: string;
  /** Gets the brand for the slides at hand, or null where there are none. */
  onUse: ((brand: Brand) => void) | null;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const kits = useQuery(brandKitsQuery);
  const items = kits.data?.items ?? [];
  const [draft, setDraft] = useState<Draft>(() => {
    const first = items.find(({ id }) => id === wanted) ?? items[0];
    return first === undefined ? { kit: null, name: '', brand: current } : draftOf(first);
  });
  const [address, setAddress] = useState('');
  const create = useCall(createBrandKit);
  const change = useCall(changeBrandKit, { showError: false });
  const copy = useCall(copyBrandKit);
  const remove = useCall(deleteBrandKit);
  const read = useCall(readBrand);
  const [taking, setTaking] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: brandKitsQuery.queryKey });
  const { kit } = draft;
  const sharing = kit?.sharing ?? null;
  const mayEdit = sharing === null || sharing.mayEdit;
  const mayAdd = kits.data?.mayAdd ?? true;
  const changed = isApiError(change.error, 'item_changed')
    ? conflict.safeParse(change.error.details).data?.current
    : undefined;
  const open = (next: Draft) => {
    change.reset();
    setDraft(next);
  };
  const take = async (taken: BrandKit) => {
    setTaking(true);
    try {
      if (onUse !== null) onUse(await brandOfKit(client, taken));
      onClose();
    } catch (error) {
      // `call` has already shown the error.
      if (!isApiError(error)) throw error;
    } finally {
      setTaking(false);
    }
  };
  const save = async (version?: number) => {
    const body = { name: draft.name, brand: draft.brand };
    const saved =
      kit === null
        ? await create.run({ body })
        : await change.run({ params: { id: kit.id }, body: { ...body, version: version ?? kit.version } });
    if (saved === null) return;
    await refresh();
    await take(saved);
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
  return (
    <Modal opened onClose={onClose} title="Brand kits" size="md" closeOnClickOutside={false}>
      <Form className={form.form} noValidate onSubmit={save}>
        {wanted !== undefined && !items.some(({ id }) => id === wanted) && (
          <Callout tone="warn">This kit was deleted or is no longer shared with you.</Callout>
        )}
        {items.length > 0 && (
          <NativeSelect
            label="Kit"
            data={[
              ...items.map((one) => ({ value: one.id, label: kitLabel(one) })),
              ...(mayAdd ? [{ value: '', label: 'New kit' }] : []),
            ]}
            value={kit?.id ?? ''}
            onChange={({ currentTarget }) => {
              const chosen = items.find(({ id }) => id === currentTarget.value);
              open(chosen === undefined ? { kit: null, name: '', brand: current } : draftOf(chosen));
            }}
          />
        )}
        {sharing !== null && <SharedKitNote sharing={sharing} />}
        {!mayAdd && sharing === null && (
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
        <fieldset className={styles.plain} disabled={!mayEdit}>
          <TextField
            label="Name of the kit"
            maxLength={60}
            value={draft.name}
            error={fieldErrors(create.error ?? change.error)['name']}
            onChange={(name) => setDraft({ ...draft, name })}
          />
          {mayEdit && (
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
          )}
          <BrandFields brand={draft.brand} kit={kit} onChange={(brand) => setDraft({ ...draft, brand })} />
        </fieldset>
        {changed === undefined
          ? change.error !== null &&
            Object.keys(fieldErrors(change.error)).length === 0 && (
              <Callout tone="bad">{change.error.message}</Callout>
            )
          : kit !== null && (
              <KitConflict
                opened={kit}
                current={changed}
                onLoad={() => {
                  open(draftOf(changed));
                  void refresh();
                }}
                onOverwrite={() => void save(changed.version)}
              />
            )}
        <div className={form.actions}>
          {kit !== null && sharing === null && (
            <>
              <ShareSlot item={{ kind: 'brand-kit', itemId: kit.id, title: kit.name }} />
              <Button
                look="quiet"
                loading={remove.loading}
                onClick={() => {
                  void remove.run({ params: { id: kit.id } }).then(async (done) => {
                    if (done === null) return;
                    await refresh();
                    onClose();
                  });
                }}
              >
                Delete kit
              </Button>
            </>
          )}
          {kit !== null && sharing?.mayUse === true && (
            <>
              <Button
                look="quiet"
                loading={copy.loading}
                onClick={() => {
                  void copy.run({ params: { id: kit.id } }).then(async (made) => {
                    if (made === null) return;
                    await refresh();
                    await client.invalidateQueries({ queryKey: picturesKey });
                    open(draftOf(made));
                  });
                }}
              >
                Copy to my kits
              </Button>
              {onUse !== null && (
                <Button loading={taking} onClick={() => void take(kit)}>
                  Use kit
                </Button>
              )}
            </>
          )}
          <Button onClick={onClose}>{mayEdit ? 'Cancel' : 'Close'}</Button>
          {mayEdit && (
            <Button type="submit" look="accent" loading={create.loading || change.loading}>
              Save kit
            </Button>
          )}
        </div>
      </Form>
    </Modal>
  );
}
