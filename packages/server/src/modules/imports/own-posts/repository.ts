import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/index.ts';
import type { ImportedResults } from '../reading/imported.ts';
import { importedPosts, imports } from '../tables.ts';

/** A post of the person that an import brought. */
export type OwnPost = Pick<
  typeof importedPosts.$inferSelect,
  'id' | 'text' | 'url' | 'postedAt' | 'reactions' | 'comments'
>;

/** A person's own imported posts with what they brought in, the newest first. */
export async function listOwnPosts(connection: Connection, userId: string, most: number): Promise<OwnPost[]> {
  const { id, text, url, postedAt, reactions, comments } = importedPosts;
  return connection
    .select({ id, text, url, postedAt, reactions, comments })
    .from(importedPosts)
    .where(and(eq(importedPosts.userId, userId), eq(importedPosts.own, true), eq(importedPosts.kind, 'post')))
    .orderBy(sql`${importedPosts.postedAt} desc nulls last`, importedPosts.id)
    .limit(most);
}

/** A post as a data export tells it, with its numbers where the file had them. */
export type MeasuredOwnPost = OwnPost &
  Pick<typeof importedPosts.$inferSelect, 'hasMedia' | 'reposts' | 'impressions'> & { importedAt: Date };

/** A person's own imported posts with when they were imported, the newest first. */
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

/** What a workbook of creator analytics said, and when it was imported. */
export interface AnalyticsImport {
  id: string;
  results: ImportedResults;
  importedAt: Date;
}

/** Every workbook of creator analytics that a person imported, the newest first. */
export async function listAnalytics(connection: Connection, userId: string): Promise<AnalyticsImport[]> {
  const rows = await connection
    .select({ id: imports.id, results: imports.results, importedAt: imports.createdAt })
    .from(imports)
    .where(and(eq(imports.userId, userId), isNotNull(imports.results)))
    .orderBy(sql`${imports.createdAt} desc`, imports.id)
    .limit(200);
  return rows.flatMap(({ results, ...row }) => (results === null ? [] : [{ ...row, results }]));
}
