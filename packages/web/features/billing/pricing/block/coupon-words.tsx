import type { CouponState } from './coupon-box.tsx';
import styles from './coupon-words.module.css';

export function CouponWords({ state, good }: { state: CouponState; good: boolean }) {
  if (state.kind === 'none') return null;
  if (state.kind === 'applying') return <output className={styles.quiet}>Applying...</output>;
  if (state.kind === 'applied' && good)
    return <output className={styles.good}>Coupon code {state.code} applied successfully</output>;
  return (
    <p role="alert" className={styles.wrong}>
      {state.kind === 'applied'
        ? `Coupon code ${state.code} doesn’t apply here. The price is shown without it.`
        : state.message}
    </p>
  );
}
