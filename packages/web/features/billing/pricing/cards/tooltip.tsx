import { useId, useState } from 'react';
import styles from './tooltip.module.css';

/**
 * A question mark that shows an explanation on hover and focus. Escape hides it; on a prerendered page `live-prices.ts`
 * handles Escape.
 */
export function Tooltip({ label, children }: { label: string; children: string }) {
  const id = useId();
  const [shut, setShut] = useState(false);
  return (
    <span className={styles.place} data-tooltip={shut ? 'shut' : 'ready'} onMouseEnter={() => setShut(false)}>
      <button
        type="button"
        className={styles.mark}
        aria-label={label}
        aria-describedby={id}
        onFocus={() => setShut(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setShut(true);
        }}
      >
        ?
      </button>
      <span role="tooltip" id={id} className={styles.words}>
        {children}
      </span>
    </span>
  );
}
