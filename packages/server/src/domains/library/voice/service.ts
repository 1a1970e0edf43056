import { randomUUID } from 'node:crypto';
import { hasActivePlan, voiceLimit, type VoiceSummary, type VoiceView } from '@limelight/contracts';
import { closestPosts, FEWEST_VOICE_POSTS, languageIn } from '@limelight/post-text';
import type { Context } from '../../../context.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { threadFile } from '../../../platform/threads/index.ts';
import { getUser } from '../../accounts/identity/index.ts';
import { detachVoice, listOwnTexts, markOwnTexts } from '../imports/index.ts';
import {
  endItemSharing,
  findOwnerOf,
  listSharedItems,
  recordItemEdit,
  requireOwner,
} from '../../teams/teams/index.ts';
import type * as Measuring from './voice-measures.worker.ts';
import {
  changeVoiceRow,
  deleteVoiceRow,
  findVoiceRow,
  insertVoiceRow,
  listVoiceRows,
  listVoiceRowsById,
  lockVoices,
  type VoiceRow,
} from './repository.ts';
import { presentSummary, presentVoice, sharingOf, type OpenVoice } from './present.ts';
import { habitsOf, type Habit } from './habits.ts';
import { borneOut, examplesOf } from './rules.ts';

/** A voice is measured from this many of the newest posts. */
const measuredPosts = 200;
/** The number of posts that show in which language somebody writes. */
const postsToRead = 20;

export const measuring = threadFile<typeof Measuring>(import.meta.url, 'voice-measures');

const importsOf = ({ id, userId }: VoiceRow) => (id === userId ? null : id);

const ownVoice = (userId: string, now: number): VoiceRow => ({
  id: userId,
  userId,
  name: 'Me',
  kind: 'me',
  rules: [],
  dismissed: [],
  described: null,
  describedPosts: null,
  describedAt: null,
  measured: null,
  measuredMark: null,
  version: 1,
  createdAt: new Date(now),
});

/** Refuses with `not_found` unless this is the user's own voice or one that the user made. */
export async function requireVoice(connection: Connection, userId: string, voiceId: string): Promise<void> {
  if (voiceId !== userId && (await findVoiceRow(connection, userId, voiceId)) === null)
    throw new AppError('not_found');
}

/** The voice with this id, or the user's own. Refuses with `not_found`. */
export async function findVoice(
  context: Context,
  userId: string,
  id: string | undefined,
  connection: Connection = context.database.db,
): Promise<VoiceRow> {
  const row = await findVoiceRow(connection, userId, id ?? userId);
  if (row !== null) return row;
  if (id !== undefined && id !== userId) throw new AppError('not_found');
  return ownVoice(userId, context.clock.now());
}

/**
 * The voice with this id as `openVoice` does, if it is the user's or shared with them. Everything in it, its posts too,
 * is its owner's. Refuses with `not_found` and `team_role_missing`.
 */
export async function openVoiceFor(
  context: Context,
  userId: string,
  id: string | undefined,
  need: 'see' | 'use',
  connection: Connection = context.database.db,
): Promise<OpenVoice> {
  const isOwn = id === undefined || id === userId;
  const ownerId = isOwn ? userId : await findOwnerOf(connection, userId, 'voice', id, need);
  return openVoice(context, ownerId, isOwn ? undefined : id, connection);
}

/** The voice with its posts, measured again if they have changed. Refuses with `not_found`. */
export async function openVoice(
  context: Context,
  userId: string,
  id?: string,
  connection: Connection = context.database.db,
): Promise<OpenVoice> {
  const isOwn = id === undefined || id === userId;
  const finding = findVoice(context, userId, id, connection);
  // The posts of the user's own voice can be loaded in parallel with its row. A draft waits for all of this before its
  // first word.
  const from = isOwn ? null : importsOf(await finding);
  const [row, { posts, mark }, texts] = await Promise.all([
    finding,
    markOwnTexts(connection, userId, from),
    listOwnTexts(connection, userId, measuredPosts, from),
  ]);
  if ((row.measuredMark ?? '') === mark) return { row, texts, posts, measured: row.measured };
  const measured =
    posts < FEWEST_VOICE_POSTS
      ? null
      : await context.threads.texts.call(measuring, 'measureVoice', [texts], { owner: userId });
  // A quotation disappears along with its post.
  const borne = row.described === null ? [] : borneOut(row.described, texts);
  const described = borne.length === 0 ? null : borne;
  const change = { measured, measuredMark: mark, described };
  await changeVoiceRow(connection, row, change);
  return { row: { ...row, ...change }, texts, posts, measured };
}

/** All voices of a user, their own first, then those that others share with them. */
export async function listVoicesOf(context: Context, userId: string): Promise<VoiceSummary[]> {
  const { db } = context.database;
  const rows = await listVoiceRows(db, userId);
  const own = rows.find(({ id }) => id === userId) ?? ownVoice(userId, context.clock.now());
  const shared = await listSharedItems(db, userId, 'voice');
  const theirs = await listVoiceRowsById(
    db,
    shared.map(({ itemId }) => itemId),
  );
  const rowOf = new Map(theirs.map((row) => [row.id, row]));
  const all = [
    ...[own, ...rows.filter(({ id }) => id !== userId)].map((row) => ({ row, sharing: null })),
    ...shared.flatMap((one) => {
      // A person's own voice can be shared before it has a row.
      const unsaved = one.itemId === one.ownerId ? ownVoice(one.ownerId, context.clock.now()) : undefined;
      const row = rowOf.get(one.itemId) ?? unsaved;
      return row?.userId === one.ownerId ? [{ row, sharing: sharingOf(one) }] : [];
    }),
  ];
  return Promise.all(
    all.map(async ({ row, sharing }) =>
      presentSummary(row, (await markOwnTexts(db, row.userId, importsOf(row))).posts, sharing),
    ),
  );
}

/**
 * The names by id of those voices that exist and belong to the person. Their own voice always exists and has their
 * name.
 */
export async function listVoiceNames(
  connection: Connection,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const wanted = new Set(ids);
  const rows = await listVoiceRows(connection, userId);
  const names = new Map(rows.flatMap(({ id, name }) => (wanted.has(id) ? [[id, name] as const] : [])));
  const user = wanted.has(userId) ? await getUser(connection, userId) : null;
  if (user !== null) names.set(userId, user.name);
  return names;
}

/** A voice as its owner or as a member of its workspace sees it. Refuses with `not_found`. */
export async function readVoice(
  context: Context,
  userId: string,
  id: string | undefined,
): Promise<VoiceView> {
  const voice = await openVoiceFor(context, userId, id, 'see');
  if (voice.row.userId === userId) return presentVoice(voice, null);
  const shared = await listSharedItems(context.database.db, userId, 'voice');
  const sharing = shared.find(({ itemId }) => itemId === id);
  // Sharing can have ended in between.
  if (sharing === undefined) throw new AppError('not_found');
  return presentVoice(voice, sharingOf(sharing));
}

/** Refuses with `voice_limit`. Without a plan there is only the user's own voice. */
export async function addVoice(
  context: Context,
  userId: string,
  { name, kind }: { name: string; kind: 'company' | 'client' },
): Promise<VoiceView> {
  const user = await getUser(context.database.db, userId);
  const until = user?.planExpiresAt?.toISOString() ?? null;
  const now = context.clock.now();
  const limit = hasActivePlan(user?.plan ?? null, until, now) ? voiceLimit - 1 : 0;
  const row: VoiceRow = { ...ownVoice(userId, now), id: randomUUID(), name, kind };
  const added = await context.database.db.transaction(async (tx) => insertVoiceRow(tx, row, limit));
  if (!added) throw new AppError('voice_limit');
  return presentVoice({ row, texts: [], posts: 0, measured: null }, null);
}

/**
 * Changes a person's own voice or one shared with them. Refuses with `not_found`, `team_role_missing`, and with
 * `item_changed` and the current voice in `details.current`.
 */
export async function changeVoice(
  context: Context,
  userId: string,
  id: string,
  { name, rules, version }: { name?: string | undefined; rules?: string[] | undefined; version: number },
): Promise<VoiceView> {
  const isCurrent = await context.database.db.transaction(async (tx) => {
    const ownerId = await findOwnerOf(tx, userId, 'voice', id, 'edit');
    await lockVoices(tx, ownerId);
    const row = await findVoice(context, ownerId, id, tx);
    if (row.version !== version) return false;
    const change = { name: name ?? row.name, rules: rules ?? row.rules, version: version + 1 };
    await changeVoiceRow(tx, row, change);
    await recordItemEdit(context, tx, userId, 'voice', id);
    return true;
  });
  const current = await readVoice(context, userId, id);
  if (!isCurrent) throw new AppError('item_changed', { current });
  return current;
}

/**
 * Refuses with `not_found`, also for the user's own voice, which always exists, and with `item_owner_only` for one that
 * somebody else shared.
 */
export async function removeVoice(context: Context, userId: string, id: string): Promise<void> {
  if (id === userId) throw new AppError('not_found');
  await context.database.db.transaction(async (tx) => {
    await requireOwner(tx, userId, 'voice', id);
    if (!(await deleteVoiceRow(tx, userId, id))) throw new AppError('not_found');
    await endItemSharing(tx, 'voice', id);
    await detachVoice(tx, userId, id);
  });
}

/** How somebody writes. */
export interface Voice {
  /** The number of posts that it was measured from; 0 if there are too few. */
  posts: number;
  /** The language of the posts, or null if it is unknown. */
  language: ReturnType<typeof languageIn>;
  /** An average post in words and numbers. */
  habits: Habit[];
  /** What sets the voice apart, as a model described it. */
  described: string[];
  rules: string[];
  /** The posts closest to a subject, which a text must not copy. */
  examples: string[];
}

/** What is known of an opened voice, with the posts closest to the subject. Its lists are empty where nothing is known. */
export function knownOf({ row, texts, measured }: OpenVoice, subject: string, examples: number): Voice {
  const closest = closestPosts(
    subject,
    texts.map((text) => ({ text })),
    texts.length,
  );
  return {
    posts: measured?.posts ?? 0,
    language: languageIn(texts.slice(0, postsToRead).join('\n')),
    habits: measured === null ? [] : habitsOf(measured),
    described: (row.described ?? []).map(({ text }) => text),
    rules: row.rules,
    examples:
      measured === null
        ? []
        : examplesOf(
            closest.map(({ text }) => text),
            examples,
          ),
  };
}

export interface VoiceOf {
  voice: Voice;
  kind: VoiceRow['kind'];
  name: string;
  /** Whether the voice is another person's. */
  isShared: boolean;
}

/**
 * The voice with this id, or the user's own, with the posts closest to the subject. Refuses with `voice_unavailable` if the chosen voice was deleted or is no longer shared, and with
 * `team_role_missing`.
 */
export async function voiceFor(
  context: Context,
  userId: string,
  { subject, voiceId, examples }: { subject: string; voiceId: string | undefined; examples: number },
  connection: Connection,
): Promise<VoiceOf> {
  const opened = await openVoiceFor(context, userId, voiceId, 'use', connection).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'not_found' ? new AppError('voice_unavailable') : error;
  });
  const { row } = opened;
  return {
    voice: knownOf(opened, subject, examples),
    kind: row.kind,
    name: row.name,
    isShared: row.userId !== userId,
  };
}
