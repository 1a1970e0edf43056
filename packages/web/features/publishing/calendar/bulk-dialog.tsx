import { Modal, NumberInput, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import styles from './calendar.module.css';
import { addMinutes } from './clock.ts';
import spread from './spread-form.module.css';
import { SpreadForm, type MoveFormProps } from './spread-form.tsx';
import { clockOfPost, type Move } from './use-moves.ts';

type Way = 'shift' | 'spread';

function isWay(value: string): value is Way {
  return value === 'shift' || value === 'spread';
}

const numberOf = (value: string | number) => (typeof value === 'number' ? value : 0);

function ShiftForm({ posts, timeZone, moves, label, onClose }: MoveFormProps) {
  const [days, setDays] = useState(1);
  const [hours, setHours] = useState(0);
  const [working, setWorking] = useState(false);
  const wished = (): Move[] =>
    posts.flatMap((post) => {
      const at = clockOfPost(post, timeZone);
      return at === null ? [] : [{ post, to: addMinutes(at, days * 1440 + hours * 60) }];
    });
  return (
    <Form
      className={styles.move}
      onSubmit={async () => {
        setWorking(true);
        const done = await moves.move(wished());
        setWorking(false);
        if (done) onClose(true);
      }}
    >
      <div className={styles.clockFields}>
        <NumberInput
          label="Days later"
          description="Use a negative number for earlier"
          value={days}
          allowDecimal={false}
          min={-365}
          max={365}
          onChange={(value) => setDays(numberOf(value))}
        />
        <NumberInput
          label="Hours later"
          description="Also changes the time of day"
          value={hours}
          allowDecimal={false}
          min={-23}
          max={23}
          onChange={(value) => setHours(numberOf(value))}
        />
      </div>
      <p className={styles.note}>In {timeZone.replaceAll('_', ' ')}. Times in the past are refused.</p>
      <div className={styles.actions}>
        <Button onClick={() => onClose(false)}>Cancel</Button>
        <Button type="submit" look="accent" loading={working}>
          {label}
        </Button>
      </div>
    </Form>
  );
}

export function BulkDialog({ posts, timeZone, moves, onClose }: Omit<MoveFormProps, 'label'>) {
  const timed = posts.every((post) => post.scheduledAt !== null);
  const [way, setWay] = useState<Way>(timed ? 'shift' : 'spread');
  const count = posts.length === 1 ? '1 post' : `${posts.length} posts`;
  const label = timed ? `Reschedule ${count}` : `Schedule ${count}`;
  const form = { posts, timeZone, moves, label, onClose };
  return (
    <Modal opened onClose={() => onClose(false)} title={label}>
      <div className={spread.form}>
        {timed && (
          <SegmentedControl
            aria-label="How to move them"
            value={way}
            onChange={(next) => isWay(next) && setWay(next)}
            data={[
              { value: 'shift', label: 'By days and hours' },
              { value: 'spread', label: 'Spread evenly' },
            ]}
          />
        )}
        {way === 'shift' ? <ShiftForm {...form} /> : <SpreadForm {...form} />}
      </div>
    </Modal>
  );
}
