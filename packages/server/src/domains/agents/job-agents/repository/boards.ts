import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { BoardRef } from '../../../../integrations/job-boards/index.ts';
import { takeLock, type Connection, type Tx } from '../../../../platform/db/index.ts';
import { jobColumns, type AdRow, type JobRow } from './job-agents.ts';
import { jobAds, jobBoardRows, jobs, jobTargets } from '../tables.ts';

export type BoardRow = typeof jobBoardRows.$inferSelect;

export async function findBoardRow(
  connection: Connection,
  { kind, company }: BoardRef,
): Promise<BoardRow | null> {
  const [row] = await connection
    .select()
    .from(jobBoardRows)
    .where(and(eq(jobBoardRows.kind, kind), eq(jobBoardRows.company, company)));
  return row ?? null;
}

export async function putBoardRow(tx: Tx, row: BoardRow): Promise<void> {
  const { kind: _, company: __, ...set } = row;
  await tx
    .insert(jobBoardRows)
    .values(row)
    .onConflictDoUpdate({ target: [jobBoardRows.kind, jobBoardRows.company], set });
}

/** Serialises writes to the boards, because openings are merged across them. */
export async function lockBoards(tx: Tx): Promise<void> {
  await takeLock(tx, 'job-boards');
}

export async function listBoardAds(connection: Connection, { kind, company }: BoardRef): Promise<AdRow[]> {
  return connection
    .select()
    .from(jobAds)
    .where(and(eq(jobAds.board, kind), eq(jobAds.boardCompany, company)));
}

/** An advertisement that counts for an opening. A feed can say nothing about a public opening. */
const counts = sql`(a.board <> 'feed' OR jobs.feed_only)`;

/**
 * Returns openings that share a block key, with the fields needed to compare them. For a feed, these are the public
 * ones and its own, because the openings of other feeds are private.
 */
export async function findInBlocks(
  connection: Connection,
  { kind, company }: BoardRef,
  keys: readonly string[],
): Promise<Pick<JobRow, 'id' | 'title' | 'company' | 'places' | 'text' | 'blockKeys' | 'closedAt'>[]> {
  if (keys.length === 0) return [];
  return connection
    .select({
      id: jobs.id,
      title: jobs.title,
      company: jobs.company,
      places: jobs.places,
      text: jobs.text,
      blockKeys: jobs.blockKeys,
      closedAt: jobs.closedAt,
    })
    .from(jobs)
    .where(
      and(
        sql`${jobs.blockKeys} && ${sql.param([...keys])}::text[]`,
        kind === 'feed'
          ? sql`(NOT ${jobs.feedOnly} OR EXISTS (SELECT 1 FROM job_ads a WHERE a.job_id = ${jobs.id} AND a.board = 'feed' AND a.board_company = ${company}))`
          : undefined,
      ),
    )
    .limit(5000);
}

/** Returns openings and whether the advertisement at their address is still open. */
export async function findShown(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return tx
    .select({
      ...jobColumns,
      isAdvertised: sql<boolean>`EXISTS (SELECT 1 FROM job_ads a WHERE a.job_id = jobs.id AND a.url = jobs.url AND a.closed_at IS NULL AND ${counts})`,
    })
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));
}

export async function insertJobs(tx: Tx, rows: readonly JobRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 200) await tx.insert(jobs).values(rows.slice(at, at + 200));
}

export async function updateJob(tx: Tx, id: string, set: Partial<JobRow>): Promise<void> {
  await tx.update(jobs).set(set).where(eq(jobs.id, id));
}

/** Makes a feed's opening public with the content of a board. Does nothing to public openings. */
export async function publishJob(tx: Tx, id: string, content: Partial<JobRow>): Promise<void> {
  await tx
    .update(jobs)
    .set({ ...content, feedOnly: false })
    .where(and(eq(jobs.id, id), eq(jobs.feedOnly, true)));
}

/** Returns which of the openings are still stored. */
export async function listStored(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const stored = new Set<string>();
  for (let at = 0; at < ids.length; at += 2000) {
    const some = inArray(jobs.id, ids.slice(at, at + 2000));
    for (const { id } of await tx.select({ id: jobs.id }).from(jobs).where(some)) stored.add(id);
  }
  return stored;
}

/**
 * Deletes those of the given feeds that nobody follows. Their openings, and those in `jobIds`, which have left a
 * pipeline, go too, unless they are public, in a pipeline or in another feed.
 */
export async function forgetFeeds(tx: Tx, addresses: readonly string[], jobIds: readonly string[] = []) {
  if (addresses.length === 0 && jobIds.length === 0) return;
  await lockBoards(tx);
  const followed = await tx
    .select({ address: jobTargets.boardCompany })
    .from(jobTargets)
    .where(and(eq(jobTargets.board, 'feed'), inArray(jobTargets.boardCompany, [...addresses])));
  const kept = new Set(followed.map(({ address }) => address));
  const gone = addresses.filter((address) => !kept.has(address));
  const ads = await tx
    .delete(jobAds)
    .where(and(eq(jobAds.board, 'feed'), inArray(jobAds.boardCompany, gone)))
    .returning({ jobId: jobAds.jobId });
  await tx
    .delete(jobBoardRows)
    .where(and(eq(jobBoardRows.kind, 'feed'), inArray(jobBoardRows.company, gone)));
  const left = [...new Set([...jobIds, ...ads.map(({ jobId }) => jobId)])];
  for (let at = 0; at < left.length; at += 2000)
    await tx
      .delete(jobs)
      .where(
        and(
          inArray(jobs.id, left.slice(at, at + 2000)),
          eq(jobs.feedOnly, true),
          sql`NOT EXISTS (SELECT 1 FROM job_ads a WHERE a.job_id = ${jobs.id})`,
          sql`NOT EXISTS (SELECT 1 FROM job_pipeline p WHERE p.job_id = ${jobs.id})`,
        ),
      );
}

/** Returns which of the openings only feeds advertise. */
export async function listFeedOnly(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.id, [...ids]), eq(jobs.feedOnly, true)));
  return new Set(rows.map(({ id }) => id));
}

export async function insertAds(tx: Tx, rows: readonly AdRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 1000)
    await tx
      .insert(jobAds)
      .values(rows.slice(at, at + 1000))
      .onConflictDoNothing();
}

export async function moveAd(tx: Tx, { board, boardCompany, externalId }: AdRow, url: string): Promise<void> {
  await tx
    .update(jobAds)
    .set({ url })
    .where(
      and(eq(jobAds.board, board), eq(jobAds.boardCompany, boardCompany), eq(jobAds.externalId, externalId)),
    );
}

async function changeAds(
  tx: Tx,
  { kind, company }: BoardRef,
  externalIds: readonly string[],
  change: Partial<AdRow>,
): Promise<void> {
  for (let at = 0; at < externalIds.length; at += 2000) {
    const some = inArray(jobAds.externalId, externalIds.slice(at, at + 2000));
    await tx
      .update(jobAds)
      .set(change)
      .where(and(eq(jobAds.board, kind), eq(jobAds.boardCompany, company), some));
  }
}

export const seeAds = async (tx: Tx, ref: BoardRef, ids: readonly string[], now: Date): Promise<void> =>
  changeAds(tx, ref, ids, { lastSeenAt: now, closedAt: null });

/** Closes advertisements that are gone, and openings without an open advertisement. */
export const closeAds = async (tx: Tx, ref: BoardRef, ids: readonly string[], now: Date): Promise<void> =>
  changeAds(tx, ref, ids, { closedAt: now });

/**
 * Updates openings from their advertisements. An opening is open while one of them is, was last seen when any of them
 * was, and counts as reposted when it opens again. Feeds count only for openings that no board advertises.
 */
export async function refreshJobs(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  for (let at = 0; at < ids.length; at += 2000) {
    const some = ids.slice(at, at + 2000);
    await tx
      .update(jobs)
      .set({ closedAt: now })
      .where(
        and(
          inArray(jobs.id, some),
          isNull(jobs.closedAt),
          sql`NOT EXISTS (SELECT 1 FROM job_ads a WHERE a.job_id = ${jobs.id} AND a.closed_at IS NULL AND ${counts})`,
        ),
      );
    await tx
      .update(jobs)
      .set({ closedAt: null, reposts: sql`${jobs.reposts} + 1` })
      .where(
        and(
          inArray(jobs.id, some),
          sql`${jobs.closedAt} IS NOT NULL`,
          sql`EXISTS (SELECT 1 FROM job_ads a WHERE a.job_id = ${jobs.id} AND a.closed_at IS NULL AND ${counts})`,
        ),
      );
    await tx
      .update(jobs)
      .set({ lastSeenAt: now })
      .where(
        and(
          inArray(jobs.id, some),
          sql`EXISTS (SELECT 1 FROM job_ads a WHERE a.job_id = ${jobs.id} AND a.last_seen_at = ${now} AND ${counts})`,
        ),
      );
  }
}

export async function listOpenOn(
  connection: Connection,
  { kind, company }: BoardRef,
  limit: number,
): Promise<Pick<JobRow, 'id' | 'title' | 'company' | 'placesText' | 'text' | 'url' | 'publishedAt'>[]> {
  const advertised = connection
    .select({ id: jobAds.jobId })
    .from(jobAds)
    .where(and(eq(jobAds.board, kind), eq(jobAds.boardCompany, company), isNull(jobAds.closedAt)));
  return connection
    .select({
      id: jobs.id,
      title: jobs.title,
      company: jobs.company,
      placesText: jobs.placesText,
      text: jobs.text,
      url: jobs.url,
      publishedAt: jobs.publishedAt,
    })
    .from(jobs)
    .where(inArray(jobs.id, advertised))
    .orderBy(desc(jobs.publishedAt), asc(jobs.title), asc(jobs.id))
    .limit(limit);
}
