import type { ReactNode } from 'react';
import { Loading } from '../../../../ui/skeleton.tsx';
import styles from './cards.module.css';

export function CardFrame({
  title,
  children,
  actions,
  label,
}: {
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  label: string;
}) {
  return (
    <section className={styles.card} aria-label={label}>
      {title && <h3 className={styles.title}>{title}</h3>}
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}

/** Of a thing that is read for its card: its place while it loads, and a sentence when it is gone. */
export function NotThere({ isPending, name }: { isPending: boolean; name: string }) {
  return (
    <CardFrame label={name}>
      {isPending ? (
        <Loading label={`Loading the ${name}`} lines={3} />
      ) : (
        <p className={styles.quiet}>This {name} is no longer available.</p>
      )}
    </CardFrame>
  );
}
