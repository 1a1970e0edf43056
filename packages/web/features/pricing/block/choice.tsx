import styles from './choice.module.css';

export interface ChoiceOption {
  value: string;
  label: string;
  /** Stands beside the label, such as what is saved. */
  note?: string | undefined;
  /** Why it cannot be chosen, if so. */
  barred?: string | undefined;
}

/** One of a few, side by side. Plain radio buttons, so that it works on pages without the component library. */
export function Choice({
  label,
  name,
  options,
  value,
  onChange,
}: {
  label: string;
  /** Of the radio buttons, by which the script of a printed page finds them. */
  name: string;
  options: readonly ChoiceOption[];
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option} title={option.barred}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.barred !== undefined}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.label}>
            {option.label}
            {option.note && (
              <span className={styles.note} data-note>
                {option.note}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
