import type { Idea } from '@limelight/contracts';
import type { Connection } from '../../../platform/db/index.ts';
import type { Dated } from '../../../platform/http/index.ts';
import { listStandings, type PostStanding } from '../../posts/posts/index.ts';
import type { IdeaRow } from './repository.ts';
import { statusOf } from './rules/board.ts';

export function presentIdea(row: IdeaRow, post: PostStanding | null): Dated<Idea> {
  return { ...row, status: statusOf(row, post), postId: post === null ? null : row.postId };
}

export async function standingsOf(
  connection: Connection,
  userId: string,
  rows: readonly IdeaRow[],
): Promise<(row: IdeaRow) => PostStanding | null> {
  const ids = rows.flatMap(({ postId }) => postId ?? []);
  const standings = await listStandings(connection, userId, ids);
  return ({ postId }) => (postId === null ? null : (standings.get(postId) ?? null));
}

export async function presentOne(connection: Connection, row: IdeaRow): Promise<Dated<Idea>> {
  const standing = await standingsOf(connection, row.userId, [row]);
  return presentIdea(row, standing(row));
}
