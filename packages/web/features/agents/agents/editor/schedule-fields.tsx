import { Checkbox } from '@mantine/core';
import { useTimeZone } from '../../../../lib/person.ts';
import { Card } from '../../../../ui/card.tsx';
import { TimeField } from '../../../../ui/time-field.tsx';
import styles from '../agents.module.css';
import { weekdayNames } from '../rules.ts';

export interface ScheduleDraft {
  /** ISO weekdays. Empty if the agent has no schedule. */
  days: readonly number[];
  time: string;
}

export function ScheduleFields({
  value: { days, time },
  onChange,
}: {
  value: ScheduleDraft;
  onChange: (value: ScheduleDraft) => void;
}) {
  const timeZone = useTimeZone();
  const toggle = (day: number) =>
    onChange({ time, days: days.includes(day) ? days.filter((one) => one !== day) : [...days, day] });
  return (
    <Card id="schedule" title="When it runs">
      <div className={styles.form}>
        <fieldset className={styles.choices}>
          <legend>Days</legend>
          {weekdayNames.map((day, index) => (
            <Checkbox
              key={day}
              className={styles.choice}
              label={day.slice(0, 3)}
              aria-label={day}
              checked={days.includes(index + 1)}
              onChange={() => toggle(index + 1)}
            />
          ))}
        </fieldset>
        <TimeField
          label={`Time (${timeZone})`}
          value={time}
          onChange={(next) => onChange({ days, time: next })}
        />
        {days.length === 0 && (
          <p className={styles.facts}>If you choose no day, it runs only when you start it.</p>
        )}
      </div>
    </Card>
  );
}

/** Converts the draft for the server. Null if no day is selected. */
export const scheduleOf = ({ days, time }: ScheduleDraft, timeZone: string) =>
  days.length === 0 ? null : { weekdays: [...days].toSorted((a, b) => a - b), time, timeZone };
