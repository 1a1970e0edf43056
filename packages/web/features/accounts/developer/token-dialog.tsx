import { createToken, keysOf } from '@limelight/contracts';
import {
  tokenLifetimes,
  tokenNameCharacterLimit,
  tokenScopes,
  type TokenScope,
} from '@limelight/contracts/catalog';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { fieldErrors } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/use-call.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ScopeList } from './scope-list.tsx';

const lifetimeName = (days: number | null) => (days === null ? 'Never' : `In ${days} days`);
const usual = 90;

export function TokenDialog({ onMade, onClose }: { onMade: (token: string) => void; onClose: () => void }) {
  const create = useCall(createToken, { showError: false });
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<TokenScope[]>(['read', 'drafts']);
  const [lifetime, setLifetime] = useState<(typeof tokenLifetimes)[number]>(usual);
  const faults = create.error === null ? {} : fieldErrors(create.error);
  const general =
    create.error !== null && Object.keys(faults).length === 0 ? create.error.message : undefined;
  const submit = async () => {
    const made = await create.run({ body: { name, scopes, lifetimeDays: lifetime } });
    if (made !== null) onMade(made.token);
  };
  return (
    <FormDialog
      title="Create token"
      size="lg"
      confirmLabel="Create token"
      loading={create.loading}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        description="What you will use it for, such as “Nightly import”."
        maxLength={tokenNameCharacterLimit}
        value={name}
        error={faults['name'] ?? general}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
      <NativeSelect
        label="Expires"
        data={tokenLifetimes.map((days) => ({ value: String(days), label: lifetimeName(days) }))}
        value={String(lifetime)}
        onChange={(event) =>
          setLifetime(tokenLifetimes.find((days) => String(days) === event.currentTarget.value) ?? usual)
        }
      />
      <ScopeList scopes={keysOf(tokenScopes)} chosen={scopes} onChange={setScopes} error={faults['scopes']} />
    </FormDialog>
  );
}
