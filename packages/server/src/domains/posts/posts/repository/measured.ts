import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Connection } from '../../../../platform/db/index.ts';
import type { CarriedMedia } from '../../media/index.ts';
import { withMedia } from './posts.ts';
import { posts } from '../tables.ts';

/** A published post with the properties its results are compared by. */
export type MeasurablePost = Pick<
  typeof posts.$inferSelect,
  'id' | 'text' | 'urn' | 'permalink' | 'publishedAt' | 'removedAt' | 'attachment'
> & { media: CarriedMedia[] };

export async function listMeasurable(connection: Connection, userId: string, most: number) {
  const { id, text, urn, permalink, publishedAt, removedAt, attachment } = posts;
  const rows = await connection
    .select({ id, text, urn, permalink, publishedAt, removedAt, attachment })
    .from(posts)
    .where(and(eq(posts.userId, userId), eq(posts.status, 'published'), isNull(posts.deletedAt)))
    .orderBy(desc(posts.publishedAt), posts.id)
    .limit(most);
  return withMedia(connection, rows);
}
