import type { Context } from '../context.ts';
import { openReports } from '../domains/profile/profile-review/index.ts';
import type { Command } from './command.ts';

const hourMs = 3_600_000;

/** What becomes of a report, for the states that need words. */
const meanings = new Map([
  ['handed-over', 'paid back when it is due, unless another profile works before'],
  ['refunded', 'could not be made and is paid back'],
  ['refund-failed', 'the provider refused to pay it back: find another way'],
]);

/** Hours until a report is due, in words. */
function due(at: Date, now: number): string {
  const hours = Math.round((at.getTime() - now) / hourMs);
  return hours < 0 ? `${-hours} hours late` : `due in ${hours} hours`;
}

async function list(context: Context): Promise<string> {
  const reports = await openReports(context);
  if (reports.length === 0) return 'All profile reports that were bought are delivered.';
  const now = context.clock.now();
  return reports
    .map(({ purchaseId, state, dueAt, failures }) =>
      [
        purchaseId,
        state,
        state === 'refunded' ? '' : due(dueAt, now),
        failures === 0 ? '' : `${failures} failed`,
        meanings.get(state) ?? '',
      ]
        .filter(Boolean)
        .join('  '),
    )
    .join('\n');
}

/** Bought profile reports. Money goes back with `refund`, by the id that is listed here. */
export const reportCommands: Readonly<Record<string, Command>> = {
  reports: {
    usage: '',
    about:
      'lists profile reports that were bought and not delivered, those due first, and those paid back lately',
    run: async (context) => list(context),
  },
};
