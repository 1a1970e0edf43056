import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string;
  /** Both are left out on a prerendered page whose own script reads the field. */
  value?: string;
  onChange?: (value: string) => void;
  error?: string | undefined;
  hint?: ReactNode;
  aside?: ReactNode;
  /** Shown at the end of the field, inside it. */
  inside?: ReactNode;
}

/** A labelled text field with its error below. It needs no component library, so that public pages can use it. */
export function TextField({ label, value, onChange, error, hint, aside, inside, ...rest }: TextFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`, rest['aria-describedby']]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {aside}
      </div>
      <div className={styles.box}>
        <input
          dir="auto"
          {...rest}
          id={id}
          className={classNames(styles.input, inside ? styles.withInside : null)}
          {...(value !== undefined && { value })}
          onChange={onChange && ((event) => onChange(event.target.value))}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {inside && <div className={styles.inside}>{inside}</div>}
      </div>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
