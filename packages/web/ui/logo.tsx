import { brand } from '@limelight/contracts/catalog';
import { classNames } from './class-names.ts';
import styles from './logo.module.css';

/** The dot of light with the product name, or with `mark` the dot alone. */
export function Logo({ mark = false, className }: { mark?: boolean; className?: string }) {
  return (
    <span className={classNames(styles.logo, className)}>
      <span className={styles.light} aria-hidden="true" />
      <span className={mark ? 'visually-hidden' : undefined}>{brand.name}</span>
    </span>
  );
}
