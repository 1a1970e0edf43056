import type { JobFilters, JobReason, JobStage } from '@limelight/contracts';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { rowsAfter, type Connection, type Position, type Tx } from '../../../../platform/db/index.ts';
import { companyKey, prefixQuery } from '../../../library/people/index.ts';
import { jobAds, jobPipeline, jobs } from '../tables.ts';

export type JobRow = Omit<typeof jobs.$inferSelect, 'search'>;
export type AdRow = typeof jobAds.$inferSelect;
type OwnRow = typeof jobPipeline.$inferSelect;
export type PipelineRow = Omit<OwnRow, 'stage'> & { stage: JobStage };
export type OwnJob = JobRow &
  Pick<OwnRow, 'remindAt'> & {
    stage: JobStage | null;
    boards: string[];
    reasons: JobReason[] | null;
    missing: string[] | null;
  };

/** All columns except the search index. */
const { search: _, ...columns } = getTableColumns(jobs);
export { columns as jobColumns };

/** Advertisements on public boards, and on the feeds that the person follows. Feeds are private. */
const adSeenBy = (userId: string) =>
  sql`(a.board <> 'feed' OR EXISTS (SELECT 1 FROM job_targets t WHERE t.board = a.board AND t.board_company = a.board_company AND t.user_id = ${userId}))`;

const boardsSeenBy = (userId: string) =>
  sql<
    string[]
  >`coalesce((SELECT array_agg(DISTINCT a.board ORDER BY a.board) FROM job_ads a WHERE a.job_id = ${jobs.id} AND ${adSeenBy(userId)}), '{}')`;
const stage = sql<JobStage | null>`nullif(${jobPipeline.stage}, 'found')`;
const pipelineColumns = { ...getTableColumns(jobPipeline), stage: sql<JobStage>`${jobPipeline.stage}` };
const ownOf = (userId: string) => ({
  ...columns,
  boards: boardsSeenBy(userId),
  stage,
  remindAt: jobPipeline.remindAt,
  reasons: jobPipeline.reasons,
  missing: jobPipeline.missing,
});

const isLive = ne(jobPipeline.stage, 'dismissed');
const inPipeline = and(isLive, ne(jobPipeline.stage, 'found'));

/** Joins the person's row for an opening that they kept or that a search found. */
const mineOf = (userId: string) =>
  and(eq(jobPipeline.jobId, jobs.id), eq(jobPipeline.userId, userId), isLive);

/** Public openings, and those from feeds that the person follows. */
const seenBy = (userId: string) =>
  sql`(NOT ${jobs.feedOnly} OR EXISTS (SELECT 1 FROM job_ads a WHERE a.job_id = ${jobs.id} AND ${adSeenBy(userId)}))`;

/** Openings that a search of theirs found, including those they removed. */
const foundBy = (userId: string) =>
  sql`EXISTS (SELECT 1 FROM job_pipeline p WHERE p.job_id = ${jobs.id} AND p.user_id = ${userId})`;

function conditionsOf(userId: string, query: JobFilters, now: Date): SQL[] {
  const all: SQL[] = [];
  const lookup = query.q === undefined ? null : prefixQuery(query.q);
  if (lookup !== null) all.push(sql`${jobs.search} @@ to_tsquery('simple', ${lookup})`);
  if (query.stage !== undefined) all.push(eq(jobPipeline.stage, query.stage));
  else if (query.scope === 'all') all.push(isNull(jobs.closedAt), seenBy(userId));
  else all.push(query.scope === 'found' ? eq(jobPipeline.stage, 'found') : ne(jobPipeline.stage, 'found'));
  if (query.company !== undefined) all.push(eq(jobs.companyKey, companyKey(query.company)));
  if (query.country !== undefined) all.push(sql`${query.country} = ANY (${jobs.countries})`);
  if (query.workplace !== undefined) all.push(eq(jobs.workplace, query.workplace));
  if (query.level !== undefined) all.push(sql`${query.level} = ANY (${jobs.levels})`);
  if (query.postedWithinDays !== undefined)
    all.push(gte(jobs.firstSeenAt, new Date(now.getTime() - query.postedWithinDays * 86_400_000)));
  if (query.payFrom !== undefined) all.push(gte(jobs.payYearly, query.payFrom));
  return all;
}

/** Newest first. */
export async function searchJobs(
  connection: Connection,
  userId: string,
  query: JobFilters,
  page: { limit: number; after: Position | null; now: Date },
): Promise<OwnJob[]> {
  const after = rowsAfter(jobs.firstSeenAt, jobs.id, page.after);
  const mine = mineOf(userId);
  const from = connection.select(ownOf(userId)).from(jobs).$dynamic();
  const isMine = query.scope !== 'all' || query.stage !== undefined;
  const joined = isMine ? from.innerJoin(jobPipeline, mine) : from.leftJoin(jobPipeline, mine);
  return joined
    .where(and(...conditionsOf(userId, query, page.now), after))
    .orderBy(desc(jobs.firstSeenAt), desc(jobs.id))
    .limit(page.limit);
}

/** An opening that the person may see. */
export async function findJob(connection: Connection, userId: string, id: string): Promise<OwnJob | null> {
  const [row] = await connection
    .select(ownOf(userId))
    .from(jobs)
    .leftJoin(jobPipeline, mineOf(userId))
    .where(and(eq(jobs.id, id), or(seenBy(userId), foundBy(userId))));
  return row ?? null;
}

export async function findJobs(connection: Connection, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return connection
    .select(ownOf(userId))
    .from(jobs)
    .leftJoin(jobPipeline, mineOf(userId))
    .where(inArray(jobs.id, [...ids]));
}

/** The advertisements of an opening that the person may see. */
export async function listAds(connection: Connection, userId: string, jobId: string): Promise<AdRow[]> {
  const a = alias(jobAds, 'a');
  return connection
    .select()
    .from(a)
    .where(and(eq(a.jobId, jobId), adSeenBy(userId)))
    .orderBy(asc(a.board), a.externalId);
}

/** Open openings that contain one of the words, ranked by PostgreSQL. */
export async function findComparable(
  connection: Connection,
  lookup: string,
  { limit, boards: among }: { limit: number; boards: readonly { kind: string; company: string }[] },
): Promise<JobRow[]> {
  if (among.length === 0) return [];
  const named = sql.join(
    among.map(({ kind, company }) => sql`(${kind}, ${company})`),
    sql`, `,
  );
  return connection
    .select(columns)
    .from(jobs)
    .where(
      and(
        isNull(jobs.closedAt),
        sql`${jobs.search} @@ to_tsquery('simple', ${lookup})`,
        sql`${jobs.id} IN (SELECT job_id FROM job_ads WHERE (board, board_company) IN (${named}) AND closed_at IS NULL)`,
      ),
    )
    .orderBy(sql`ts_rank(${jobs.search}, to_tsquery('simple', ${lookup})) DESC`, desc(jobs.firstSeenAt))
    .limit(limit);
}

export async function findOpeningsAt(connection: Connection, keys: readonly string[], limit: number) {
  if (keys.length === 0) return [];
  return connection
    .select(columns)
    .from(jobs)
    .where(and(isNull(jobs.closedAt), eq(jobs.feedOnly, false), inArray(jobs.companyKey, [...keys])))
    .orderBy(desc(jobs.firstSeenAt))
    .limit(limit);
}

export async function findPipelineRow(connection: Connection, userId: string, jobId: string) {
  const [row] = await connection
    .select(pipelineColumns)
    .from(jobPipeline)
    .where(and(eq(jobPipeline.userId, userId), eq(jobPipeline.jobId, jobId), inPipeline));
  return row ?? null;
}

type PipelineChange = Partial<Pick<PipelineRow, 'stage' | 'note' | 'remindAt'>>;

/**
 * Adds an opening to the pipeline or changes the given fields. A reminder moved to another minute becomes due again.
 */
export async function putPipelineRow(
  tx: Tx,
  { userId, jobId }: Pick<PipelineRow, 'userId' | 'jobId'>,
  change: PipelineChange,
  now: Date,
): Promise<void> {
  const minute = (at: SQL) => sql`date_trunc('minute', ${at})`;
  const moved = sql`${minute(sql`excluded.remind_at`)} IS DISTINCT FROM ${minute(sql`${jobPipeline.remindAt}`)}`;
  await tx
    .insert(jobPipeline)
    .values({
      userId,
      jobId,
      stage: 'saved',
      note: '',
      remindAt: null,
      remindedAt: null,
      reasons: [],
      missing: [],
      createdAt: now,
      updatedAt: now,
      ...change,
    })
    .onConflictDoUpdate({
      target: [jobPipeline.userId, jobPipeline.jobId],
      set: {
        stage: sql`CASE WHEN ${jobPipeline.stage} IN ('found', 'dismissed') THEN 'saved' ELSE ${jobPipeline.stage} END`,
        ...change,
        ...(change.remindAt === undefined
          ? {}
          : { remindedAt: sql`CASE WHEN ${moved} THEN NULL ELSE ${jobPipeline.remindedAt} END` }),
        updatedAt: now,
      },
    });
}

/**
 * Adds the results of a search, which enter the pipeline when the person keeps them. Openings already in it keep their
 * stage and notes, and removed ones stay removed.
 */
export async function addFound(
  tx: Tx,
  userId: string,
  found: readonly { jobId: string; reasons: JobReason[]; missing: string[] }[],
  now: Date,
): Promise<void> {
  if (found.length === 0) return;
  await tx
    .insert(jobPipeline)
    .values(
      found.map(({ jobId, reasons, missing }) => ({
        userId,
        jobId,
        stage: 'found' as const,
        note: '',
        remindAt: null,
        remindedAt: null,
        reasons,
        missing,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [jobPipeline.userId, jobPipeline.jobId],
      set: { reasons: sql`excluded.reasons`, missing: sql`excluded.missing`, updatedAt: now },
      setWhere: isLive,
    });
}

/** Moves found openings into the pipeline, with the reasons they were found for. Returns how many. */
export async function keepFound(tx: Tx, userId: string, jobIds: readonly string[], now: Date) {
  const rows = await tx
    .update(jobPipeline)
    .set({ stage: 'saved', updatedAt: now })
    .where(
      and(
        eq(jobPipeline.userId, userId),
        inArray(jobPipeline.jobId, [...jobIds]),
        eq(jobPipeline.stage, 'found'),
      ),
    )
    .returning({ jobId: jobPipeline.jobId });
  return rows.length;
}

/** Removes openings with their notes and keeps a marker, so that later searches skip them. Returns how many. */
export async function dismiss(tx: Tx, userId: string, jobIds: readonly string[], now: Date): Promise<number> {
  const rows = await tx
    .update(jobPipeline)
    .set({ stage: 'dismissed', note: '', remindAt: null, reasons: [], missing: [], updatedAt: now })
    .where(and(eq(jobPipeline.userId, userId), inArray(jobPipeline.jobId, [...jobIds]), isLive))
    .returning({ jobId: jobPipeline.jobId });
  return rows.length;
}

export async function listDismissed(connection: Connection, userId: string): Promise<ReadonlySet<string>> {
  const rows = await connection
    .select({ jobId: jobPipeline.jobId })
    .from(jobPipeline)
    .where(and(eq(jobPipeline.userId, userId), eq(jobPipeline.stage, 'dismissed')));
  return new Set(rows.map(({ jobId }) => jobId));
}

export async function listPipeline(connection: Connection, userId: string) {
  const rows = await connection
    .select({ job: columns, row: pipelineColumns })
    .from(jobPipeline)
    .innerJoin(jobs, eq(jobs.id, jobPipeline.jobId))
    .where(and(eq(jobPipeline.userId, userId), inPipeline))
    .orderBy(asc(jobPipeline.stage), desc(jobPipeline.updatedAt))
    .limit(10_000);
  return rows.map(({ job, row }) => ({ ...row, job }));
}

export async function takeDueReminders(tx: Tx, now: Date, limit: number) {
  const due = tx
    .select({ userId: jobPipeline.userId, jobId: jobPipeline.jobId })
    .from(jobPipeline)
    .where(and(sql`${jobPipeline.remindAt} <= ${now}`, isNull(jobPipeline.remindedAt)))
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx
    .update(jobPipeline)
    .set({ remindedAt: now })
    .where(sql`(${jobPipeline.userId}, ${jobPipeline.jobId}) IN (${due})`)
    .returning({ userId: jobPipeline.userId, jobId: jobPipeline.jobId });
}
