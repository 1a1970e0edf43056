import {
  createVoice,
  deleteVoice,
  errorCatalogue,
  hasActivePlan,
  type VoiceView,
} from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentTime } from '../../../lib/clock.ts';
import { useUser } from '../../../lib/query-client.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { voicesQuery } from './api.ts';
import styles from './voice.module.css';

export function NewVoiceDialog({ onClose, onMade }: { onClose: () => void; onMade: (id: string) => void }) {
  const client = useQueryClient();
  const user = useUser().data;
  const create = useCall(createVoice, { showError: false });
  const needsPlan = user !== undefined && !hasActivePlan(user.plan, user.planExpTime, currentTime());
  const refusal = needsPlan ? errorCatalogue.voice_limit.message : create.error?.message;
  const [name, setName] = useState('');
  const [kind, setKind] = useState<'company' | 'client'>('company');
  return (
    <FormDialog
      title="Add voice"
      confirmLabel="Add voice"
      loading={create.loading}
      onClose={onClose}
      onSubmit={async () => {
        const made = await create.run({ body: { name, kind } });
        if (made === null) return;
        await client.invalidateQueries({ queryKey: voicesQuery.queryKey });
        onMade(made.id);
      }}
    >
      <TextField label="Name" maxLength={60} value={name} onChange={setName} data-autofocus />
      <label className={styles.field}>
        Whose voice it is
        <select
          value={kind}
          onChange={({ target }) => setKind(target.value === 'client' ? 'client' : 'company')}
        >
          <option value="company">My company</option>
          <option value="client">A client</option>
        </select>
      </label>
      {refusal !== undefined && (
        <Callout
          tone={needsPlan ? 'plain' : 'bad'}
          action={
            (needsPlan || create.error?.code === 'voice_limit') && (
              <ButtonLink size="small" to="/dashboard/pricing">
                See plans
              </ButtonLink>
            )
          }
        >
          {refusal}
        </Callout>
      )}
    </FormDialog>
  );
}

export function DeleteVoiceDialog({
  voice,
  onClose,
  onDeleted,
}: {
  voice: VoiceView;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const client = useQueryClient();
  const remove = useCall(deleteVoice);
  return (
    <ConfirmDialog
      opened
      title={`Delete the voice “${voice.name}”?`}
      confirmLabel="Delete voice"
      danger
      loading={remove.loading}
      onClose={onClose}
      onConfirm={async () => {
        if ((await remove.run({ params: { id: voice.id } })) === null) return;
        onDeleted();
        await client.invalidateQueries({ queryKey: voicesQuery.queryKey });
      }}
    >
      Its rules and its description are deleted. Posts you imported for it stay, for inspiration only.
    </ConfirmDialog>
  );
}
