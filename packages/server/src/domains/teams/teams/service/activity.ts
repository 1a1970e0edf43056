import { pageOf } from '../../../../platform/http/index.ts';
import { randomUUIDv7 } from 'node:crypto';
import type {
  EndpointData,
  EndpointInput,
  listTeamActivity,
  TeamAct,
  TeamItemKind,
} from '@limelight/contracts';
import { firstLine } from '@limelight/post-text';
import type { Context } from '../../../../context.ts';
import type { Connection, Tx } from '../../../../platform/db/index.ts';
import { getUser, listUsers } from '../../../accounts/identity/index.ts';
import { findPost } from '../../../posts/posts/index.ts';
import { findItem, type ItemRow } from '../repository/items.ts';
import { findShare, insertActivity, listActivity, type ActivityRow } from '../repository/posts.ts';
import { nowOf, requireMember } from './access.ts';
import { titlesOf, type Describers } from './describe-items.ts';

export interface Deed {
  teamId: string;
  userId: string | null;
  act: TeamAct;
  whomId?: string;
  postId?: string;
  item?: { kind: TeamItemKind; itemId: string };
  detail?: string;
}

/** Adds an activity in the same transaction as the change it describes. */
export async function record(
  tx: Tx,
  now: Date,
  { whomId, postId, item, detail, ...deed }: Deed,
): Promise<void> {
  await insertActivity(tx, {
    ...deed,
    id: randomUUIDv7(),
    whomId: whomId ?? null,
    postId: postId ?? null,
    itemKind: item?.kind ?? null,
    itemId: item?.itemId ?? null,
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
  return (await getUser(connection, userId))?.name ?? 'Someone';
}

/** The titles, by item, of those that are still shared with the workspace. */
async function itemTitles(
  connection: Connection,
  describers: Describers,
  teamId: string,
  page: readonly ActivityRow[],
): Promise<Map<string, string>> {
  const shared = new Map<string, ItemRow>();
  for (const { itemKind, itemId } of page) {
    if (itemKind === null || itemId === null || shared.has(itemId)) continue;
    const row = await findItem(connection, itemKind, itemId);
    if (row?.teamId === teamId) shared.set(itemId, row);
  }
  const titles = await titlesOf(connection, describers, [...shared.values()]);
  return new Map(
    [...shared].flatMap(([itemId, { id }]) => {
      const title = titles.get(id);
      return title === undefined ? [] : [[itemId, title] as const];
    }),
  );
}

export async function readActivity(
  context: Context,
  describers: Describers,
  userId: string,
  teamId: string,
  { cursor, limit }: EndpointInput<typeof listTeamActivity>['query'],
): Promise<EndpointData<typeof listTeamActivity>> {
  const { db } = context.database;
  await requireMember(db, teamId, userId);
  const found = await listActivity(db, teamId, { before: cursor, limit: limit + 1 });
  const { rows: page, nextCursor } = pageOf(found, limit, ({ id }) => id);
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
  const items = await itemTitles(db, describers, teamId, page);
  return {
    items: page.map(({ id, act, userId: by, whomId, postId, itemKind, itemId, detail, at }) => ({
      id,
      act,
      detail,
      by: by === null ? null : (names.get(by) ?? null),
      whom: whomId === null ? null : (names.get(whomId) ?? null),
      post: postId === null ? null : { id: postId, title: titles.get(postId) ?? null },
      item:
        itemKind === null || itemId === null
          ? null
          : { kind: itemKind, id: itemId, title: items.get(itemId) ?? null },
      at: at.toISOString(),
    })),
    nextCursor,
  };
}

export const recordNow = async (context: Context, tx: Tx, deed: Deed): Promise<void> =>
  record(tx, nowOf(context), deed);
