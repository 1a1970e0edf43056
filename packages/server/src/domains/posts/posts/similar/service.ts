import type { SimilarPost } from '@limelight/contracts';
import { firstLine } from '@limelight/post-text';
import type { Context } from '../../../../context.ts';
import type { Connection } from '../../../../platform/db/index.ts';
import type { CallOptions } from '../../../../platform/threads/index.ts';
import { listPostsBetween, type CalendarRow } from '../repository/calendar.ts';
import { postTexts } from '../post-texts.ts';
import type { PostRow } from '../repository/posts.ts';

const comparedAtMost = 3000;
const farAhead = new Date(Date.parse('2200-01-01T00:00:00Z'));
/** Assumes that readers remember a post for about this long. */
const rememberedMs = 60 * 86_400_000;
const namedCharacters = 60;

/**
 * A post of this user, published since `from` or planned, that says almost the same. Leaves out the post itself and
 * those deleted from LinkedIn.
 */
export async function findNearlySame(
  { threads }: Context,
  connection: Connection,
  userId: string,
  given: { postId: string; text: string; from: Date },
  limit: Pick<CallOptions, 'atMost'> = {},
): Promise<CalendarRow | null> {
  const window = { from: given.from, to: farAhead, limit: comparedAtMost, newestFirst: true };
  const rows = await listPostsBetween(connection, userId, window);
  const others = rows.filter(
    ({ id, status, removedAt }) =>
      id !== given.postId &&
      removedAt === null &&
      (status === 'scheduled' ||
        status === 'publishing' ||
        status === 'unconfirmed' ||
        status === 'published'),
  );
  if (others.length === 0) return null;
  const compared = others.map(({ id, text }) => ({ id, text }));
  const options = { owner: userId, ...limit };
  const nearest = await threads.texts.call(postTexts, 'nearestOf', [given.text, compared], options);
  return others.find(({ id }) => id === nearest) ?? null;
}

/** A warning before publishing or scheduling: the user's recent or planned post that says almost the same. */
export async function readSimilar(
  context: Context,
  { id: postId, userId, text }: Pick<PostRow, 'id' | 'userId' | 'text'>,
): Promise<SimilarPost | null> {
  const from = new Date(context.clock.now() - rememberedMs);
  const other = await findNearlySame(context, context.database.db, userId, { postId, text, from });
  if (other === null) return null;
  const { id, status, publishedAt, scheduledAt } = other;
  const at = publishedAt ?? (status === 'scheduled' ? scheduledAt : null);
  return {
    postId: id,
    title: firstLine(other.text, namedCharacters),
    published: publishedAt !== null,
    at: at?.toISOString() ?? null,
  };
}
