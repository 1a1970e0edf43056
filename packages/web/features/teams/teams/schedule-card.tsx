import { scheduleTeamPost, unscheduleTeamPost, type TeamPost } from '@limelight/contracts';
import { useState } from 'react';
import { deviceZone, zoneLabel } from '../../../lib/time-zones.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Form } from '../../../ui/form.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Fault } from './fault.tsx';
import styles from './teams.module.css';
import { useWrite } from './use-write.ts';

/** Schedules a post on its author's LinkedIn. Only the author can do so, or others with the author's consent. */
export function ScheduleCard({ post }: { post: TeamPost }) {
  const schedule = useWrite(scheduleTeamPost);
  const unschedule = useWrite(unscheduleTeamPost);
  const [at, setAt] = useState('');
  const timeZone = deviceZone();
  const { id, version, author, status } = post;
  return (
    <Card title="Schedule">
      <Form
        className={styles.stack}
        noValidate
        onSubmit={async () => {
          if ((await schedule.run({ params: { id }, body: { version, at, timeZone } })) !== null) setAt('');
        }}
      >
        <TextField
          label="Day and time"
          type="datetime-local"
          value={at}
          hint={`In the time zone of ${zoneLabel(timeZone)}. The post will be published on ${author.name}’s LinkedIn.`}
          onChange={(next) => {
            schedule.reset();
            setAt(next);
          }}
        />
        <Fault of={[schedule.error, unschedule.error]} />
        <div className={styles.actions}>
          <Button type="submit" disabled={at === ''} loading={schedule.loading}>
            {status === 'scheduled' ? 'Reschedule post' : 'Schedule post'}
          </Button>
          {status === 'scheduled' && (
            <Button
              look="quiet"
              loading={unschedule.loading}
              onClick={() => void unschedule.run({ params: { id } })}
            >
              Back to drafts
            </Button>
          )}
        </div>
      </Form>
    </Card>
  );
}
