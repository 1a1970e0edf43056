import { ideaCharacterLimit } from '@limelight/contracts/catalog';
import { useId } from 'react';
import workbench from '../../../ui/workbench.module.css';
import styles from './tools.module.css';

const number = new Intl.NumberFormat('en');

/** A labelled multi-line field that says when it is full, because the browser cuts longer pasted text. */
export function TextArea({
  label,
  value,
  onChange,
  rows = 6,
  maxLength = ideaCharacterLimit,
}: {
  label: string;
  value: string;
  onChange: (text: string) => void;
  rows?: number;
  maxLength?: number;
}) {
  const id = useId();
  return (
    <div className={workbench.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        dir="auto"
        rows={rows}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value.length >= maxLength && (
        <output className={styles.quiet}>
          {number.format(maxLength)} characters is the maximum. The rest was left out.
        </output>
      )}
    </div>
  );
}

export function Choice<Value extends string>({
  label,
  value,
  choices,
  onChange,
}: {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}) {
  const id = useId();
  return (
    <div className={workbench.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
