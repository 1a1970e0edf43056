import { brand, signUpCredits } from '@limelight/contracts/catalog';
import styles from './stage.module.css';

/** The dark half of the page: one light and a post. Purely decorative. */
export function Stage() {
  return (
    <aside className={styles.stage} aria-label={brand.tagline}>
      <div className={styles.cone} aria-hidden="true" />
      <figure className={styles.post}>
        <blockquote className={styles.text}>
          <p>I had defended every field on our sign-up form.</p>
          <p>Then we took four of them out.</p>
          <p>Completion rose from 41% to 63%.</p>
          <p>So now a field has to earn its place. Which field on your form has no answer to that?</p>
        </blockquote>
        <figcaption className={styles.note}>
          <span className={styles.dot} aria-hidden="true" />
          Your numbers, your words, nothing made up.
        </figcaption>
      </figure>
      <p className={styles.offer}>{signUpCredits} credits to start. No card needed.</p>
    </aside>
  );
}
