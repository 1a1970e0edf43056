import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/index.ts';
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

export type MeasuredOwnPost = OwnPost &
  Pick<typeof importedPosts.$inferSelect, 'hasMedia' | 'reposts' | 'impressions'> & { importedAt: Date };

/** Like `listOwnPosts`, with all figures and the time of the import. */
export async function listMeasuredPosts(
  connection: Connection,
  userId: string,
  most: number,
): Promise<MeasuredOwnPost[]> {
  const { id, text, url, postedAt, reactions, comments, hasMedia, reposts, impressions } = importedPosts;
  return connection
    .select({
      ...{ id, text, url, postedAt, reactions, comments, hasMedia, reposts, impressions },
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

export async function listAnalytics(connection: Connection, userId: string): Promise<AnalyticsImport[]> {
  const rows = await connection
    .select({ id: imports.id, results: imports.results, importedAt: imports.createdAt })
    .from(imports)
    .where(and(eq(imports.userId, userId), isNotNull(imports.results)))
    .orderBy(sql`${imports.createdAt} desc`, imports.id)
    .limit(200);
  return rows.flatMap(({ results, ...row }) => (results === null ? [] : [{ ...row, results }]));
}
