import { agentVersionLimit, type Agent, type AgentOutcome } from '@limelight/contracts';
import { and, asc, count, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import {
  findOwnRow,
  insertRow,
  listOwnRows,
  lockOwnRow,
  rowsAfter,
  type Connection,
  type Position,
  type Tx,
} from '../../../../platform/db/index.ts';
import { agentDrafts, agentRuns, agents, agentStories, agentVersions, type AgentMail } from '../tables.ts';

export type AgentRow = typeof agents.$inferSelect;
export type AgentDraftRow = typeof agentDrafts.$inferSelect;

export const listAgents = listOwnRows(agents, 'oldest first');

export const findAgent = findOwnRow(agents);

/** The names by id of those agents that exist and belong to the person. */
export async function listAgentNames(connection: Connection, userId: string, ids: readonly string[]) {
  const rows = await connection
    .select({ id: agents.id, name: agents.name })
    .from(agents)
    .where(and(eq(agents.userId, userId), inArray(agents.id, [...ids])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function listAgentsById(connection: Connection, ids: readonly string[]): Promise<AgentRow[]> {
  if (ids.length === 0) return [];
  return connection
    .select()
    .from(agents)
    .where(inArray(agents.id, [...ids]))
    .orderBy(asc(agents.createdAt));
}

export const lockAgent = lockOwnRow(agents);

export const insertAgent = insertRow(agents);

export async function changeAgent(
  connection: Connection,
  id: string,
  change: Partial<Omit<AgentRow, 'id' | 'userId'>>,
): Promise<void> {
  await connection.update(agents).set(change).where(eq(agents.id, id));
}

export async function insertVersion(tx: Tx, row: typeof agentVersions.$inferInsert): Promise<void> {
  await tx.insert(agentVersions).values(row).onConflictDoNothing();
}

/** Returns at most 50 versions, newest first. */
export async function listVersions(connection: Connection, agentId: string) {
  return connection
    .select()
    .from(agentVersions)
    .where(eq(agentVersions.agentId, agentId))
    .orderBy(desc(agentVersions.version))
    .limit(agentVersionLimit);
}

export async function findShared(connection: Connection, token: string): Promise<AgentRow | null> {
  const [row] = await connection.select().from(agents).where(eq(agents.shareToken, token));
  return row ?? null;
}

export async function deleteAgent(tx: Tx, userId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(agents)
    .where(and(eq(agents.id, id), eq(agents.userId, userId)))
    .returning({ id: agents.id });
  if (gone.length === 0) return false;
  await tx.delete(agentVersions).where(eq(agentVersions.agentId, id));
  await tx.delete(agentStories).where(eq(agentStories.agentId, id));
  return true;
}

export async function listDue(connection: Connection, now: Date, limit: number): Promise<AgentRow[]> {
  return connection
    .select()
    .from(agents)
    .where(and(eq(agents.enabled, true), isNotNull(agents.nextRunAt), lte(agents.nextRunAt, now)))
    .orderBy(asc(agents.nextRunAt))
    .limit(limit);
}

/** Reads only columns that the rows of an earlier version have too. */
export async function listDueSchedules(connection: Connection, now: Date) {
  return connection
    .select({ id: agents.id, schedule: agents.schedule })
    .from(agents)
    .where(and(eq(agents.enabled, true), lte(agents.nextRunAt, now)));
}

export const insertAgentRun = insertRow(agentRuns);

export async function endAgentRun(
  tx: Tx,
  runId: string,
  status: 'done' | 'failed',
  { outcome = null, mail = null }: { outcome?: AgentOutcome | null; mail?: AgentMail | null } = {},
): Promise<void> {
  await tx.update(agentRuns).set({ status, outcome, mail }).where(eq(agentRuns.runId, runId));
}

export async function findAgentRun(connection: Connection, runId: string) {
  const [row] = await connection.select().from(agentRuns).where(eq(agentRuns.runId, runId));
  return row ?? null;
}

/** The last runs of an agent, newest first. */
export async function listAgentRuns(connection: Connection, agentId: string, limit: number) {
  return connection
    .select()
    .from(agentRuns)
    .where(eq(agentRuns.agentId, agentId))
    .orderBy(desc(agentRuns.createdAt), desc(agentRuns.runId))
    .limit(limit);
}

export async function clearMail(tx: Tx, runId: string): Promise<void> {
  await tx.update(agentRuns).set({ mail: null }).where(eq(agentRuns.runId, runId));
}

export async function lastRuns(
  connection: Connection,
  agentIds: readonly string[],
): Promise<Map<string, NonNullable<Agent['lastRun']>>> {
  if (agentIds.length === 0) return new Map();
  const rows = await connection
    .selectDistinctOn([agentRuns.agentId])
    .from(agentRuns)
    .where(inArray(agentRuns.agentId, [...agentIds]))
    .orderBy(agentRuns.agentId, desc(agentRuns.createdAt));
  return new Map(
    rows.flatMap(({ agentId, runId, status, createdAt, outcome }) => {
      const run = { id: runId, status, at: createdAt.toISOString(), outcome: outcome ?? null };
      return agentId === null ? [] : [[agentId, run] as const];
    }),
  );
}

export async function countPending(connection: Connection, userId: string): Promise<Map<string, number>> {
  const rows = await connection
    .select({ agentId: agentDrafts.agentId, waiting: count() })
    .from(agentDrafts)
    .where(eq(agentDrafts.userId, userId))
    .groupBy(agentDrafts.agentId);
  return new Map(
    rows.flatMap(({ agentId, waiting }) => (agentId === null ? [] : [[agentId, waiting] as const])),
  );
}

export async function listStories(connection: Connection, agentId: string) {
  return connection
    .select({ key: agentStories.key, title: agentStories.title })
    .from(agentStories)
    .where(eq(agentStories.agentId, agentId))
    .orderBy(desc(agentStories.createdAt))
    .limit(2_000);
}

export async function insertStories(
  tx: Tx,
  agentId: string,
  stories: readonly { key: string; title: string }[],
  createdAt: Date,
): Promise<void> {
  if (stories.length === 0) return;
  await tx
    .insert(agentStories)
    .values(stories.map((story) => ({ agentId, ...story, createdAt })))
    .onConflictDoNothing();
}

export async function insertDrafts(tx: Tx, rows: readonly AgentDraftRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(agentDrafts)
      .values([...rows])
      .onConflictDoNothing();
}

export async function listDrafts(
  connection: Connection,
  userId: string,
  { after, limit }: { after: Position | null; limit: number },
): Promise<AgentDraftRow[]> {
  return connection
    .select()
    .from(agentDrafts)
    .where(and(eq(agentDrafts.userId, userId), rowsAfter(agentDrafts.createdAt, agentDrafts.postId, after)))
    .orderBy(desc(agentDrafts.createdAt), desc(agentDrafts.postId))
    .limit(limit);
}

/** Removes a draft from the approval list. Returns false if it was not on it. */
export async function takeDraft(tx: Tx, userId: string, postId: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(agentDrafts)
    .where(and(eq(agentDrafts.postId, postId), eq(agentDrafts.userId, userId)));
  return rowCount !== 0;
}

export async function eraseAgents(tx: Tx, userId: string): Promise<void> {
  const own = sql`(SELECT id FROM agents WHERE user_id = ${userId})`;
  await tx.delete(agentVersions).where(sql`${agentVersions.agentId} IN ${own}`);
  await tx.delete(agentStories).where(sql`${agentStories.agentId} IN ${own}`);
  await tx.delete(agentDrafts).where(eq(agentDrafts.userId, userId));
  await tx.delete(agentRuns).where(eq(agentRuns.userId, userId));
  await tx.delete(agents).where(eq(agents.userId, userId));
}
