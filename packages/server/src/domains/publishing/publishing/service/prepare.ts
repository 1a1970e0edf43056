import { randomUUIDv7 } from 'node:crypto';
import { emptyTrace, type AttachedAsset } from '../../../../integrations/linkedin/index.ts';
import { together, type Tx } from '../../../../platform/db/index.ts';
import { sha256 } from '../../../../platform/secrets.ts';
import {
  connectionsForPublishing,
  type PublishingConnection,
} from '../../../accounts/linkedin-account/index.ts';
import { addMedia, lockPosts, movePosts, openGapOf, type DuePost } from '../../../posts/posts/index.ts';
import { findTeamObstacle, listGated } from '../../../teams/teams/index.ts';
import { findHindrances, insertAttempts } from '../repository/batches.ts';
import { abandonUnsent, takeOverAttempt, type NewAttempt } from '../repository/publishing.ts';
import { contentOf } from '../rules/content.ts';
import { haltFailure } from '../rules/halt.ts';
import { decideStart, type Start } from '../rules/start.ts';
import type { PublishingDeps } from './deps.ts';
import { holdHalted } from './halt.ts';
import { failureFacts, holdPost, planPost } from './move.ts';
import type { Prepared, ReadyConnection, SentPost } from './prepared.ts';
import { recordOutcome } from './record.ts';

export interface Asked {
  postId: string;
  startedFor: Date | null;
}

/**
 * `nothing`: not due, missing, or another run's. `backlog`: late, so the user's late posts have to be spaced first.
 * `again`: locked by somebody else, or its batch failed, so it is asked for alone.
 */
export type Preparation =
  | { kind: 'ready'; prepared: Prepared }
  | { kind: 'nothing' | 'again' }
  | { kind: 'backlog'; userId: string };

const application = 'application';
const memberOf = (userId: string) => `member:${userId}`;

export function bytesOf(
  deps: PublishingDeps,
  { post, connection }: Pick<Prepared, 'post' | 'connection'>,
  files: readonly AttachedAsset[],
): Uint8Array {
  return deps.linkedin.postBytes({
    authorUrn: connection.personUrn,
    text: post.text,
    visibility: post.visibility,
    content: contentOf(post.attachment, files),
  });
}

/**
 * A new intent and its row. For a post without files it is consumed on writing, because nothing happens between its
 * intent and its create.
 */
function newAttempt(
  deps: PublishingDeps,
  post: SentPost,
  connection: ReadyConnection,
): { attempt: NewAttempt; prepared: Prepared } {
  const { context, linkedin, timing } = deps;
  const nowMs = context.clock.now();
  const isReady = post.media.length === 0;
  const owner = context.presence.newOwner();
  const attemptId = randomUUIDv7();
  const placeholders = post.media.map(({ id, altText }) => ({ urn: id, altText }));
  const bytes = bytesOf(deps, { post, connection }, placeholders);
  const attempt = {
    id: attemptId,
    postId: post.id,
    userId: post.userId,
    authorUrn: connection.personUrn,
    apiVersion: linkedin.version,
    payloadHash: sha256(bytes),
    payloadBytes: bytes.byteLength,
    leaseOwner: owner,
    leaseUntil: new Date(nowMs + (isReady ? timing.sendLeaseMs : timing.prepareLeaseMs)),
    createdAt: new Date(nowMs),
    consumedAt: isReady ? new Date(nowMs) : null,
  };
  const ready = isReady ? { nowMs, monotonicMs: deps.monotonicMs(), bytes } : null;
  return { attempt, prepared: { attemptId, owner, post, connection, startedAtMs: nowMs, ready } };
}

/**
 * The current time: this machine's clock, unless the database's clock, which started the job, is ahead of it by no more
 * than the allowed difference.
 */
function timeOf(nowMs: number, startedFor: Date | null, clockSkewMs: number): Date {
  const toldMs = startedFor?.getTime() ?? nowMs;
  return new Date(toldMs > nowMs && toldMs - nowMs <= clockSkewMs ? toldMs : nowMs);
}

interface Found {
  post: SentPost;
  start: Start;
  now: Date;
  connection: PublishingConnection;
  openId: string | null;
}

/** Decides about locked posts, with one read of each kind for all of them. */
async function decideAll(
  { context, timing }: PublishingDeps,
  tx: Tx,
  locked: readonly DuePost[],
  startedFor: ReadonlyMap<string, Date | null>,
): Promise<Found[]> {
  const userIds = [...new Set(locked.map(({ userId }) => userId))];
  const nowMs = context.clock.now();
  const asked = {
    postIds: locked.map(({ id }) => id),
    userIds,
    scopes: [application, ...userIds.map(memberOf)],
  };
  const [hindrances, gated, connections] = await together([
    findHindrances(tx, asked, new Date(nowMs)),
    listGated(tx, locked),
    connectionsForPublishing(context, tx, userIds),
  ]);
  const { open, halts, waits, withFiles } = hindrances;
  const whole =
    withFiles.size === 0 ? locked.map((post) => ({ ...post, media: [] })) : await addMedia(tx, locked);
  const found: Found[] = [];
  for (const post of whole) {
    const now = timeOf(nowMs, startedFor.get(post.id) ?? null, timing.clockSkewMs);
    const connection = connections.get(post.userId) ?? ({ kind: 'none' } as const);
    const waitUntil = [application, memberOf(post.userId)]
      .flatMap((scope) => waits.get(scope) ?? [])
      .filter((until) => until > now);
    const hasGap = openGapOf(post) !== null;
    const ofTeam = !hasGap && gated.has(post.id) ? await findTeamObstacle(tx, post) : null;
    const circumstances = {
      open: open.get(post.id) ?? null,
      halt: haltFailure(halts.get(post.userId) ?? [], post.queueId),
      obstacle: hasGap ? ('open_gap' as const) : ofTeam,
      connection,
      waitUntil: waitUntil.toSorted((one, other) => Number(one) - Number(other)).at(-1) ?? null,
    };
    const start = decideStart(post, circumstances, now, timing);
    found.push({ post, start, now, connection, openId: circumstances.open?.id ?? null });
  }
  return found;
}

/** What becomes of a post that does not go out now, or whose intent another run began. */
async function applyStart(
  deps: PublishingDeps,
  tx: Tx,
  { post, start, now, connection, openId }: Found,
): Promise<Preparation> {
  const { context, timing } = deps;
  if (start.abandoned !== undefined && openId !== null) {
    const ending = { urn: null, errorCode: start.abandoned, errorMessage: null, finishedAt: now };
    await abandonUnsent(tx, post.id, { outcome: 'abandoned', ...ending });
  }
  switch (start.to) {
    case 'backlog':
      return { kind: 'backlog', userId: post.userId };
    case 'halt':
      await holdHalted(context, tx, post.id, start.failure);
      break;
    case 'hold':
      await holdPost(context, tx, post, start.hold, start.failure);
      break;
    case 'plan':
      await planPost(context, tx, post, { at: start.at, failure: start.failure, longWait: true });
      break;
    case 'take-over': {
      if (openId === null || connection.kind !== 'ready') break;
      const nowMs = context.clock.now();
      const owner = context.presence.newOwner();
      const lease = { owner, until: new Date(nowMs + timing.prepareLeaseMs) };
      if (!(await takeOverAttempt(tx, openId, lease, new Date(nowMs)))) break;
      return {
        kind: 'ready',
        prepared: { attemptId: openId, owner, post, connection, startedAtMs: nowMs, ready: null },
      };
    }
    case 'nothing':
    case 'open':
  }
  return { kind: 'nothing' };
}

/** Writes new intents. */
async function openAttempts(deps: PublishingDeps, tx: Tx, opened: ReturnType<typeof newAttempt>[]) {
  if (opened.length === 0) return;
  const scheduled = opened.filter(({ prepared }) => prepared.post.status === 'scheduled');
  await together([
    insertAttempts(
      tx,
      opened.map(({ attempt }) => attempt),
    ),
    movePosts(tx, {
      postIds: scheduled.map(({ prepared }) => prepared.post.id),
      from: ['scheduled'],
      to: 'publishing',
      set: failureFacts(null),
      now: deps.context.clock.now(),
    }),
  ]);
}

/**
 * Locks the posts, decides for each whether it is published now, and writes the intents, in one transaction. Sends
 * nothing. Without `wait`, posts that somebody else has locked, and all of a batch that failed, are answered with
 * `again`, so that none keeps the others; with it, an error is thrown.
 */
export async function prepare(
  deps: PublishingDeps,
  asked: readonly Asked[],
  { wait }: { wait: boolean },
): Promise<Preparation[]> {
  const { context } = deps;
  const byPost = new Map(asked.map((one) => [one.postId, one]));
  let opened: ReturnType<typeof newAttempt>[] = [];
  try {
    const prepared = await context.database.db.transaction(async (tx) => {
      const results = new Map<string, Preparation>();
      const locked = await lockPosts(tx, [...byPost.keys()], { wait });
      if (locked.length === 0) return results;
      const startedFor = new Map(asked.map((one) => [one.postId, one.startedFor]));
      const found = await decideAll(deps, tx, locked, startedFor);
      for (const one of found) results.set(one.post.id, await applyStart(deps, tx, one));
      opened = found.flatMap(({ post, start, connection }) =>
        start.to === 'open' && connection.kind === 'ready' ? [newAttempt(deps, post, connection)] : [],
      );
      await openAttempts(deps, tx, opened);
      for (const one of opened) results.set(one.prepared.post.id, { kind: 'ready', prepared: one.prepared });
      return results;
    });
    // A post that was requested twice is prepared for one of the callers.
    return asked.map(
      (one) =>
        (byPost.get(one.postId) === one ? prepared.get(one.postId) : undefined) ?? {
          kind: wait ? 'nothing' : 'again',
        },
    );
  } catch (error) {
    // They may have been written and consumed anyway, but it is certain that nothing was sent.
    const notSent = { kind: 'not_sent', trace: emptyTrace('linkedin.post.create') } as const;
    const consumed = opened.filter(({ prepared }) => prepared.ready !== null);
    await Promise.all(consumed.map(async ({ prepared }) => recordOutcome(deps, prepared, notSent)));
    if (wait) throw error;
    context.log.warn({ err: error, count: asked.length }, 'publishes are prepared one by one');
    return asked.map(() => ({ kind: 'again' }));
  }
}
