import { useMemo } from 'react';
import { changesBetween, changesOf } from '../../post/changes.ts';
import styles from './versions.module.css';

export function Difference({ before, after }: { before: string; after: string }) {
  const stretches = useMemo(() => changesBetween(before, after), [before, after]);
  const count = changesOf(stretches).length;
  return (
    <>
      <p className={styles.hint} aria-live="polite">
        {count === 0 ? 'The texts are the same.' : count === 1 ? 'One change.' : `${count} changes.`}
      </p>
      <div className={styles.text} dir="auto">
        {stretches.map((one, index) =>
          one.kind === 'same' ? (
            <span key={index}>{one.text}</span>
          ) : (
            <span key={index}>
              {one.removed !== '' && <del>{one.removed}</del>}
              {one.added !== '' && <ins>{one.added}</ins>}
            </span>
          ),
        )}
      </div>
    </>
  );
}
