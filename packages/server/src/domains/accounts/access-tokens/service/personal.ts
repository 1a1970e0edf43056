import { randomUUID } from 'node:crypto';
import { tokenLimit, type TokenScope } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { takeLock, type Tx } from '../../../../platform/db/index.ts';
import { getUser, postMail } from '../../identity/index.ts';
import { countPersonal, deleteToken, insertToken, type TokenRow } from '../repository.ts';
import { hashToken, makeToken, startOf } from '../rules.ts';

interface NewToken {
  name: string;
  scopes: TokenScope[];
  lifetimeDays: number | null;
}

/** Emails the owner about a new token, since a stolen session could otherwise create one unnoticed. */
export async function tellOwner(context: Context, tx: Tx, userId: string): Promise<void> {
  const user = await getUser(tx, userId);
  if (user !== null) await postMail(context, tx, 'token-created', user.email);
}

/** The token itself is returned only here; it is not stored. */
export async function createPersonalToken(
  context: Context,
  userId: string,
  { name, scopes, lifetimeDays }: NewToken,
): Promise<{ token: string; row: TokenRow }> {
  const { database, clock } = context;
  const token = makeToken('personal');
  const now = clock.now();
  const row = await database.db.transaction(async (tx) => {
    await takeLock(tx, 'access_tokens', userId);
    if ((await countPersonal(tx, userId)) >= tokenLimit) throw new AppError('token_limit');
    await tellOwner(context, tx, userId);
    return insertToken(tx, {
      id: randomUUID(),
      userId,
      name,
      scopes,
      tokenHash: hashToken(token),
      start: startOf(token),
      createdAt: new Date(now),
      expiresAt: lifetimeDays === null ? null : new Date(now + lifetimeDays * 86_400_000),
    });
  });
  return { token, row };
}

export async function revoke({ database }: Context, userId: string, id: string): Promise<void> {
  const gone = await database.db.transaction((tx) => deleteToken(tx, userId, id));
  if (!gone) throw new AppError('not_found');
}
