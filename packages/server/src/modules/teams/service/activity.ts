import { randomUUIDv7 } from 'node:crypto';
import type { EndpointData, EndpointInput, listTeamActivity, TeamAct } from '@limelight/contracts';
import { firstLine } from '@limelight/post-text';
import type { Context } from '../../../context.ts';
import type { Connection, Tx } from '../../../platform/db/index.ts';
import { getUser, listUsers } from '../../identity/index.ts';
import { findPost } from '../../posts/index.ts';
import { findShare, insertActivity, listActivity } from '../repository/posts.ts';
import { nowOf, requireMember } from './access.ts';

export interface Deed {
  teamId: string;
  userId: string | null;
  act: TeamAct;
  whomId?: string;
  postId?: string;
  detail?: string;
}

/** Adds an activity in the same transaction as the change it describes. */
export async function record(tx: Tx, now: Date, { whomId, postId, detail, ...deed }: Deed): Promise<void> {
  await insertActivity(tx, {
    ...deed,
    id: randomUUIDv7(),
    whomId: whomId ?? null,
    postId: postId ?? null,
    detail: detail ?? '',
    at: now,
  });
}

/** The current names by id. Deleted accounts are absent. */
export async function namesOf(
  connection: Connection,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const known = new Set(ids.filter((id) => id !== null));
  return new Map((await listUsers(connection, [...known])).map(({ id, name }) => [id, name]));
}

export async function nameOf(connection: Connection, userId: string): Promise<string> {
  return (await getUser(connection, userId))?.name ?? 'Somebody';
}

export async function readActivity(
  context: Context,
  userId: string,
  teamId: string,
  { cursor, limit }: EndpointInput<typeof listTeamActivity>['query'],
): Promise<EndpointData<typeof listTeamActivity>> {
  const { db } = context.database;
  await requireMember(db, teamId, userId);
  const rows = await listActivity(db, teamId, { before: cursor, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const names = await namesOf(
    db,
    page.flatMap((row) => [row.userId, row.whomId]),
  );
  const titles = new Map<string, string>();
  for (const postId of new Set(page.flatMap((row) => row.postId ?? []))) {
    const share = await findShare(db, postId);
    const post = share?.teamId === teamId ? await findPost(db, share.authorId, postId) : null;
    if (post !== null) titles.set(postId, firstLine(post.text, 90));
  }
  return {
    items: page.map(({ id, act, userId: by, whomId, postId, detail, at }) => ({
      ...{ id, act, detail },
      by: by === null ? null : (names.get(by) ?? null),
      whom: whomId === null ? null : (names.get(whomId) ?? null),
      post: postId === null ? null : { id: postId, title: titles.get(postId) ?? null },
      at: at.toISOString(),
    })),
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

export const recordNow = async (context: Context, tx: Tx, deed: Deed): Promise<void> =>
  record(tx, nowOf(context), deed);
