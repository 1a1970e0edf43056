import type { EndpointData, EndpointInput, listPosts as endpoint } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, type Dated } from '../../../platform/http/index.ts';
import { presentPost } from './present.ts';
import { listPosts, sortMomentOf } from './repository/posts.ts';
import { boundedDate, readCursor, writeCursor } from './rules.ts';

const dateOf = (time: string | undefined) => (time === undefined ? undefined : boundedDate(time));

/** A page of a user's posts. Refuses an invalid cursor. */
export async function listOwnPosts(
  context: Context,
  userId: string,
  {
    status,
    search,
    folder,
    tag,
    deleted = false,
    from,
    to,
    cursor,
    limit,
  }: EndpointInput<typeof endpoint>['query'],
): Promise<Dated<EndpointData<typeof endpoint>>> {
  const after = cursor === undefined ? null : readCursor(cursor);
  if (cursor !== undefined && after === null) {
    throw new AppError('invalid_input', [{ path: 'cursor', message: 'Start again from the first page.' }]);
  }
  const rows = await listPosts(context.database.db, userId, {
    status,
    search,
    folder,
    tag,
    deleted,
    from: dateOf(from),
    to: dateOf(to),
    after,
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map((post) => presentPost(context, post)),
    nextCursor:
      rows.length > limit && last !== undefined
        ? writeCursor({ at: sortMomentOf(last, { status, deleted }), id: last.id })
        : null,
  };
}
