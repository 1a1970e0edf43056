import { and, asc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import {
  eraseFrom,
  findTheirRow,
  insertRow,
  rowReader,
  type Connection,
  type Tx,
} from '../../../platform/db/index.ts';
import { linkedinConnections, linkedinConnectStates } from './tables.ts';

export type LinkedinConnectionRow = typeof linkedinConnections.$inferSelect;

const forPublishing = rowReader(linkedinConnections, [
  'userId',
  'subject',
  'tokenSealed',
  'scopes',
  'expiresAt',
  'revision',
  'reconnectSince',
  'comments',
  'connectedAt',
]);
export type ConnectionToPublish = ReturnType<typeof forPublishing.read>;

export const findConnection = findTheirRow(linkedinConnections);

export async function listConnections(
  connection: Connection,
  userIds: readonly string[],
): Promise<ConnectionToPublish[]> {
  const { rows } = await connection.execute(
    sql`SELECT ${forPublishing.columns} FROM linkedin_connections WHERE user_id = ANY(${sql.param([...userIds])}::uuid[])`,
  );
  return rows.map(forPublishing.read);
}

export type NewConnection = Pick<
  LinkedinConnectionRow,
  | 'userId'
  | 'subject'
  | 'name'
  | 'tokenSealed'
  | 'scopes'
  | 'expiresAt'
  | 'pictureSource'
  | 'connectedAt'
  | 'updatedAt'
>;

/** Replaces the token with a newer one. The copy of the picture is kept until a new one exists. */
export async function saveConnection(tx: Tx, row: NewConnection): Promise<void> {
  const fresh = { ...row, reconnectSince: null, reconnectReason: null, comments: null, endTold: null };
  await tx
    .insert(linkedinConnections)
    .values({ ...fresh, revision: 1, pictureKey: null })
    .onConflictDoUpdate({
      target: linkedinConnections.userId,
      set: { ...fresh, revision: sql`${linkedinConnections.revision} + 1` },
    });
}

/** Returns true when the token of this revision was current and had not been refused before. */
export async function refuseToken(tx: Tx, userId: string, revision: number, reason: string, now: Date) {
  const changed = await tx
    .update(linkedinConnections)
    .set({ tokenSealed: null, reconnectSince: now, reconnectReason: reason, updatedAt: now })
    .where(
      and(
        eq(linkedinConnections.userId, userId),
        eq(linkedinConnections.revision, revision),
        isNull(linkedinConnections.reconnectSince),
      ),
    )
    .returning({ userId: linkedinConnections.userId });
  return changed.length === 1;
}

/**
 * Connections that LinkedIn has not refused and that expire after `after`, soonest first: those without any notice
 * that expire by `before`, and those with a notice that expire by the moment given for its day.
 */
export async function listEnding(
  connection: Connection,
  given: { after: Date; before: Date; told: readonly { day: number; before: Date }[]; limit: number },
): Promise<LinkedinConnectionRow[]> {
  const { endTold, expiresAt } = linkedinConnections;
  return connection
    .select()
    .from(linkedinConnections)
    .where(
      and(
        isNull(linkedinConnections.reconnectSince),
        gt(expiresAt, given.after),
        or(
          and(isNull(endTold), lte(expiresAt, given.before)),
          ...given.told.map(({ day, before }) => and(eq(endTold, day), lte(expiresAt, before))),
        ),
      ),
    )
    .orderBy(asc(expiresAt))
    .limit(given.limit);
}

export async function listConnectedWith(connection: Connection, scope: string, now: Date): Promise<string[]> {
  const { userId, scopes, expiresAt, reconnectSince, tokenSealed } = linkedinConnections;
  const rows = await connection
    .select({ userId })
    .from(linkedinConnections)
    .where(
      and(sql`${scope} = ANY(${scopes})`, gt(expiresAt, now), isNull(reconnectSince), isNotNull(tokenSealed)),
    );
  return rows.map((row) => row.userId);
}

/** Returns true for only one caller per notice, and never after a later notice. */
export async function takeEndNotice(
  tx: Tx,
  { userId, revision }: Pick<LinkedinConnectionRow, 'userId' | 'revision'>,
  daysLeft: number,
): Promise<boolean> {
  const taken = await tx
    .update(linkedinConnections)
    .set({ endTold: daysLeft })
    .where(
      and(
        eq(linkedinConnections.userId, userId),
        eq(linkedinConnections.revision, revision),
        or(isNull(linkedinConnections.endTold), gt(linkedinConnections.endTold, daysLeft)),
      ),
    )
    .returning({ userId: linkedinConnections.userId });
  return taken.length === 1;
}

export async function noteComments(tx: Tx, userId: string, comments: 'works' | 'refused', now: Date) {
  await tx
    .update(linkedinConnections)
    .set({ comments, updatedAt: now })
    .where(eq(linkedinConnections.userId, userId));
}

/** Stores the key of our copy if the source picture has not changed since. Returns the key it replaces. */
export async function savePicture(tx: Tx, userId: string, source: string, key: string) {
  const [before] = await tx
    .select({ key: linkedinConnections.pictureKey, source: linkedinConnections.pictureSource })
    .from(linkedinConnections)
    .where(eq(linkedinConnections.userId, userId))
    .for('update');
  if (before === undefined || before.source !== source) return { saved: false, replaced: null };
  await tx
    .update(linkedinConnections)
    .set({ pictureKey: key, pictureSource: null })
    .where(eq(linkedinConnections.userId, userId));
  return { saved: true, replaced: before.key };
}

export async function deleteConnection(tx: Tx, userId: string): Promise<LinkedinConnectionRow | null> {
  const [row] = await tx
    .delete(linkedinConnections)
    .where(eq(linkedinConnections.userId, userId))
    .returning();
  return row ?? null;
}

export const saveState = insertRow(linkedinConnectStates);

/** Uses up a state. Returns true only once, in time, and in the session that created it. */
export async function takeState(tx: Tx, userId: string, stateHash: string, sessionId: string, now: Date) {
  const taken = await tx
    .delete(linkedinConnectStates)
    .where(
      and(
        eq(linkedinConnectStates.userId, userId),
        eq(linkedinConnectStates.stateHash, stateHash),
        eq(linkedinConnectStates.sessionId, sessionId),
        gt(linkedinConnectStates.expiresAt, now),
      ),
    )
    .returning({ stateHash: linkedinConnectStates.stateHash });
  return taken.length === 1;
}

export const deleteStates = eraseFrom(linkedinConnectStates);

/** Deletes unused states and expired tokens. */
export async function dropLapsedTokens(connection: Connection, now: Date): Promise<void> {
  await connection
    .update(linkedinConnections)
    .set({ tokenSealed: null })
    .where(and(lt(linkedinConnections.expiresAt, now), isNotNull(linkedinConnections.tokenSealed)));
}
