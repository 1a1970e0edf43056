import { createHash } from 'node:crypto';
import type { OriginRecord, PostOrigins, SharedRecord } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { AppError, existing, limitedNetwork } from '../../../../platform/http/index.ts';
import { randomHex } from '../../../../platform/secrets.ts';
import { ThreadFault } from '../../../../platform/threads/index.ts';
import { getUser } from '../../../accounts/identity/index.ts';
import { postTexts } from '../post-texts.ts';
import {
  completeRecord,
  findRecord,
  findShared,
  listOpenRecords,
  setShare,
  type OriginRow,
} from '../repository/origins.ts';
import { findPost, type PostRow } from '../repository/posts.ts';
import { collectOrigins } from './collect.ts';
import { presentOrigins, presentShared } from './present.ts';

const openRule = { name: 'record-open', points: 120, perSeconds: 600 } as const;

async function workOut(
  { database: { db }, threads }: Context,
  post: PostRow,
  state: { text: string; at: Date },
): Promise<OriginRecord> {
  const input = await collectOrigins(db, post, state);
  return threads.texts.call(postTexts, 'recordOf', [input], { owner: post.userId });
}

/** The record of a published post, worked out now if that was not done yet. */
async function completed(
  context: Context,
  post: PostRow,
  row: OriginRow,
): Promise<OriginRow & { record: OriginRecord }> {
  const { text, publishedAt: at } = row;
  const record = row.record ?? (await workOut(context, post, { text, at }));
  const stays = row.record === null ? await completeRecord(context.database.db, row.postId, record) : row;
  return { ...(stays ?? row), record: stays?.record ?? record };
}

/** Where the sentences of a post come from: as recorded, or of a draft as it is now. */
export async function readOrigins(context: Context, userId: string, postId: string): Promise<PostOrigins> {
  const { db } = context.database;
  const post = existing(await findPost(db, userId, postId));
  const row = await findRecord(db, userId, postId);
  if (row !== null) return presentOrigins(await completed(context, post, row));
  const { text } = post;
  const hash = createHash('sha256').update(text).digest('hex');
  const record = await workOut(context, post, { text, at: new Date(context.clock.now()) });
  return { text, hash, recordedAt: null, shared: null, ...record };
}

/** The record of a published post. Refuses with `not_found` and `origins_not_recorded`. */
export async function requireRecord(
  context: Context,
  userId: string,
  postId: string,
): Promise<{ origins: PostOrigins; author: string; permalink: string | null }> {
  const { db } = context.database;
  const post = existing(await findPost(db, userId, postId));
  const row = await findRecord(db, userId, postId);
  if (row === null) throw new AppError('origins_not_recorded');
  const author = (await getUser(db, userId))?.name ?? '';
  const origins = presentOrigins(await completed(context, post, row));
  return { origins, author, permalink: post.permalink };
}

const hashOf = (context: Context, token: string) => context.secrets.hash(token, 'record-link');

/** Makes the link to a record. Its secret follows the hash sign, which browsers do not send to servers. */
export async function share(
  context: Context,
  userId: string,
  postId: string,
  { passages }: { passages: boolean },
): Promise<{ url: string }> {
  const { db } = context.database;
  existing(await findPost(db, userId, postId));
  const token = randomHex();
  const at = new Date(context.clock.now());
  const isShared = await setShare(db, userId, postId, { hash: hashOf(context, token), passages, at });
  if (!isShared) throw new AppError('origins_not_recorded');
  return { url: `${context.config.PUBLIC_URL}/record#${token}` };
}

export async function unshare(context: Context, userId: string, postId: string): Promise<void> {
  const { db } = context.database;
  existing(await findPost(db, userId, postId));
  await setShare(db, userId, postId, null);
}

/** What the link to a record shows. Ended and unknown links are refused alike. */
export async function openShared(context: Context, token: string, address: string): Promise<SharedRecord> {
  const { db } = context.database;
  const comer = context.secrets.hash(limitedNetwork(address), 'record-address');
  await context.limits.take(openRule, comer);
  const row = await findShared(db, hashOf(context, token));
  const post = row === null ? null : await findPost(db, row.userId, row.postId);
  if (row === null || post === null) throw new AppError('record_link_invalid');
  const author = (await getUser(db, row.userId))?.name ?? '';
  return presentShared(await completed(context, post, row), { author, permalink: post.permalink });
}

const batch = 50;

/** Works out the records of newly published posts. */
export async function completeRecords(context: Context): Promise<void> {
  const { db } = context.database;
  for (const row of await listOpenRecords(db, batch)) {
    const post = await findPost(db, row.userId, row.postId);
    if (post === null) continue;
    try {
      await completed(context, post, row);
    } catch (error) {
      // The next run tries again, and so does whoever asks for it.
      if (!(error instanceof ThreadFault)) throw error;
      context.log.warn({ err: error, postId: row.postId }, 'the origins of a post were not worked out');
    }
  }
}
