import type { RunStatus } from '@limelight/contracts';

export const runStatusLabels: Readonly<Record<RunStatus, string>> = {
  queued: 'Queued',
  running: 'Running',
  waiting: 'Waiting for you',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
};
