import { hash, randomUUID } from 'node:crypto';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { PersonalData } from '../../../../module.ts';
import {
  eraseFrom,
  insertManyRows,
  rowsAfter,
  type Connection,
  type Position,
  type Tx,
} from '../../../../platform/db/index.ts';
import type { Imported } from '../reading/imported.ts';
import { importedPosts, imports } from '../tables.ts';

export type ImportRow = typeof imports.$inferSelect;

const digestOf = (text: string) => hash('sha256', text, 'base64url');

/**
 * Stores an import with its contents, replacing an earlier one with the same id. `isOwn` decides by a post's
 * author.
 */
export async function replaceImport(
  tx: Tx,
  row: ImportRow,
  found: Imported,
  isOwn: (author: string | null) => boolean,
): Promise<void> {
  await removeImport(tx, row.userId, row.id);
  await tx.insert(imports).values(row);
  const of = { importId: row.id, userId: row.userId };
  const counts = { reactions: null, comments: null, reposts: null, impressions: null };
  const posts = [
    ...found.posts.map((post) => ({ ...post, kind: 'post' as const })),
    ...found.comments.map((one) => ({
      ...one,
      ...counts,
      kind: 'comment' as const,
      author: null,
      industry: null,
      hasMedia: false,
    })),
  ].map((post) => ({
    ...post,
    ...of,
    own: row.own && isOwn(post.author),
    id: randomUUID(),
    digest: digestOf(post.text),
    postedAt: post.postedAt === null ? null : new Date(post.postedAt),
  }));
  await insertManyRows(tx, importedPosts, posts);
}

/** Deletes an import with its posts. Returns its name, or null when there is no such import. */
export async function removeImport(tx: Tx, userId: string, id: string): Promise<string | null> {
  const [removed] = await tx
    .delete(imports)
    .where(and(eq(imports.id, id), eq(imports.userId, userId)))
    .returning({ name: imports.name });
  if (removed === undefined) return null;
  await tx.delete(importedPosts).where(eq(importedPosts.importId, id));
  return removed.name;
}

export async function hasImportNamed(tx: Tx, userId: string, name: string): Promise<boolean> {
  const rows = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.userId, userId), eq(imports.name, name)))
    .limit(1);
  return rows.length > 0;
}

export async function listImportRows(
  connection: Connection,
  userId: string,
  { after, limit }: { after: Position | null; limit: number },
): Promise<ImportRow[]> {
  return connection
    .select()
    .from(imports)
    .where(and(eq(imports.userId, userId), rowsAfter(imports.createdAt, imports.id, after)))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(limit);
}

export async function findImport(connection: Connection, userId: string, id: string) {
  const [row] = await connection
    .select({ kind: imports.kind, own: imports.own })
    .from(imports)
    .where(and(eq(imports.userId, userId), eq(imports.id, id)));
  return row ?? null;
}

const ownPosts = (userId: string, voiceId: string | null) =>
  and(
    eq(importedPosts.userId, userId),
    eq(importedPosts.own, true),
    eq(importedPosts.kind, 'post'),
    voiceId === null ? isNull(imports.voiceId) : eq(imports.voiceId, voiceId),
  );

/**
 * The profile in the user's newest import of their own that contains one. A damaged file may have roles without the
 * person, which does not replace a whole profile.
 */
export async function findImportedProfile(connection: Connection, userId: string) {
  const [row] = await connection
    .select({ profile: imports.profile })
    .from(imports)
    .where(
      and(
        eq(imports.userId, userId),
        eq(imports.own, true),
        isNull(imports.voiceId),
        isNotNull(imports.profile),
      ),
    )
    .orderBy(sql`coalesce(${imports.profile}->>'name', '') = ''`, desc(imports.createdAt))
    .limit(1);
  return row?.profile ?? null;
}

/** The distinct texts of the person's own imported posts, or of one of their other voices, newest first. */
export async function listOwnTexts(
  connection: Connection,
  userId: string,
  most: number,
  voiceId: string | null = null,
): Promise<string[]> {
  const rows = await connection
    .select({ text: sql<string>`min(${importedPosts.text})` })
    .from(importedPosts)
    .innerJoin(imports, eq(imports.id, importedPosts.importId))
    .where(ownPosts(userId, voiceId))
    .groupBy(importedPosts.digest)
    .orderBy(sql`max(${importedPosts.postedAt}) desc nulls last`, importedPosts.digest)
    .limit(most);
  return rows.map(({ text }) => text);
}

/** Counts the distinct posts of a voice, with a hash that changes with them. */
export async function markOwnTexts(connection: Connection, userId: string, voiceId: string | null) {
  const [row] = await connection
    .select({
      posts: sql<number>`count(distinct ${importedPosts.digest})::int`,
      mark: sql<string>`coalesce(md5(string_agg(distinct ${importedPosts.digest}, '' order by ${importedPosts.digest})), '')`,
    })
    .from(importedPosts)
    .innerJoin(imports, eq(imports.id, importedPosts.importId))
    .where(ownPosts(userId, voiceId));
  return row ?? { posts: 0, mark: '' };
}

/** Keeps the imports of a deleted voice, but they no longer belong to any voice. */
export async function detachVoice(tx: Tx, userId: string, voiceId: string): Promise<void> {
  await tx
    .update(importedPosts)
    .set({ own: false })
    .where(
      and(
        eq(importedPosts.userId, userId),
        sql`${importedPosts.importId} in (select ${imports.id} from ${imports} where ${imports.voiceId} = ${voiceId})`,
      ),
    );
  await tx
    .update(imports)
    .set({ own: false, voiceId: null })
    .where(and(eq(imports.userId, userId), eq(imports.voiceId, voiceId)));
}

export const exportImportsData: PersonalData['export'] = async (connection, userId) => {
  return {
    imports: await connection.select().from(imports).where(eq(imports.userId, userId)),
    importedPosts: await connection.select().from(importedPosts).where(eq(importedPosts.userId, userId)),
  };
};

export const eraseImportsData = eraseFrom(importedPosts, imports);
