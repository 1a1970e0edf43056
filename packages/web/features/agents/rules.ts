import { agentTools, type Agent } from '@limelight/contracts';
import { formatDateTime } from '../../lib/format.ts';

/** What an agent does, in a line. */
export function describe({ work }: Agent): string {
  if (work.kind === 'custom') return work.settings.steps.map(({ tool }) => agentTools[tool].name).join(' → ');
  const { topics, feeds } = work.settings;
  const sources = `${feeds.length} ${feeds.length === 1 ? 'feed' : 'feeds'}`;
  return topics.length === 0 ? `Everything new from ${sources}` : `${topics.join(', ')} from ${sources}`;
}

export const lastRunWords = (lastRun: Agent['lastRun']): string =>
  lastRun === null ? 'It has not run yet.' : `Last run ${formatDateTime(lastRun.at)} (${lastRun.status}).`;
