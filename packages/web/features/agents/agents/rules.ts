import { agentTools, type Agent } from '@limelight/contracts';
import { formatDateTime } from '../../../lib/format.ts';
import { runStatusLabels } from '../../../lib/runs/run-labels.ts';

export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** An agent without days is not on: nothing happens until somebody starts it. */
export const stateOf = ({ enabled, schedule }: Agent): string =>
  schedule === null ? 'Runs when you start it' : enabled ? 'On' : 'Off';

/** What an agent does, in a line. */
export function describe({ work }: Agent): string {
  if (work.kind === 'custom') return work.settings.steps.map(({ tool }) => agentTools[tool].name).join(' → ');
  const { topics, feeds } = work.settings;
  const sources = counted(feeds.length, 'feed');
  return topics.length === 0 ? `Everything new from ${sources}` : `${topics.join(', ')} from ${sources}`;
}

export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** `every Monday and Thursday at 08:00`. */
export function scheduleWords({ weekdays, time }: { weekdays: readonly number[]; time: string }): string {
  const names = weekdayNames.filter((_, index) => weekdays.includes(index + 1));
  const days = names.length === 7 ? 'day' : new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
  return `every ${days} at ${time}`;
}

export const lastRunWords = (lastRun: Agent['lastRun']): string =>
  lastRun === null
    ? 'It has not run yet.'
    : `Last run ${formatDateTime(lastRun.at)} (${runStatusLabels[lastRun.status].toLowerCase()}).`;
