import { creditErrors } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Connection } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { startRunIn } from '../../../runs/runs/index.ts';
import {
  claimDay,
  claimPassedDays,
  listDailySearches,
  updateSearch,
  type SearchRow,
} from '../repository/own.ts';
import { dailyHour, dueDay } from '../rules/daily.ts';
import { jobSearch } from '../run.ts';

const atOnce = 100;

/**
 * Starts the daily searches that are due. The day is claimed in the transaction that starts the run, so each runs
 * once.
 */
export async function startDailyRuns(context: Context): Promise<void> {
  const { db } = context.database;
  for (let after: string | null = null, more = true; more;) {
    const rows: SearchRow[] = await listDailySearches(db, after, atOnce);
    for (const search of rows) await startToday(context, search);
    after = rows.at(-1)?.id ?? null;
    more = rows.length === atOnce;
  }
}

async function startToday(context: Context, search: SearchRow): Promise<void> {
  const day = dueDay(context.clock.now(), search);
  if (day === null) return;
  const { id, userId, query, locations, levels } = search;
  try {
    await context.database.db.transaction(async (tx) => {
      if (!(await claimDay(tx, id, day))) return;
      const owner = { kind: 'user', userId } as const;
      const { id: lastRunId } = await startRunIn(context, tx, jobSearch, {
        owner,
        input: { query, locations, levels },
      });
      await updateSearch(tx, userId, id, { lastRunId });
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Without credits the day is skipped. With too many runs in progress, the search is tried again ten minutes later.
    context.log.info({ code: error.code, searchId: id }, 'a daily job search was skipped');
    if (creditErrors.some((code) => code === error.code))
      await context.database.db.transaction((tx) => claimDay(tx, id, day));
  }
}

/**
 * Skips today's searches after a restore, because those whose hour has passed may have run, and mailed what they found,
 * after the backup was made.
 */
export async function skipPassedSearches(connection: Connection, now: Date): Promise<void> {
  await claimPassedDays(connection, now, dailyHour);
}
