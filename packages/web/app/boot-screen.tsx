import { Logo } from '../ui/logo.tsx';
import { Skeleton, SkeletonLines } from '../ui/skeleton.tsx';
import styles from './boot-screen.module.css';

/** The dashboard's frame until its script runs, laid out so that nothing moves afterwards. */
export function BootScreen() {
  return (
    <div className={styles.frame} aria-busy="true">
      <output className="visually-hidden">Loading</output>
      <div className={styles.rail}>
        <Logo />
      </div>
      <div className={styles.page} aria-hidden="true">
        <Skeleton width="14rem" height="2rem" />
        <SkeletonLines count={3} />
      </div>
    </div>
  );
}
