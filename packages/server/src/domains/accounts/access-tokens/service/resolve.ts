import type { Context } from '../../../../context.ts';
import { mustVerifyEmail } from '../../../../platform/config/index.ts';
import type { ResolveSession } from '../../../../platform/http/index.ts';
import { findToken, noteUse } from '../repository.ts';
import { hashToken, isToken, lastUsedStepMs } from '../rules.ts';

/** Resolves API tokens here and passes every other bearer to `resolveSession`. */
export function createResolveBearer(context: Context, resolveSession: ResolveSession): ResolveSession {
  const { config, database, clock, log } = context;
  const mustVerify = mustVerifyEmail(config);
  return async (bearer) => {
    if (!isToken(bearer)) return resolveSession(bearer);
    const now = new Date(clock.now());
    const staleSince = new Date(now.getTime() - lastUsedStepMs);
    const found = await findToken(database.pool, hashToken(bearer), now, staleSince);
    if (found === null || found.expired) return { kind: 'dead-token' };
    if (found.stale) {
      await noteUse(database.db, found.id, staleSince, now).catch((error: unknown) => {
        log.warn({ err: error, tokenId: found.id }, 'use of a token not noted');
      });
    }
    const { id, userId, name, scopes, emailVerified } = found;
    const mayReachOut = emailVerified || !mustVerify;
    return {
      kind: 'live',
      session: {
        id,
        userId,
        emailVerified,
        mayReachOut,
        grant: { tokenId: id, name, scopes: new Set(scopes) },
      },
    };
  };
}
