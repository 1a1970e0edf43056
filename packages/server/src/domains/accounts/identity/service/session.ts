import { randomUUID } from 'node:crypto';
import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { mustVerifyEmail } from '../../../../platform/config/index.ts';
import type { ResolveSession } from '../../../../platform/http/index.ts';
import { hashSecret, makeSecret } from '../random-secret.ts';
import { findSession, insertSession, touchSession } from '../repository/identity.ts';
import { describeDevice, lastSeenStepMs, sessionLifeMs, shortenAddress } from '../rules.ts';

export interface Caller {
  address: string;
  headers: Headers;
}

/** Begins a session and returns its bearer, of which only a hash is stored. */
export async function beginSession(
  context: Context,
  tx: Tx,
  userId: string,
  caller: Caller,
): Promise<string> {
  const token = makeSecret();
  const now = context.clock.now();
  await insertSession(tx, {
    id: randomUUID(),
    userId,
    tokenHash: hashSecret(token),
    device: describeDevice(caller.headers.get('user-agent')),
    address: shortenAddress(caller.address),
    createdAt: new Date(now),
    lastSeenAt: new Date(now),
    expiresAt: new Date(now + sessionLifeMs),
  });
  return token;
}

/** Resolves a bearer with a single query, plus an update of `lastSeenAt` at most every five minutes. */
export function createResolveSession(context: Context): ResolveSession {
  const { config, database, clock, log } = context;
  const mustVerify = mustVerifyEmail(config);
  return async (token) => {
    const now = new Date(clock.now());
    const staleSince = new Date(now.getTime() - lastSeenStepMs);
    const found = await findSession(database.pool, hashSecret(token), now, staleSince);
    if (found === null || found.expired) return { kind: 'unknown' };
    if (found.ended) return { kind: 'ended' };
    if (found.stale) {
      await touchSession(database.db, found.id, staleSince, now).catch((error: unknown) => {
        log.warn({ err: error, sessionId: found.id }, 'session not marked as seen');
      });
    }
    const { id, userId, emailVerified } = found;
    const mayReachOut = emailVerified || !mustVerify;
    return { kind: 'live', session: { id, userId, emailVerified, mayReachOut, grant: null } };
  };
}
