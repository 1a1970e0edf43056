import { and, eq, isNull, lt, notExists, or } from 'drizzle-orm';
import type { TokenScope } from '@limelight/contracts';
import type pg from 'pg';
import {
  deleteOwnRow,
  eraseFrom,
  findRow,
  insertRow,
  listOwnRows,
  type Connection,
  type Tx,
} from '../../../platform/db/index.ts';
import { accessTokens, oauthClients, oauthCodes } from './tables.ts';

export type TokenRow = typeof accessTokens.$inferSelect;
export type ClientRow = typeof oauthClients.$inferSelect;
export type CodeRow = typeof oauthCodes.$inferSelect;

interface FoundToken {
  id: string;
  userId: string;
  name: string;
  scopes: TokenScope[];
  expired: boolean;
  /** True when the last recorded use is old enough to record a new one. */
  stale: boolean;
  emailVerified: boolean;
}

/** Runs on every request that carries a token, so it is one statement, planned once per connection. */
export async function findToken(pool: pg.Pool, tokenHash: string, now: Date, staleSince: Date) {
  const { rows } = await pool.query<FoundToken>({
    name: 'find-access-token',
    text: `SELECT t.id, t.user_id AS "userId", t.name, t.scopes, coalesce(t.expires_at <= $2, false) AS expired,
                  coalesce(t.last_used_at <= $3, true) AS stale, u.email_verified_at IS NOT NULL AS "emailVerified"
           FROM access_tokens t JOIN users u ON u.id = t.user_id AND u.deleted_at IS NULL
           WHERE t.token_hash = $1`,
    values: [tokenHash, now, staleSince],
  });
  return rows[0] ?? null;
}

/** Only one of several concurrent calls writes. */
export async function noteUse(connection: Connection, id: string, staleSince: Date, now: Date) {
  await connection
    .update(accessTokens)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(accessTokens.id, id),
        or(
          isNull(accessTokens.lastUsedAt),
          lt(accessTokens.lastUsedAt, staleSince),
          eq(accessTokens.lastUsedAt, staleSince),
        ),
      ),
    );
}

/** Counts expired tokens too, since they are listed until they are revoked. */
export async function countPersonal(tx: Tx, userId: string): Promise<number> {
  return tx.$count(accessTokens, and(eq(accessTokens.userId, userId), isNull(accessTokens.clientId)));
}

export async function insertToken(tx: Tx, row: typeof accessTokens.$inferInsert): Promise<TokenRow> {
  const [made] = await tx.insert(accessTokens).values(row).returning();
  if (made === undefined) throw new Error('the token was not written');
  return made;
}

export const listTokensOf = listOwnRows(accessTokens, 'newest first');

export const deleteToken = deleteOwnRow(accessTokens);

export const deleteTokensOf = eraseFrom(oauthCodes, accessTokens);

export const insertClient = insertRow(oauthClients);

export const findClient = findRow(oauthClients);

export const insertCode = insertRow(oauthCodes);

/** Locks the code's row, so that the code can be exchanged only once. */
export async function lockCode(tx: Tx, codeHash: string): Promise<CodeRow | null> {
  const [row] = await tx.select().from(oauthCodes).where(eq(oauthCodes.codeHash, codeHash)).for('update');
  return row ?? null;
}

export async function spendCode(tx: Tx, codeHash: string, tokenId: string): Promise<void> {
  await tx.update(oauthCodes).set({ tokenId }).where(eq(oauthCodes.codeHash, codeHash));
}

/** Finds the connection by a refresh token of any age. Connections of earlier versions have no family yet. */
export async function lockByRefresh(
  tx: Tx,
  { refreshHash, refreshFamily }: { refreshHash: string; refreshFamily: string },
): Promise<TokenRow | null> {
  const [row] = await tx
    .select()
    .from(accessTokens)
    .where(or(eq(accessTokens.refreshFamily, refreshFamily), eq(accessTokens.refreshHash, refreshHash)))
    .for('update');
  return row ?? null;
}

export async function updateToken(tx: Tx, id: string, change: Partial<TokenRow>): Promise<void> {
  await tx.update(accessTokens).set(change).where(eq(accessTokens.id, id));
}

/** `hash` is that of the access token or of its refresh token. */
export async function deleteByHash(tx: Tx, hash: string, clientId: string): Promise<void> {
  await tx
    .delete(accessTokens)
    .where(
      and(
        eq(accessTokens.clientId, clientId),
        or(eq(accessTokens.tokenHash, hash), eq(accessTokens.refreshHash, hash)),
      ),
    );
}

/** Removes apps without a connection that registered before `before`. */
export async function deleteIdleClients(tx: Tx, before: Date): Promise<void> {
  await tx
    .delete(oauthClients)
    .where(
      and(
        lt(oauthClients.createdAt, before),
        notExists(
          tx
            .select({ id: accessTokens.id })
            .from(accessTokens)
            .where(eq(accessTokens.clientId, oauthClients.id)),
        ),
      ),
    );
}
