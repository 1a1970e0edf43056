import type { RunStatus } from '@limelight/contracts';
import { runStatusLabels } from '../../lib/runs/run-labels.ts';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';

const tones: Readonly<Record<RunStatus, StatusTone>> = {
  queued: 'plain',
  running: 'link',
  waiting: 'warn',
  done: 'good',
  failed: 'bad',
  cancelled: 'plain',
};

export function RunStatusBadge({ status }: { status: RunStatus }) {
  return <StatusBadge tone={tones[status]}>{runStatusLabels[status]}</StatusBadge>;
}
