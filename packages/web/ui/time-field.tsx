import '@mantine/dates/styles.layer.css';
import { TimePicker } from '@mantine/dates';
import type { Ref } from 'react';

/** A time of day (HH:mm; empty while it is incomplete), with 24 hours like every time that the dashboard shows. */
export function TimeField({
  label,
  value,
  error,
  hoursRef,
  onChange,
}: {
  label: string;
  value: string;
  error?: string | undefined;
  hoursRef?: Ref<HTMLInputElement>;
  onChange: (time: string) => void;
}) {
  return (
    <TimePicker
      label={label}
      value={value}
      error={error}
      format="24h"
      hoursInputLabel={`${label}: hours`}
      minutesInputLabel={`${label}: minutes`}
      {...(hoursRef && { hoursRef })}
      onChange={onChange}
    />
  );
}
