import { useId, useState } from 'react';
import styles from './chip-group.module.css';

interface ChipOption<V extends string> {
  value: V;
  label: string;
}

/**
 * A choice between options, shown as chips. With `first`, the later ones are hidden behind "More…", except for the
 * selected one.
 */
export function ChipGroup<V extends string>({
  label,
  options,
  first = options.length,
  value,
  onChange,
}: {
  label: string;
  options: readonly ChipOption<V>[];
  first?: number;
  value: V;
  onChange: (value: V) => void;
}) {
  const name = useId();
  const [all, setAll] = useState(false);
  const shown = all ? options : options.filter((option, index) => index < first || option.value === value);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.chips}>
        {shown.map((option) => (
          <label key={option.value} className={styles.chip}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
        {shown.length < options.length && (
          <button
            type="button"
            className={styles.chip}
            onClick={() => setAll(true)}
            aria-label={`More: ${label.toLowerCase()}`}
          >
            More…
          </button>
        )}
      </div>
    </fieldset>
  );
}
