import { and, asc, eq, sql } from 'drizzle-orm';
import {
  countOwnRows,
  insertRow,
  listOwnRows,
  takeLock,
  type Connection,
  type Tx,
} from '../../../../platform/db/index.ts';
import { forgetFeeds } from './boards.ts';
import { jobBoardRows, jobPipeline, jobProfiles, jobSearches, jobSearchTold, jobTargets } from '../tables.ts';

export type SearchRow = typeof jobSearches.$inferSelect;
export type TargetRow = typeof jobTargets.$inferSelect;
export type ListedTarget = TargetRow & { openings: number; readAt: Date | null; fault: string | null };

export async function findJobProfileText(connection: Connection, userId: string): Promise<string | null> {
  const [row] = await connection
    .select({ text: jobProfiles.text })
    .from(jobProfiles)
    .where(eq(jobProfiles.userId, userId));
  return row?.text ?? null;
}

export async function keepProfile(tx: Tx, userId: string, text: string, now: Date): Promise<void> {
  await tx
    .insert(jobProfiles)
    .values({ userId, text, updatedAt: now })
    .onConflictDoUpdate({ target: jobProfiles.userId, set: { text, updatedAt: now } });
}

export async function listTargets(connection: Connection, userId: string): Promise<ListedTarget[]> {
  const rows = await connection
    .select({
      target: jobTargets,
      openings: jobBoardRows.openings,
      readAt: jobBoardRows.readAt,
      fault: jobBoardRows.fault,
    })
    .from(jobTargets)
    .leftJoin(
      jobBoardRows,
      and(eq(jobBoardRows.kind, jobTargets.board), eq(jobBoardRows.company, jobTargets.boardCompany)),
    )
    .where(eq(jobTargets.userId, userId))
    .orderBy(asc(sql`lower(${jobTargets.name})`));
  return rows.map(({ target, openings, readAt, fault }) => ({
    ...target,
    openings: openings ?? 0,
    readAt,
    fault,
  }));
}

/** Follows a company. Returns the stored row, which is the earlier one if it was followed before. */
export async function insertTarget(tx: Tx, row: TargetRow): Promise<TargetRow> {
  const [kept] = await tx
    .insert(jobTargets)
    .values(row)
    .onConflictDoUpdate({
      target: [jobTargets.userId, jobTargets.board, jobTargets.boardCompany],
      set: { name: row.name },
    })
    .returning();
  return kept ?? row;
}

/** Unfollows a company or feed. A feed that nobody follows any more is deleted with its openings. */
export async function removeTarget(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(jobTargets)
    .where(and(eq(jobTargets.userId, userId), eq(jobTargets.id, id)))
    .returning({ board: jobTargets.board, address: jobTargets.boardCompany });
  await forgetFeeds(tx, feedsAmong(rows));
  return rows.length > 0;
}

/** Serialises changes to a person's pipeline, saved searches and companies. */
export async function lockOwnJobs(tx: Tx, userId: string): Promise<void> {
  await takeLock(tx, 'job-agents', userId);
}

export const listSearches = listOwnRows(jobSearches, 'newest first');

export const insertSearch = insertRow(jobSearches);

export async function updateSearch(
  tx: Tx,
  userId: string,
  id: string,
  set: Partial<Pick<SearchRow, 'daily' | 'lastRunOn' | 'lastRunId'>>,
): Promise<SearchRow | null> {
  const [row] = await tx
    .update(jobSearches)
    .set(set)
    .where(and(eq(jobSearches.userId, userId), eq(jobSearches.id, id)))
    .returning();
  return row ?? null;
}

export async function removeSearch(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(jobSearches)
    .where(and(eq(jobSearches.userId, userId), eq(jobSearches.id, id)))
    .returning({ id: jobSearches.id });
  if (rows.length > 0) await tx.delete(jobSearchTold).where(eq(jobSearchTold.searchId, id));
  return rows.length > 0;
}

export async function listDailySearches(connection: Connection, after: string | null, limit: number) {
  return connection
    .select()
    .from(jobSearches)
    .where(
      and(eq(jobSearches.daily, true), after === null ? undefined : sql`${jobSearches.id} > ${after}::uuid`),
    )
    .orderBy(asc(jobSearches.id))
    .limit(limit);
}

/** Claims a search's run for a day. Returns false if that day is already claimed. */
export async function claimDay(tx: Tx, id: string, day: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(jobSearches)
    .set({ lastRunOn: day, lastRunId: null })
    .where(
      and(
        eq(jobSearches.id, id),
        eq(jobSearches.daily, true),
        sql`(${jobSearches.lastRunOn} IS NULL OR ${jobSearches.lastRunOn} < ${day}::date)`,
      ),
    );
  return rowCount !== 0;
}

/** Claims today's run of every search whose hour has passed. Restored rows can have the columns of an earlier version. */
export async function claimPassedDays(connection: Connection, now: Date, fromHour: number): Promise<void> {
  const local = sql`(${now.toISOString()}::timestamptz AT TIME ZONE ${jobSearches.timeZone})`;
  await connection
    .update(jobSearches)
    .set({ lastRunOn: sql`${local}::date` })
    .where(
      and(
        eq(jobSearches.daily, true),
        sql`extract(hour FROM ${local}) >= ${fromHour}`,
        sql`(${jobSearches.lastRunOn} IS NULL OR ${jobSearches.lastRunOn} < ${local}::date)`,
      ),
    );
}

export async function findSearchOfRun(connection: Connection, runId: string): Promise<SearchRow | null> {
  const [row] = await connection.select().from(jobSearches).where(eq(jobSearches.lastRunId, runId));
  return row ?? null;
}

/** Marks openings as mailed and returns those that were not marked before. */
export async function markTold(tx: Tx, userId: string, searchId: string, jobIds: readonly string[]) {
  if (jobIds.length === 0) return [];
  const rows = await tx
    .insert(jobSearchTold)
    .values(jobIds.map((jobId) => ({ searchId, userId, jobId })))
    .onConflictDoNothing()
    .returning({ jobId: jobSearchTold.jobId });
  return rows.map(({ jobId }) => jobId);
}

export const countTargets = countOwnRows(jobTargets);

const feedsAmong = (targets: readonly { board: string; address: string }[]) =>
  targets.filter(({ board }) => board === 'feed').map(({ address }) => address);

export async function eraseJobs(tx: Tx, userId: string): Promise<void> {
  for (const table of [jobProfiles, jobSearches, jobSearchTold])
    await tx.delete(table).where(eq(table.userId, userId));
  const jobs = await tx
    .delete(jobPipeline)
    .where(eq(jobPipeline.userId, userId))
    .returning({ id: jobPipeline.jobId });
  const targets = await tx
    .delete(jobTargets)
    .where(eq(jobTargets.userId, userId))
    .returning({ board: jobTargets.board, address: jobTargets.boardCompany });
  await forgetFeeds(
    tx,
    feedsAmong(targets),
    jobs.map(({ id }) => id),
  );
}
