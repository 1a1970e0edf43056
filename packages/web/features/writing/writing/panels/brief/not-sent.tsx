import { findPrivate } from '@limelight/post-text';
import { useDeferredValue, useMemo } from 'react';
import styles from './writer-notes.module.css';

export function NotSent({ idea }: { idea: string }) {
  const late = useDeferredValue(idea);
  const notes = useMemo(() => findPrivate(late).map(({ start, end }) => late.slice(start, end)), [late]);
  if (notes.length === 0) return null;
  return (
    <details className={styles.private}>
      <summary>Not sent: {notes.length === 1 ? '1 private note' : `${notes.length} private notes`}</summary>
      <ul>
        {notes.map((note, index) => (
          <li key={`${index} ${note}`}>{note}</li>
        ))}
      </ul>
    </details>
  );
}
