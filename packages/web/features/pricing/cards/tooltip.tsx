import { useId, useState } from 'react';
import styles from './tooltip.module.css';

/** A question mark that explains itself under the pointer, on focus and on a press; Escape takes it away. */
export function Tooltip({ label, children }: { label: string; children: string }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <span className={styles.place} onMouseEnter={() => setOpen(true)} onMouseLeave={() => setOpen(false)}>
      <button
        type="button"
        className={styles.mark}
        aria-label={label}
        aria-describedby={id}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false);
        }}
      >
        ?
      </button>
      <span role="tooltip" id={id} className={styles.words} data-open={open}>
        {children}
      </span>
    </span>
  );
}
