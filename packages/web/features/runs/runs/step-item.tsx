import type { RunView } from '@limelight/contracts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import styles from './runs.module.css';

export type Step = RunView['steps'][number];

const tones = { running: 'link', done: 'good', skipped: 'warn', failed: 'bad', cancelled: 'plain' } as const;
const labels = {
  running: 'Running',
  done: 'Done',
  skipped: 'Skipped',
  failed: 'Failed',
  cancelled: 'Cancelled',
} as const;

export function durationOf({ startedAt, finishedAt }: Step): string {
  if (finishedAt === null) return '';
  const ms = Date.parse(finishedAt) - Date.parse(startedAt);
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
}

export function StepItem({ step }: { step: Step }) {
  const { title, name, summary, status, sources } = step;
  const addresses = sources.flatMap(({ title: of, address }) =>
    address === null || of === address ? [] : [{ of, address }],
  );
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{title ?? name}</span>
        {summary !== null && <span className={styles.quiet}>{summary}</span>}
        {addresses.map(({ of, address }) => (
          <a
            key={address}
            className={styles.source}
            href={address}
            aria-label={of}
            rel="noreferrer noopener"
            target="_blank"
          >
            {address}
          </a>
        ))}
      </span>
      <StatusBadge tone={tones[status]}>{labels[status]}</StatusBadge>
    </li>
  );
}
