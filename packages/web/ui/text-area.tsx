import { useId, type TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './text-field.module.css';

export interface TextAreaProps extends Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'onChange' | 'value'
> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** A labelled multi-line field with its error below, as plain as `TextField`. */
export function TextArea({ label, value, onChange, error, rows = 6, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      </div>
      <textarea
        dir="auto"
        {...rest}
        id={id}
        rows={rows}
        className={classNames(styles.input, styles.area)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
