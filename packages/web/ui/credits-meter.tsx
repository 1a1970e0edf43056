import styles from './credits-meter.module.css';

const figures = new Intl.NumberFormat('en');

export function CreditsMeter({ held, granted }: { held: number; granted: number }) {
  const share = granted > 0 ? Math.min(1, Math.max(0, held / granted)) : 0;
  return (
    <span className={styles.meter}>
      <span>
        {figures.format(held)}{' '}
        <span className={styles.of} data-of>
          of {figures.format(Math.max(granted, held))} credits
        </span>
      </span>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.left} style={{ width: `${share * 100}%` }} />
      </span>
    </span>
  );
}
