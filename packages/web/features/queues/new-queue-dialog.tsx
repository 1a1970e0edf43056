import { Modal, Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './queues.module.css';
import { beginnings, withSlots } from './rules.ts';
import { useQueueChanges } from './use-queues.ts';

/** A name and times to begin with; both can be changed afterwards. */
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
  const [begin, setBegin] = useState<string>('weekdays');
  return (
    <Modal opened onClose={onClose} title="Make a queue">
      <form
        className={styles.form}
        onSubmit={async (event) => {
          event.preventDefault();
          const chosen = beginnings.find(({ value }) => value === begin);
          const slots = chosen === undefined ? [] : withSlots([], chosen.days, chosen.time);
          if (await changes.make({ name, slots, timeZone })) onClose();
        }}
      >
        <TextInput
          label="Name"
          required
          maxLength={60}
          data-autofocus
          value={name}
          error={changes.refused}
          onChange={(event) => {
            changes.clear();
            setName(event.currentTarget.value);
          }}
        />
        <Radio.Group label="Times to begin with" value={begin} onChange={setBegin}>
          <div className={styles.choices}>
            {beginnings.map(({ value, label }) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </div>
        </Radio.Group>
        <p className={styles.note}>In {timeZone.replaceAll('_', ' ')}. You can change the times at once.</p>
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="accent" loading={changes.working}>
            Make the queue
          </Button>
        </div>
      </form>
    </Modal>
  );
}
