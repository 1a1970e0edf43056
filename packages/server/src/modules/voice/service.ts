import { randomUUID } from 'node:crypto';
import { hasActivePlan, type VoiceSummary, type VoiceView, voiceLimit } from '@limelight/contracts';
import { closestPosts, confidenceOf, FEWEST_VOICE_POSTS, type MeasuredVoice } from '@limelight/post-text';
import type { Context } from '../../context.ts';
import type { Connection } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { threadFile } from '../../platform/threads/index.ts';
import { getUser } from '../identity/index.ts';
import { detachVoice, listOwnTexts, markOwnTexts } from '../imports/index.ts';
import type * as Measuring from './voice-measures.worker.ts';
import {
  changeVoiceRow,
  deleteVoiceRow,
  findVoiceRow,
  insertVoiceRow,
  listVoiceRows,
  type VoiceRow,
} from './repository.ts';
import { borneOut, exampleOf, limitsOf } from './rules.ts';

/** A voice is measured from this many of the newest posts. */
const measuredPosts = 200;
/** The number of own posts used as examples for a draft. */
const examplesPerDraft = 3;

const measuring = threadFile<typeof Measuring>(import.meta.url, 'voice-measures');

export interface OpenVoice {
  row: VoiceRow;
  texts: string[];
  posts: number;
  measured: MeasuredVoice | null;
}

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

/** The voice with this id, or the user's own. Refuses with `not_found`. */
export async function findVoice(context: Context, userId: string, id: string | undefined): Promise<VoiceRow> {
  const row = await findVoiceRow(context.database.db, userId, id ?? userId);
  if (row !== null) return row;
  if (id !== undefined && id !== userId) throw new AppError('not_found');
  return ownVoice(userId, context.clock.now());
}

/** The voice with its posts, measured again if they have changed. Refuses with `not_found`. */
export async function openVoice(context: Context, userId: string, id?: string): Promise<OpenVoice> {
  const { db } = context.database;
  const isOwn = id === undefined || id === userId;
  const finding = findVoice(context, userId, id);
  // The posts of the user's own voice can be loaded in parallel with its row. A draft waits for all of this before its
  // first word.
  const from = isOwn ? null : importsOf(await finding);
  const [row, { posts, mark }, texts] = await Promise.all([
    finding,
    markOwnTexts(db, userId, from),
    listOwnTexts(db, userId, measuredPosts, from),
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
  await changeVoiceRow(db, row, change);
  return { row: { ...row, ...change }, texts, posts, measured };
}

export function presentSummary({ id, name, kind }: VoiceRow, posts: number): VoiceSummary {
  return { id, name, kind, posts, confidence: confidenceOf(posts) };
}

export function presentVoice({ row, posts, measured }: OpenVoice): VoiceView {
  const { described, describedPosts, describedAt } = row;
  return {
    ...presentSummary(row, posts),
    needed: FEWEST_VOICE_POSTS,
    rules: row.rules,
    traits: measured?.traits ?? null,
    described:
      described === null || describedAt === null
        ? null
        : { traits: described, posts: describedPosts ?? 0, at: describedAt.toISOString() },
  };
}

/** All voices of a user, their own first. */
export async function listVoicesOf(context: Context, userId: string): Promise<VoiceSummary[]> {
  const { db } = context.database;
  const rows = await listVoiceRows(db, userId);
  const own = rows.find(({ id }) => id === userId) ?? ownVoice(userId, context.clock.now());
  const all = [own, ...rows.filter(({ id }) => id !== userId)];
  return Promise.all(
    all.map(async (row) => presentSummary(row, (await markOwnTexts(db, userId, importsOf(row))).posts)),
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
  return presentVoice({ row, texts: [], posts: 0, measured: null });
}

/** Refuses with `not_found`. */
export async function changeVoice(
  context: Context,
  userId: string,
  id: string,
  { name, rules }: { name?: string | undefined; rules?: string[] | undefined },
): Promise<VoiceView> {
  const row = await findVoice(context, userId, id);
  const change = { name: name ?? row.name, rules: rules ?? row.rules };
  await changeVoiceRow(context.database.db, row, change);
  return presentVoice(await openVoice(context, userId, id));
}

/** Refuses with `not_found`, also for the user's own voice, which always exists. */
export async function removeVoice(context: Context, userId: string, id: string): Promise<void> {
  if (id === userId) throw new AppError('not_found');
  await context.database.db.transaction(async (tx) => {
    if (!(await deleteVoiceRow(tx, userId, id))) throw new AppError('not_found');
    await detachVoice(tx, userId, id);
  });
}

export interface VoiceBlock {
  voiceId: string;
  /** The author's usual range as measured, one sentence per measure. */
  limits: string[];
  rules: string[];
  described: string[];
  /** The user's posts closest to the idea, which a text must not copy. */
  examples: string[];
}

/** The block for a draft about this idea. Null when nothing is known of the voice, or it does not exist. */
export async function voiceFor(
  context: Context,
  userId: string,
  idea: string,
  voiceId?: string,
): Promise<VoiceBlock | null> {
  const voice = await openVoice(context, userId, voiceId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
  if (voice === null) return null;
  const { row, texts, measured } = voice;
  if (measured === null && row.rules.length === 0) return null;
  const posts = texts.map((text) => ({ text }));
  return {
    voiceId: row.id,
    limits: measured === null ? [] : limitsOf(measured),
    rules: row.rules,
    described: (row.described ?? []).map(({ text }) => text),
    examples:
      measured === null ? [] : closestPosts(idea, posts, examplesPerDraft).map(({ text }) => exampleOf(text)),
  };
}
