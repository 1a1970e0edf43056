import type { CSSProperties, ReactNode } from 'react';
import styles from './skeleton.module.css';

/** A placeholder bar for loading content. Sizes are CSS lengths. */
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

/** Placeholder lines for loading text. The last one is shorter. */
export function SkeletonLines({ count = 3 }: { count?: number | undefined }) {
  return (
    <span className={styles.lines}>
      {Array.from({ length: count }, (_, line) => (
        <Skeleton key={line} width={line === count - 1 ? '60%' : '100%'} height="0.8em" />
      ))}
    </span>
  );
}

/**
 * The skeleton of a screen, of some lines or of `children`: announces once that it is loading, and hides the bars from
 * assistive technology.
 */
export function Loading({
  label = 'Loading',
  lines,
  children = <SkeletonLines count={lines} />,
}: {
  label?: string;
  lines?: number;
  children?: ReactNode;
}) {
  return (
    <div aria-busy="true">
      <output className="visually-hidden">{label}</output>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
