import type { ReactNode } from 'react';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import styles from './results.module.css';

export function TableRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ScrollRegion className={styles.scroll} label={label}>
      <table className={styles.table}>{children}</table>
    </ScrollRegion>
  );
}
