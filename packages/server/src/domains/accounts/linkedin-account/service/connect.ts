import { randomBytes } from 'node:crypto';
import type { LinkedinConnection } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type {
  LinkedinClient,
  LinkedinFailure,
  LinkedinGrant,
} from '../../../../integrations/linkedin/index.ts';
import type { Connection, Tx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { connectionChangedJob, copyPictureJob, removePictureJob } from '../jobs.ts';
import { presentConnection } from '../present.ts';
import {
  deleteConnection,
  deleteStates,
  findConnection,
  saveConnection,
  saveState,
  takeState,
} from '../repository.ts';
import { canPost, connectStateLifetimeMs, tokenPurpose } from '../rules.ts';
import { copyPicture } from './picture.ts';

function requireClient(context: Context): LinkedinClient {
  if (context.linkedin === null) throw new AppError('linkedin_not_configured');
  return context.linkedin;
}

const stateHashPurpose = 'linkedin-connect-state';

/** Returns the address of the consent page. The response is accepted once, within 15 minutes, in this session. */
export async function startConnection(
  context: Context,
  session: { id: string; userId: string },
): Promise<{ url: string }> {
  const client = requireClient(context);
  const state = randomBytes(32).toString('base64url');
  await context.database.db.transaction(async (tx) =>
    saveState(tx, {
      stateHash: context.secrets.hash(state, stateHashPurpose),
      userId: session.userId,
      sessionId: session.id,
      expiresAt: new Date(context.clock.now() + connectStateLifetimeMs),
    }),
  );
  return { url: client.consentUrl(state) };
}

/** Stores the connection in the caller's transaction. */
function keepLinkedinGrant(
  context: Context,
): (tx: Tx, userId: string, grant: LinkedinGrant) => Promise<void> {
  return async (tx, userId, grant) => {
    const now = new Date(context.clock.now());
    await saveConnection(tx, {
      userId,
      subject: grant.subject,
      name: grant.name,
      tokenSealed: context.secrets.seal(grant.accessToken, tokenPurpose(userId)),
      scopes: grant.scopes,
      expiresAt: grant.expiresAt,
      pictureSource: grant.pictureUrl,
      connectedAt: now,
      updatedAt: now,
    });
    if (grant.pictureUrl !== null) await context.queue.enqueue(tx, copyPictureJob, { userId });
    await context.queue.enqueue(tx, connectionChangedJob, { userId });
  };
}

/**
 * Signing in with LinkedIn also connects it, unless the person publishes as another member: that changes only on
 * request.
 */
export async function connectAtSignIn(context: Context, tx: Tx, userId: string, grant: LinkedinGrant) {
  const connection = await findConnection(tx, userId);
  if (connection === null || connection.subject === grant.subject)
    await keepLinkedinGrant(context)(tx, userId, grant);
}

function refuseGrant(context: Context, userId: string, failure: LinkedinFailure): never {
  context.log.warn({ userId, outcome: failure.kind, trace: failure.trace }, 'LinkedIn connection refused');
  const passing =
    failure.kind === 'unavailable' || failure.kind === 'rate_limited' || failure.kind === 'not_sent';
  throw new AppError(passing ? 'linkedin_unavailable' : 'linkedin_refused');
}

/**
 * Exchanges the returned code. Throws `linkedin_state_invalid`, `linkedin_refused`, `linkedin_unavailable`, or,
 * with the connection stored anyway, `linkedin_scope_missing`.
 */
export async function finishConnection(
  context: Context,
  session: { id: string; userId: string },
  given: { code: string; state: string },
): Promise<LinkedinConnection> {
  const client = requireClient(context);
  const { userId } = session;
  const stateHash = context.secrets.hash(given.state, stateHashPurpose);
  const taken = await context.database.db.transaction(async (tx) =>
    takeState(tx, userId, stateHash, session.id, new Date(context.clock.now())),
  );
  if (!taken) throw new AppError('linkedin_state_invalid');

  const granted = await client.grant(given.code, context.clock.now());
  if (granted.kind !== 'success') return refuseGrant(context, userId, granted);
  await context.database.db.transaction(async (tx) => keepLinkedinGrant(context)(tx, userId, granted.value));
  // The job would copy it as well, but this way the response already includes the picture.
  await copyPicture(context, userId).catch((error: unknown) =>
    context.log.warn({ err: error, userId }, 'profile picture later'),
  );
  if (!canPost(granted.value.scopes)) throw new AppError('linkedin_scope_missing');
  return readConnection(context, userId);
}

export async function readConnection(
  context: Context,
  userId: string,
  connection: Connection = context.database.db,
): Promise<LinkedinConnection> {
  return presentConnection(context, await findConnection(connection, userId));
}

/**
 * Deletes the token, the picture and pending consents in the caller's transaction. Handlers of the change put
 * scheduled posts on hold.
 */
export async function dropLinkedinConnection(context: Context, tx: Tx, userId: string): Promise<void> {
  await deleteStates(tx, userId);
  const removed = await deleteConnection(tx, userId);
  if (removed === null) return;
  if (removed.pictureKey !== null)
    await context.queue.enqueue(tx, removePictureJob, { key: removed.pictureKey });
  await context.queue.enqueue(tx, connectionChangedJob, { userId });
}

export async function removeConnection(context: Context, userId: string): Promise<void> {
  await context.database.db.transaction(async (tx) => dropLinkedinConnection(context, tx, userId));
}
