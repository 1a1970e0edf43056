import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Connection } from '../../../../platform/db/index.ts';
import type { ImportedResults } from '../reading/imported.ts';
import { importedPosts, imports } from '../tables.ts';

export type OwnPost = Pick<
  typeof importedPosts.$inferSelect,
  'id' | 'text' | 'url' | 'postedAt' | 'reactions' | 'comments'
>;

export async function listOwnPosts(connection: Connection, userId: string, most: number): Promise<OwnPost[]> {
  const { id, text, url, postedAt, reactions, comments } = importedPosts;
  return connection
    .select({ id, text, url, postedAt, reactions, comments })
    .from(importedPosts)
    .where(and(eq(importedPosts.userId, userId), eq(importedPosts.own, true), eq(importedPosts.kind, 'post')))
    .orderBy(sql`${importedPosts.postedAt} desc nulls last`, importedPosts.id)
    .limit(most);
}

/** The imported posts that the person wrote as themselves, newest first: none of a company's or client's voice. */
export async function listAuthoredPosts(connection: Connection, userId: string, most: number) {
  const { importId, text, postedAt } = importedPosts;
  return connection
    .select({ importId, text, postedAt })
    .from(importedPosts)
    .innerJoin(imports, eq(imports.id, importId))
    .where(
      and(
        eq(importedPosts.userId, userId),
        eq(importedPosts.own, true),
        eq(importedPosts.kind, 'post'),
        isNull(imports.voiceId),
      ),
    )
    .orderBy(sql`${postedAt} desc nulls last`, importedPosts.id)
    .limit(most);
}

export type MeasuredOwnPost = OwnPost &
  Pick<typeof importedPosts.$inferSelect, 'hasMedia' | 'reposts' | 'impressions'> & { importedAt: Date };

/** Like `listOwnPosts`, with all figures and the time of the import. */
export async function listMeasuredPosts(connection: Connection, userId: string, most: number) {
  const { id, text, url, postedAt, reactions, comments, hasMedia, reposts, impressions } = importedPosts;
  return connection
    .select({
      id,
      text,
      url,
      postedAt,
      reactions,
      comments,
      hasMedia,
      reposts,
      impressions,
      importedAt: imports.createdAt,
    })
    .from(importedPosts)
    .innerJoin(imports, eq(imports.id, importedPosts.importId))
    .where(and(eq(importedPosts.userId, userId), eq(importedPosts.own, true), eq(importedPosts.kind, 'post')))
    .orderBy(sql`${importedPosts.postedAt} desc nulls last`, importedPosts.id)
    .limit(most);
}

export interface AnalyticsImport {
  id: string;
  results: ImportedResults;
  importedAt: Date;
}

const mostWorkbooks = 200;
const mostSingleFiles = 2_000;

/** Workbooks of a whole period and files of single posts, each newest first. Neither pushes the other out. */
export async function listAnalytics(connection: Connection, userId: string): Promise<AnalyticsImport[]> {
  const isWhole = sql`jsonb_array_length(${imports.results}->'days') > 0`;
  const whole = await listResults(connection, userId, isWhole, mostWorkbooks);
  const single = await listResults(connection, userId, sql`NOT (${isWhole})`, mostSingleFiles);
  return [...whole, ...single];
}

async function listResults(
  connection: Connection,
  userId: string,
  about: SQL,
  most: number,
): Promise<AnalyticsImport[]> {
  const rows = await connection
    .select({ id: imports.id, results: imports.results, importedAt: imports.createdAt })
    .from(imports)
    .where(and(eq(imports.userId, userId), isNotNull(imports.results), about))
    .orderBy(sql`${imports.createdAt} desc`, imports.id)
    .limit(most);
  return rows.flatMap(({ results, ...row }) => (results === null ? [] : [{ ...row, results }]));
}
