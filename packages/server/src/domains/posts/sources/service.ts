import { randomUUID } from 'node:crypto';
import {
  hasActivePlan,
  sourceByteLimit,
  sourcesPerPostLimit,
  type addSource,
  type EndpointInput,
} from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import type { Connection, Tx } from '../../../platform/db/index.ts';
import { AppError, existing } from '../../../platform/http/index.ts';
import { sweptTables } from '../../../platform/retention.ts';
import { getUser } from '../../accounts/identity/index.ts';
import { readAddress } from './page.ts';
import { readFile, readWords, type ReadOrder, type ReadSource } from './reading/read-given.ts';
import { readSource } from './reading/read-source.ts';
import {
  countOthers,
  deleteLink,
  deleteLoose,
  deleteLooseBefore,
  insertLinks,
  insertSource,
  listSources,
  type SourceRow,
} from './repository.ts';
import { pageLimitOf, titleFrom, voiceIn } from './rules.ts';

type Given = EndpointInput<typeof addSource>['body'];

/** The access to posts that sources need. Posts depend on this module. */
export interface PostDoor {
  /** A user's own post that is not in the bin. */
  findPost(
    connection: Connection,
    userId: string,
    postId: string,
  ): Promise<{ text: string; createdAt: Date } | null>;
  /** The same, locked until the transaction ends. */
  lockPost(tx: Tx, postId: string, userId: string): Promise<object | null>;
}

const addRule = { name: 'source-add', points: 120, perSeconds: 3600 } as const;

const readingFor =
  (context: Context, userId: string, signal: AbortSignal): ReadOrder =>
  (order) =>
    readSource(context, userId, order, signal);

async function keep(context: Context, userId: string, read: ReadSource): Promise<SourceRow> {
  const { kind, address, text, passages, pages } = read;
  // The author of a transcript is recognised by name.
  const name = kind === 'transcript' ? ((await getUser(context.database.db, userId))?.name ?? '') : '';
  const row: SourceRow = {
    id: randomUUID(),
    userId,
    kind,
    title: read.title === '' ? titleFrom(text) : read.title,
    address,
    text,
    passages,
    pages,
    ...voiceIn(read, name),
    createdAt: new Date(context.clock.now()),
  };
  await insertSource(context.database.db, row);
  return row;
}

async function hasPlan(context: Context, userId: string): Promise<boolean> {
  const user = await getUser(context.database.db, userId);
  const until = user?.planExpiresAt?.toISOString() ?? null;
  return hasActivePlan(user?.plan ?? null, until, context.clock.now());
}

/**
 * Reads and stores typed or pasted text, or what is at an address, read once. Refuses with the codes of `addSource`. Stops and
 * stores nothing when the caller aborts.
 */
export async function keepSource(
  context: Context,
  posts: PostDoor,
  userId: string,
  given: Given,
  signal: AbortSignal,
): Promise<SourceRow> {
  await context.limits.take(addRule, userId);
  const read = readingFor(context, userId, signal);
  const pageLimit = async () => pageLimitOf(await hasPlan(context, userId));
  switch (given.kind) {
    case 'text':
    case 'transcript':
      return keep(context, userId, await readWords(read, given));
    case 'post': {
      const post = existing(await posts.findPost(context.database.db, userId, given.postId));
      if (post.text.trim() === '') throw new AppError('source_empty');
      const words = await readWords(read, { kind: 'post', text: post.text, title: '' });
      return keep(context, userId, { ...words, title: titleFrom(words.text) });
    }
    case 'page':
      return keep(context, userId, await readAddress({ context, userId, signal, pageLimit }, given.address));
  }
}

/** Reads a file and stores its text, but not the file itself. Refuses with the codes of `addSourceFile`. */
export async function keepSourceFile(
  context: Context,
  userId: string,
  file: File | null,
  signal: AbortSignal,
): Promise<SourceRow> {
  if (file === null) throw new AppError('source_unreadable');
  await context.limits.take(addRule, userId);
  if (file.size > sourceByteLimit) throw new AppError('source_too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const pageLimit = pageLimitOf(await hasPlan(context, userId));
  const read = await readFile(readingFor(context, userId, signal), { name: file.name, bytes, pageLimit });
  return keep(context, userId, read);
}

/** Attaches a source to a post. Refuses with `not_found` and `source_limit`. Repeating it changes nothing. */
export async function attach(
  context: Context,
  posts: PostDoor,
  userId: string,
  { postId, sourceId }: { postId: string; sourceId: string },
): Promise<void> {
  const now = new Date(context.clock.now());
  await context.database.db.transaction(async (tx) => {
    const [row] = await listSources(tx, userId, [sourceId]);
    // Serialises two tabs that attach at the same time, so that the limit is respected.
    if (row === undefined || (await posts.lockPost(tx, postId, userId)) === null)
      throw new AppError('not_found');
    if ((await countOthers(tx, postId, sourceId)) >= sourcesPerPostLimit) throw new AppError('source_limit');
    await insertLinks(tx, postId, [sourceId], now);
  });
}

/** Detaches a source from a post, and deletes it if no other post uses it. */
export async function remove(context: Context, userId: string, sourceId: string, postId: string | undefined) {
  await context.database.db.transaction(async (tx) => {
    await requireSources(tx, userId, [sourceId]);
    if (postId !== undefined) await deleteLink(tx, postId, sourceId);
    await deleteLoose(tx, userId, sourceId);
  });
}

/** The user's sources with these ids. Refuses with `not_found` when one is missing. */
export async function requireSources(
  connection: Connection,
  userId: string,
  ids: readonly string[],
): Promise<SourceRow[]> {
  const rows = ids.length === 0 ? [] : await listSources(connection, userId, ids);
  if (rows.length !== new Set(ids).size) throw new AppError('not_found');
  return rows;
}

/** Deletes sources that were added but never used. */
export async function sweepSources(context: Context): Promise<void> {
  const before = new Date(context.clock.now() - sweptTables.sources.keptMs);
  await context.database.db.transaction((tx) => deleteLooseBefore(tx, before));
}
