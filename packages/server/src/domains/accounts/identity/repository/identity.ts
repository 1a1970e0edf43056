import type { SignInProvider } from '@limelight/contracts';
import { and, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type pg from 'pg';
import { eraseFrom, listOwnRows, type Connection, type Tx } from '../../../../platform/db/index.ts';
import {
  mails,
  mailTokens,
  oauthStates,
  sessions,
  signInAccounts,
  users,
  type MailTokenPurpose,
  type SessionEndReason,
} from '../tables.ts';

export type User = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
export type MailToken = typeof mailTokens.$inferSelect;
export type MailRow = typeof mails.$inferSelect;

/** Returns false when the address already has an account. Waits for a concurrent sign-up with the same address. */
export async function insertUser(tx: Tx, user: typeof users.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.emailNormalized })
    .returning({ id: users.id });
  return made.length === 1;
}

export async function findUser(connection: Connection, userId: string): Promise<User | null> {
  const [user] = await connection
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return user ?? null;
}

/** Those of the people who have an account. */
export async function listUsers(connection: Connection, userIds: readonly string[]): Promise<User[]> {
  if (userIds.length === 0) return [];
  return connection
    .select()
    .from(users)
    .where(and(inArray(users.id, [...userIds]), isNull(users.deletedAt)));
}

/** The fields of `user/details`, except for the credits. */
export interface UserOverview {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  hasPassword: boolean;
  plan: User['plan'];
  planExpiresAt: Date | null;
  welcomeStep: number | null;
  signInProviders: SignInProvider[];
}

/** Runs on every page load, so it is one statement, planned once per connection. */
export async function findUserOverview(pool: pg.Pool, userId: string): Promise<UserOverview | null> {
  const { rows } = await pool.query<UserOverview>({
    name: 'user-overview',
    text: `SELECT id, name, email, email_verified_at IS NOT NULL AS "emailVerified", password_hash IS NOT NULL AS "hasPassword",
                  plan, plan_expires_at AS "planExpiresAt", welcome_step AS "welcomeStep",
                  ARRAY(SELECT provider FROM sign_in_accounts a WHERE a.user_id = users.id ORDER BY provider) AS "signInProviders"
           FROM users WHERE id = $1 AND deleted_at IS NULL`,
    values: [userId],
  });
  return rows[0] ?? null;
}

export async function findUserByEmail(connection: Connection, emailNormalized: string): Promise<User | null> {
  const [user] = await connection.select().from(users).where(eq(users.emailNormalized, emailNormalized));
  return user ?? null;
}

/**
 * Locks the user's row until the transaction ends. Required before changing a password, an address or the account.
 */
export async function lockUser(tx: Tx, userId: string): Promise<User | null> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('update');
  return user ?? null;
}

type UserChange = Partial<
  Pick<User, 'name' | 'email' | 'emailNormalized' | 'emailVerifiedAt' | 'passwordHash'>
>;

export async function updateUser(tx: Tx, userId: string, change: UserChange): Promise<User | null> {
  const [user] = await tx
    .update(users)
    .set(change)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .returning();
  return user ?? null;
}

/** A null plan is Starter. */
export async function setPlan(
  tx: Tx,
  userId: string,
  { plan, expiresAt }: { plan: User['plan']; expiresAt: Date | null },
): Promise<void> {
  await tx
    .update(users)
    .set({ plan, planExpiresAt: expiresAt })
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
}

export async function listEndedPlans(connection: Connection, now: Date, limit: number): Promise<string[]> {
  const ended = lte(users.planExpiresAt, now);
  const rows = await connection.select({ id: users.id }).from(users).where(ended).limit(limit);
  return rows.map((row) => row.id);
}

export async function emptyUser(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({
      name: '',
      email: '',
      emailNormalized: null,
      emailVerifiedAt: null,
      passwordHash: null,
      plan: null,
      planExpiresAt: null,
      welcomeStep: null,
      deletedAt: now,
    })
    .where(eq(users.id, userId));
}

interface FoundSession {
  id: string;
  userId: string;
  ended: boolean;
  expired: boolean;
  /** The last recorded use is old enough to be updated. */
  stale: boolean;
  emailVerified: boolean;
}

/**
 * Runs on every request, so it is one statement, planned once per connection. It returns flags to avoid parsing
 * dates.
 */
export async function findSession(pool: pg.Pool, tokenHash: string, now: Date, staleSince: Date) {
  const { rows } = await pool.query<FoundSession>({
    name: 'find-session',
    text: `SELECT s.id, s.user_id AS "userId", s.ended_at IS NOT NULL AS ended, s.expires_at <= $2 AS expired,
                  s.last_seen_at <= $3 AS stale, u.email_verified_at IS NOT NULL AS "emailVerified"
           FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.token_hash = $1`,
    values: [tokenHash, now, staleSince],
  });
  return rows[0] ?? null;
}

export async function insertSession(tx: Tx, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session);
}

/** Only one of several concurrent calls writes. */
export async function touchSession(connection: Connection, sessionId: string, staleSince: Date, now: Date) {
  await connection
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.id, sessionId), lte(sessions.lastSeenAt, staleSince)));
}

const live = (userId: string, now: Date) =>
  and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now));

export async function listLiveSessions(connection: Connection, userId: string, now: Date) {
  return connection.select().from(sessions).where(live(userId, now)).orderBy(desc(sessions.createdAt));
}

export const listAllSessions = listOwnRows(sessions, 'newest first');

interface EndSessions {
  reason: SessionEndReason;
  now: Date;
  only?: string;
  except?: string;
}

export async function endSessions(
  connection: Connection,
  userId: string,
  { reason, now, only, except }: EndSessions,
): Promise<number> {
  const ended = await connection
    .update(sessions)
    .set({ endedAt: now, endReason: reason })
    .where(
      and(
        live(userId, now),
        only === undefined ? undefined : eq(sessions.id, only),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id });
  return ended.length;
}

/** Removes personal data from the sessions but keeps the record that they ended. */
export async function emptySessions(tx: Tx, userId: string): Promise<void> {
  await tx.update(sessions).set({ device: '', address: '' }).where(eq(sessions.userId, userId));
}

export async function insertMail(tx: Tx, mail: MailRow): Promise<void> {
  await tx.insert(mails).values(mail);
}

export async function findMail(connection: Connection, mailId: string): Promise<MailRow | null> {
  const [mail] = await connection.select().from(mails).where(eq(mails.id, mailId));
  return mail ?? null;
}

export async function deleteMail(connection: Connection, mailId: string): Promise<void> {
  await connection.delete(mails).where(eq(mails.id, mailId));
}

/** Does nothing when the token exists, so that a retried mail contains the same link. */
export async function insertMailToken(tx: Tx, token: typeof mailTokens.$inferInsert): Promise<void> {
  await tx.insert(mailTokens).values(token).onConflictDoNothing();
}

export async function findOpenMailToken(connection: Connection, tokenId: string, now: Date) {
  const [token] = await connection
    .select()
    .from(mailTokens)
    .where(and(eq(mailTokens.id, tokenId), isNull(mailTokens.closedAt), gt(mailTokens.expiresAt, now)));
  return token ?? null;
}

/** Uses up a token. Of two concurrent calls only one gets it, and the other gets null. */
export async function takeMailToken(
  tx: Tx,
  tokenId: string,
  purposes: readonly MailTokenPurpose[],
  now: Date,
): Promise<MailToken | null> {
  const [token] = await tx
    .update(mailTokens)
    .set({ closedAt: now })
    .where(
      and(
        eq(mailTokens.id, tokenId),
        inArray(mailTokens.purpose, [...purposes]),
        isNull(mailTokens.closedAt),
        gt(mailTokens.expiresAt, now),
      ),
    )
    .returning();
  return token ?? null;
}

interface CloseTokens {
  now: Date;
  except?: string;
}

export async function closeMailTokens(
  tx: Tx,
  userId: string,
  purposes: readonly MailTokenPurpose[],
  { now, except }: CloseTokens,
): Promise<void> {
  await tx
    .update(mailTokens)
    .set({ closedAt: now })
    .where(
      and(
        eq(mailTokens.userId, userId),
        inArray(mailTokens.purpose, [...purposes]),
        isNull(mailTokens.closedAt),
        except === undefined ? undefined : ne(mailTokens.id, except),
      ),
    );
}

/** Also deletes unsent emails to the address, whose links must not be used any more. */
export async function deleteMails(tx: Tx, userId: string, emailNormalized: string): Promise<void> {
  const own = tx.select({ id: mailTokens.id }).from(mailTokens).where(eq(mailTokens.userId, userId));
  await tx
    .delete(mails)
    .where(or(inArray(mails.id, own), eq(sql`lower(${mails.recipient})`, emailNormalized)));
  await tx.delete(mailTokens).where(eq(mailTokens.userId, userId));
}

export async function insertOauthState(connection: Connection, state: typeof oauthStates.$inferInsert) {
  await connection.insert(oauthStates).values(state);
}

interface OauthReturn {
  stateHash: string;
  bindingHash: string;
  provider: SignInProvider;
  now: Date;
}

/** Uses up a state, which is valid once and only in the browser that started the sign-in. */
export async function takeOauthState(
  connection: Connection,
  { stateHash, bindingHash, provider, now }: OauthReturn,
): Promise<typeof oauthStates.$inferSelect | null> {
  const [state] = await connection
    .delete(oauthStates)
    .where(
      and(
        eq(oauthStates.stateHash, stateHash),
        eq(oauthStates.bindingHash, bindingHash),
        eq(oauthStates.provider, provider),
        gt(oauthStates.expiresAt, now),
      ),
    )
    .returning();
  return state ?? null;
}

export async function findSignInUser(connection: Connection, provider: SignInProvider, subject: string) {
  const [account] = await connection
    .select({ userId: signInAccounts.userId })
    .from(signInAccounts)
    .where(and(eq(signInAccounts.provider, provider), eq(signInAccounts.subject, subject)));
  return account?.userId ?? null;
}

/** Returns false when this provider account is already linked. */
export async function insertSignInAccount(tx: Tx, account: typeof signInAccounts.$inferInsert) {
  const made = await tx
    .insert(signInAccounts)
    .values(account)
    .onConflictDoNothing()
    .returning({ userId: signInAccounts.userId });
  return made.length === 1;
}

export async function listSignInAccounts(connection: Connection, userId: string) {
  return connection
    .select()
    .from(signInAccounts)
    .where(eq(signInAccounts.userId, userId))
    .orderBy(signInAccounts.createdAt);
}

export const deleteSignInAccounts = eraseFrom(signInAccounts);
