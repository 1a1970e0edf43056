import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Connection } from '../../../../platform/db/index.ts';
import { importedRows } from '../tables.ts';

/** The rows that were imported before, with their posts. Null for a post that is just being created. */
export async function listImported(
  connection: Connection,
  userId: string,
  keys: readonly string[],
): Promise<Map<string, { postId: string | null; createdAt: Date }>> {
  if (keys.length === 0) return new Map();
  const rows = await connection
    .select()
    .from(importedRows)
    .where(and(eq(importedRows.userId, userId), inArray(importedRows.key, [...keys])));
  return new Map(rows.map(({ key, postId, createdAt }) => [key, { postId, createdAt }]));
}

/**
 * Claims a row for this import. False when another import has it. A row claimed before `abandoned` without a post
 * counts as lost.
 */
export async function claimRow(
  connection: Connection,
  userId: string,
  key: string,
  { now, abandoned, gone }: { now: Date; abandoned: Date; gone: string | null },
): Promise<boolean> {
  const free = or(
    and(isNull(importedRows.postId), lt(importedRows.createdAt, abandoned)),
    ...(gone === null ? [] : [eq(importedRows.postId, gone)]),
  );
  const { rowCount } = await connection
    .insert(importedRows)
    .values({ userId, key, postId: null, createdAt: now })
    .onConflictDoUpdate({
      target: [importedRows.userId, importedRows.key],
      set: { postId: null, createdAt: now },
      ...(free === undefined ? {} : { setWhere: free }),
    });
  return rowCount !== 0;
}

export async function nameImported(connection: Connection, userId: string, key: string, postId: string) {
  await connection
    .update(importedRows)
    .set({ postId })
    .where(and(eq(importedRows.userId, userId), eq(importedRows.key, key)));
}

export async function forgetImported(connection: Connection, userId: string, key?: string): Promise<void> {
  await connection
    .delete(importedRows)
    .where(and(eq(importedRows.userId, userId), ...(key === undefined ? [] : [eq(importedRows.key, key)])));
}
