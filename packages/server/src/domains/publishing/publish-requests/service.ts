import { randomUUID } from 'node:crypto';
import { publishRequestLimit, type EndpointInput, type requestPublish } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, existing, type Session } from '../../../platform/http/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { findPost, isLocked, lockPost, type PostWithMedia } from '../../posts/posts/index.ts';
import { publishNowIn, scheduleWishIn } from '../publishing/index.ts';
import { emitEvents } from '../../accounts/webhooks/index.ts';
import {
  countOthers,
  decideRequest,
  deleteRequest,
  findRequest,
  listOpenRequests,
  saveRequest,
  type RequestRow,
} from './repository.ts';

export interface Waiting {
  request: RequestRow;
  post: PostWithMedia;
}

const isUnplanned = ({ status }: PostWithMedia) => status === 'draft' || status === 'failed';

/**
 * True while a request can be confirmed. A post that was scheduled or published since no longer needs it, nor does
 * one whose move was asked for and that has another time or none since.
 */
const stillWaits = ({ movesFrom }: RequestRow, post: PostWithMedia | null): post is PostWithMedia =>
  post !== null &&
  (movesFrom === null
    ? isUnplanned(post)
    : post.status === 'scheduled' && post.scheduledAt?.getTime() === movesFrom.getTime());

export async function listWaiting({ database }: Context, userId: string): Promise<Waiting[]> {
  const requests = await listOpenRequests(database.db, userId);
  const found = await Promise.all(
    requests.map(async (request) => ({ request, post: await findPost(database.db, userId, request.postId) })),
  );
  return found.flatMap(({ request, post }) => (stillWaits(request, post) ? [{ request, post }] : []));
}

/** A request, decided or not. Refuses with `not_found`. */
export async function readRequest({ database }: Context, userId: string, id: string): Promise<Waiting> {
  const request = await findRequest(database.db, userId, id);
  const post = request === null ? null : await findPost(database.db, userId, request.postId);
  if (request === null || post === null) throw new AppError('not_found');
  return { request, post };
}

/** Makes room by deleting obsolete requests. Refuses with `publish_request_limit` when there are none. */
async function requireRoom(tx: Tx, userId: string, postId: string): Promise<void> {
  if ((await countOthers(tx, userId, postId)) < publishRequestLimit) return;
  for (const request of await listOpenRequests(tx, userId)) {
    if (!stillWaits(request, await findPost(tx, userId, request.postId)))
      await deleteRequest(tx, userId, request.id);
  }
  if ((await countOthers(tx, userId, postId)) >= publishRequestLimit)
    throw new AppError('publish_request_limit');
}

type Wish = Pick<RequestRow, 'postId' | 'at' | 'timeZone'> & { version?: number };

/** Does what a request asks for. With `version`, only if the post is still that one. */
const carryOut = async (
  context: Context,
  tx: Tx,
  userId: string,
  { postId, at, timeZone, version }: Wish,
): Promise<PostWithMedia> =>
  at === null || timeZone === null
    ? publishNowIn(context, tx, userId, postId, version)
    : (
        await scheduleWishIn(context, tx, userId, postId, {
          at,
          timeZone,
          ...(version !== undefined && { version }),
        })
      ).post;

class Undone extends Error {}

/** Refusals that the person or an approver can settle before the request is confirmed. */
const mayCome: ReadonlySet<string> = new Set(['approval_required', 'claims_unconfirmed']);

/** Refuses as confirming would now, so that nobody is asked for what cannot be done. Nothing of it stays. */
async function requirePossible(context: Context, userId: string, wish: Wish): Promise<void> {
  try {
    await context.database.db.transaction(async (tx) => {
      await carryOut(context, tx, userId, wish);
      throw new Undone();
    });
  } catch (error) {
    if (error instanceof Undone || (error instanceof AppError && mayCome.has(error.code))) return;
    throw error;
  }
}

/** Stores the request of an app or script to publish, schedule or move a post until the user decides. */
export async function askToPublish(
  context: Context,
  { userId, grant }: Session,
  { postId, schedule }: EndpointInput<typeof requestPublish>['body'],
): Promise<Waiting> {
  const { database, clock } = context;
  const { at, timeZone } = schedule ?? { at: null, timeZone: null };
  await requirePossible(context, userId, { postId, at, timeZone });
  return database.db.transaction(async (tx) => {
    const post = existing(await lockPost(tx, postId, userId));
    if (isLocked(post.status)) throw new AppError('post_locked');
    const isMove = post.status === 'scheduled' && schedule !== null;
    if (!isMove && !isUnplanned(post)) throw new AppError('post_scheduled');
    await requireRoom(tx, userId, postId);
    const request = await saveRequest(tx, {
      id: randomUUID(),
      userId,
      postId,
      requestedBy: grant?.name ?? 'You',
      at,
      timeZone,
      movesFrom: isMove ? post.scheduledAt : null,
      createdAt: new Date(clock.now()),
      decision: null,
    });
    const data = { postId, kind: 'publish-request', requestId: request.id };
    await emitEvents(context, tx, [{ userId, type: 'approval.requested', data }]);
    return { request, post };
  });
}

/**
 * Executes a request if the post and the request are still the versions that the user saw. Replacing a request locks
 * the post, so that cannot happen during this transaction.
 */
export async function confirm(
  context: Context,
  userId: string,
  id: string,
  version: number,
): Promise<PostWithMedia> {
  const { database } = context;
  const request = await findRequest(database.db, userId, id);
  if (request === null || request.decision !== null) throw new AppError('not_found');
  const { postId } = request;
  return database.db.transaction(async (tx) => {
    if (request.movesFrom !== null && !stillWaits(request, await findPost(tx, userId, postId)))
      throw new AppError('not_found');
    const post = await carryOut(context, tx, userId, { ...request, version });
    if (!(await decideRequest(tx, userId, id, 'confirmed'))) throw new AppError('not_found');
    return post;
  });
}

export async function refuse({ database }: Context, userId: string, id: string): Promise<void> {
  if (!(await database.db.transaction((tx) => decideRequest(tx, userId, id, 'refused'))))
    throw new AppError('not_found');
}
