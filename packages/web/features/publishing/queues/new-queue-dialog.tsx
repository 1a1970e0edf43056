import { Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import styles from './queues.module.css';
import { beginnings, withSlots } from './rules.ts';
import { useQueueChanges } from './use-queues.ts';

export function NewQueueDialog({
  first,
  timeZone,
  onClose,
}: {
  first: boolean;
  timeZone: string;
  onClose: () => void;
}) {
  const changes = useQueueChanges();
  const [name, setName] = useState(first ? 'My queue' : '');
  const [asked, setAsked] = useState(false);
  const [begin, setBegin] = useState<string>('weekdays');
  return (
    <FormDialog
      title="Create a queue"
      confirmLabel="Create queue"
      loading={changes.working}
      onClose={onClose}
      onSubmit={async () => {
        setAsked(true);
        if (name.trim() === '') return;
        const chosen = beginnings.find(({ value }) => value === begin);
        const slots = chosen === undefined ? [] : withSlots([], chosen.days, chosen.time);
        if (await changes.make({ name, slots, timeZone })) onClose();
      }}
    >
      <TextInput
        label="Name"
        maxLength={60}
        data-autofocus
        value={name}
        error={asked && name.trim() === '' ? 'Give it a name.' : changes.refused}
        onChange={(event) => {
          changes.clear();
          setName(event.currentTarget.value);
        }}
      />
      <Radio.Group label="Starting times" value={begin} onChange={setBegin}>
        <div className={styles.choices}>
          {beginnings.map(({ value, label }) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </div>
      </Radio.Group>
      <p className={styles.note}>In {timeZone.replaceAll('_', ' ')}. You can change the times later.</p>
    </FormDialog>
  );
}
