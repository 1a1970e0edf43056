import type { RunSummary } from '@limelight/contracts';
import { runStatusLabels } from '../../../lib/runs/run-labels.ts';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';

const tones: Readonly<Record<RunSummary['status'], StatusTone>> = {
  queued: 'plain',
  running: 'link',
  waiting: 'warn',
  done: 'good',
  failed: 'bad',
  cancelled: 'plain',
};

/** A run that ended without doing anything of what it was for has failed for its owner. */
export function RunStatusBadge({
  run: { status, outcome },
}: {
  run: Pick<RunSummary, 'status' | 'outcome'>;
}) {
  const shown = status === 'done' && outcome?.state === 'failed' ? 'failed' : status;
  return <StatusBadge tone={tones[shown]}>{runStatusLabels[shown]}</StatusBadge>;
}
