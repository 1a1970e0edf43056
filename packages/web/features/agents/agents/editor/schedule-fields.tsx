import { useTimeZone } from '../../../lib/person.ts';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from '../agents.module.css';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

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
    <Card title="When it runs">
      <div className={styles.form}>
        <fieldset className={styles.choices}>
          <legend>Days</legend>
          {weekdays.map((day, index) => (
            <label key={day} className={styles.choice}>
              <input type="checkbox" checked={days.includes(index + 1)} onChange={() => toggle(index + 1)} />
              {day}
            </label>
          ))}
        </fieldset>
        <TextField
          label={`Time (${timeZone})`}
          type="time"
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
