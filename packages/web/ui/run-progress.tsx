import type { RunProgress as Progress } from '@limelight/contracts';
import { useId } from 'react';
import { Button } from './button.tsx';
import styles from './run-progress.module.css';

export function RunProgress({
  progress,
  waiting = 'Starting …',
  onCancel,
}: {
  progress: Progress | null;
  /** Shown until the run reports its first progress. */
  waiting?: string;
  onCancel?: () => void;
}) {
  const labelId = useId();
  const total = progress?.total ?? null;
  return (
    <div className={styles.run}>
      <div className={styles.line}>
        <output id={labelId} className={styles.label}>
          {progress?.label ?? waiting}
        </output>
        {onCancel && (
          <Button size="small" look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      <progress
        className={styles.bar}
        aria-labelledby={labelId}
        {...(total === null ? {} : { max: total, value: progress?.done ?? 0 })}
      />
    </div>
  );
}
