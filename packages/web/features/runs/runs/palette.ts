import { listRuns, type RunSummary } from '@limelight/contracts';
import { call } from '../../../lib/client.ts';
import type { Command, CommandSource } from '../../../lib/commands.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { goTo } from '../../../lib/navigation.ts';

const asked = 50;
const shown = 5;

export function runsNamed(runs: readonly RunSummary[], search: string): RunSummary[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return runs
    .filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
    .slice(0, shown);
}

export const findRuns: CommandSource = async (search, signal) => {
  const { items } = await call(listRuns, { query: { limit: asked } }, { showError: false, signal });
  return runsNamed(items, search).map((run): Command => ({
    id: `run:${run.id}`,
    label: run.label,
    description: formatDateTime(run.createdAt),
    group: 'Runs',
    run: () => goTo(`/dashboard/runs/${run.id}`),
  }));
};
