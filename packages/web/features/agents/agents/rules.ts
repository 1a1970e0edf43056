import { agentTools, type Agent } from '@limelight/contracts';
import { formatDateTime } from '../../lib/format.ts';
import { runStatusLabels } from '../../lib/runs/run-labels.ts';

/** What an agent does, in a line. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export function describe({ work }: Agent): string {
  if (work.kind === 'custom') return work.settings.steps.map(({ tool }) => agentTools[tool].name).join(' → ');
  const { topics, feeds } = work.settings;
  const sources = counted(feeds.length, 'feed');
  return topics.length === 0 ? `Everything new from ${sources}` : `${topics.join(', ')} from ${sources}`;
}

export const lastRunWords = (lastRun: Agent['lastRun']): string =>
  lastRun === null
    ? 'It has not run yet.'
    : `Last run ${formatDateTime(lastRun.at)} (${runStatusLabels[lastRun.status].toLowerCase()}).`;
