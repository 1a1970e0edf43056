import styles from './credits-meter.module.css';

const figures = new Intl.NumberFormat('en');

interface Balance {
  userUsage: number;
  creditsGranted: number;
  payingWith: { name: string; left: number } | null;
}

/** What pays for the person's work: their own credits, or those of a workspace that they chose. */
export function PayingMeter({ user }: { user: Balance }) {
  const { payingWith, userUsage, creditsGranted } = user;
  if (payingWith === null) return <CreditsMeter held={userUsage} granted={creditsGranted} />;
  return (
    <span className={styles.meter}>
      <span className={styles.payer}>
        {figures.format(payingWith.left)}{' '}
        <span className={styles.of} data-of>
          credits in <bdi>{payingWith.name}</bdi>
        </span>
      </span>
    </span>
  );
}

function CreditsMeter({ held, granted }: { held: number; granted: number }) {
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
