import styles from './choice.module.css';

export interface ChoiceOption {
  value: string;
  label: string;
  note?: string | undefined;
  barred?: string | undefined;
}

/**
 * A group of a few options, side by side. Plain radio buttons, so that it works on pages without the component library.
 */
export function Choice({
  label,
  name,
  options,
  value,
  onChange,
}: {
  label: string;
  /** The name of the radio buttons, which the script of a prerendered page looks up. */
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
