import type { CSSProperties, ReactNode } from 'react';
import styles from './skeleton.module.css';

/** A bar in the place of something that is still coming. Sizes are CSS lengths. */
export function Skeleton({
  width = '100%',
  height = '1em',
  round = false,
}: {
  width?: string;
  height?: string;
  round?: boolean;
}) {
  const style: CSSProperties = { width, height, borderRadius: round ? '50%' : undefined };
  return <span className={styles.bar} style={style} />;
}

/** Lines of text that are still coming; the last one is shorter. */
export function SkeletonLines({ count = 3 }: { count?: number }) {
  return (
    <span className={styles.lines}>
      {Array.from({ length: count }, (_, line) => (
        <Skeleton key={line} width={line === count - 1 ? '60%' : '100%'} height="0.8em" />
      ))}
    </span>
  );
}

/** Wraps the skeleton of a screen: says once that it loads and hides the bars from assistive technology. */
export function Loading({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <output className="visually-hidden">{label}</output>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
