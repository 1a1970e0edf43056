import { brand } from '@limelight/contracts/catalog';
import styles from './logo.module.css';

/** The dot of light with the product name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <span className={styles.light} aria-hidden="true" />
      <span>{brand.name}</span>
    </span>
  );
}
