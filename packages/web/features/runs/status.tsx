import type { RunStatus } from '@limelight/contracts';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';

const labels: Readonly<Record<RunStatus, string>> = {
  queued: 'Queued',
  running: 'Running',
  waiting: 'Waiting for you',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

const tones: Readonly<Record<RunStatus, StatusTone>> = {
  queued: 'plain',
  running: 'link',
  waiting: 'warn',
  done: 'good',
  failed: 'bad',
  cancelled: 'plain',
};

export function RunStatusBadge({ status }: { status: RunStatus }) {
  return <StatusBadge tone={tones[status]}>{labels[status]}</StatusBadge>;
}
