import { ButtonLink } from '../../ui/button.tsx';
import styles from './closing.module.css';

export function Closing() {
  return (
    <section className={styles.closing}>
      <div className={styles.light} aria-hidden="true" />
      <h2 className={styles.title}>Ready to Boost Your LinkedIn With AI?</h2>
      <ButtonLink to="/dashboard" look="accent" size="large">
        Start Free—No Card Needed
      </ButtonLink>
    </section>
  );
}
