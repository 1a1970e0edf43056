import { randomUUID } from 'node:crypto';
import type { Engine, ErrorCode, RunProgress, RunStatus } from '@limelight/contracts';
import { and, asc, desc, eq, gt, inArray, isNotNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { ModelCall } from '../../../../integrations/ai/index.ts';
import {
  jsonParameter,
  rowReader,
  sent,
  together,
  type Connection,
  type Tx,
} from '../../../../platform/db/index.ts';
import type { RunOwner } from '../../../../run.ts';
import { modelCalls, runs, runSteps, type Boxed } from '../tables.ts';

export type RunRow = typeof runs.$inferSelect;
export type StepRow = typeof runSteps.$inferSelect;
export type CallRow = typeof modelCalls.$inferSelect;

const open: RunStatus[] = ['queued', 'running'];
const whole = rowReader(runs);

export type NewRun = Pick<
  RunRow,
  'id' | 'kind' | 'input' | 'groupId' | 'reservationId' | 'price' | 'editedInputs'
>;

/** With a lease the run belongs to this process from the start, and can be taken over if it dies before starting. */
export async function insertRun(
  tx: Tx,
  owner: RunOwner,
  run: NewRun,
  lease: Lease | null,
  now: Date,
): Promise<RunRow> {
  const { userId, visitor } = ownerColumns(owner);
  const status: RunStatus = lease === null ? 'queued' : 'running';
  const startedAt = lease === null ? null : now.toISOString();
  const { rows } = await tx.execute(sql`
    INSERT INTO runs (id, user_id, visitor, kind, status, input, group_id, reservation_id, price, edited_inputs,
      lease_token, lease_until, attempts, created_at, started_at)
    VALUES (${run.id}, ${userId}, ${visitor}, ${run.kind}, ${status}, ${jsonParameter(run.input)}, ${run.groupId},
      ${run.reservationId}, ${run.price}, ${jsonParameter(run.editedInputs)}, ${lease?.token ?? null},
      ${lease?.until.toISOString() ?? null}, ${lease === null ? 0 : 1}, ${now.toISOString()}, ${startedAt})
    RETURNING ${whole.columns}`);
  const [row] = rows.map(whole.read);
  if (row === undefined) throw new Error('an insert gave no row');
  return row;
}

const ownerColumns = (owner: RunOwner) =>
  owner.kind === 'user' ? { userId: owner.userId, visitor: null } : { userId: null, visitor: owner.key };

export const ownerOf = ({ userId, visitor }: Pick<RunRow, 'userId' | 'visitor'>): RunOwner =>
  userId === null ? { kind: 'visitor', key: visitor ?? '' } : { kind: 'user', userId };

/** The number of runs that have not ended. Holding the owner's credit account keeps it from growing. */
export async function countOpenRuns(connection: Connection, owner: RunOwner): Promise<number> {
  const mine = owner.kind === 'user' ? eq(runs.userId, owner.userId) : eq(runs.visitor, owner.key);
  const [row] = await connection
    .select({ count: sql<number>`count(*)::int` })
    .from(runs)
    .where(and(mine, inArray(runs.status, open)));
  return row?.count ?? 0;
}

export async function findRun(connection: Connection, id: string): Promise<RunRow | null> {
  const { rows } = await connection.execute(sql`SELECT ${whole.columns} FROM runs WHERE id = ${id}`);
  return rows.map(whole.read)[0] ?? null;
}

export async function findRunOf(connection: Connection, userId: string, id: string): Promise<RunRow | null> {
  const row = await findRun(connection, id);
  return row?.userId === userId ? row : null;
}

export async function listGroup(connection: Connection, userId: string, groupId: string): Promise<RunRow[]> {
  return connection
    .select()
    .from(runs)
    .where(and(eq(runs.groupId, groupId), eq(runs.userId, userId)))
    .orderBy(asc(runs.createdAt), asc(runs.id));
}

/** The newest run of a kind that has not ended, whoever started it. */
export async function findOpenOfKind(connection: Connection, kind: string): Promise<RunRow | null> {
  const [row] = await connection
    .select()
    .from(runs)
    .where(and(eq(runs.kind, kind), inArray(runs.status, open)))
    .orderBy(desc(runs.createdAt))
    .limit(1);
  return row ?? null;
}

interface ListFilter {
  kind: string | undefined;
  hidden: readonly string[];
  status: RunStatus | undefined;
  /** Only runs created before this one. */
  before: { createdAt: Date; id: string } | null;
  limit: number;
}

export async function listRunRows(
  connection: Connection,
  userId: string,
  { kind, hidden, status, before, limit }: ListFilter,
): Promise<RunRow[]> {
  return connection
    .select()
    .from(runs)
    .where(
      and(
        eq(runs.userId, userId),
        kind === undefined ? undefined : eq(runs.kind, kind),
        notInArray(runs.kind, [...hidden]),
        status === undefined ? undefined : eq(runs.status, status),
        before === null
          ? undefined
          : or(
              lt(runs.createdAt, before.createdAt),
              and(eq(runs.createdAt, before.createdAt), lt(runs.id, before.id)),
            ),
      ),
    )
    .orderBy(desc(runs.createdAt), desc(runs.id))
    .limit(limit);
}

export async function listSteps(connection: Connection, runId: string, after = -1): Promise<StepRow[]> {
  return connection
    .select()
    .from(runSteps)
    .where(and(eq(runSteps.runId, runId), gt(runSteps.revision, after)))
    .orderBy(asc(runSteps.position), asc(runSteps.startedAt), asc(runSteps.name));
}

/** The result of a run's step. Undefined when there is no such step. */
export async function stepResult(connection: Connection, runId: string, name: string): Promise<unknown> {
  const [step] = await connection
    .select({ result: runSteps.result })
    .from(runSteps)
    .where(and(eq(runSteps.runId, runId), eq(runSteps.name, name)));
  return step?.result?.value;
}

export async function listCalls(connection: Connection, runId: string): Promise<CallRow[]> {
  return connection
    .select()
    .from(modelCalls)
    .where(eq(modelCalls.runId, runId))
    .orderBy(asc(modelCalls.createdAt), asc(modelCalls.id));
}

export interface Lease {
  token: string;
  until: Date;
  now: Date;
}

/** Claims a run that nobody works on. Null when somebody does, or when it has ended. */
export async function claimRun(connection: Connection, id: string, lease: Lease): Promise<RunRow | null> {
  const [row] = await connection
    .update(runs)
    .set({
      status: 'running',
      leaseToken: lease.token,
      leaseUntil: lease.until,
      attempts: sql`${runs.attempts} + 1`,
      startedAt: sql`coalesce(${runs.startedAt}, ${lease.now.toISOString()}::timestamptz)`,
    })
    .where(
      and(
        eq(runs.id, id),
        or(eq(runs.status, 'queued'), and(eq(runs.status, 'running'), lt(runs.leaseUntil, lease.now))),
      ),
    )
    .returning();
  return row ?? null;
}

/** Releases a run, so that another process can continue it at once. */
export async function dropLease(connection: Connection, id: string, token: string): Promise<void> {
  await connection
    .update(runs)
    .set({ status: 'queued', leaseToken: null, leaseUntil: null })
    .where(and(eq(runs.id, id), eq(runs.leaseToken, token), eq(runs.status, 'running')));
}

export async function extendLeases(connection: Connection, tokens: readonly string[], until: Date) {
  await connection
    .update(runs)
    .set({ leaseUntil: until })
    .where(and(inArray(runs.leaseToken, [...tokens]), eq(runs.status, 'running')));
}

/** Stores progress and text of a run this process works on. False when it no longer does. */
export async function storeState(
  connection: Connection,
  id: string,
  token: string,
  state: Pick<RunRow, 'progress' | 'text' | 'engine' | 'revision' | 'prompts'>,
): Promise<boolean> {
  const { rowCount } = await connection
    .update(runs)
    .set(state)
    .where(and(eq(runs.id, id), eq(runs.leaseToken, token), eq(runs.status, 'running')));
  return rowCount !== 0;
}

/** Stores a step of a run this process works on. False when it no longer does. */
export async function storeStep(connection: Connection, token: string, step: StepRow): Promise<boolean> {
  const at = (time: Date | null) => time?.toISOString() ?? null;
  const json = (value: unknown) => (value === null ? null : jsonParameter(value));
  const { rows } = await connection.execute(sql`
    WITH mine AS (
      UPDATE ${runs} SET revision = greatest(revision, ${step.revision}::int)
      WHERE id = ${step.runId}::uuid AND lease_token = ${token}::uuid AND status = 'running'
      RETURNING id
    )
    INSERT INTO ${runSteps} (run_id, name, position, status, input, result, summary, sources, attempt, revision,
      started_at, finished_at)
    SELECT id, ${step.name}, ${step.position}::int, ${step.status}, ${json(step.input)}::jsonb,
      ${json(step.result)}::jsonb, ${step.summary}, ${json(step.sources)}::jsonb, ${step.attempt}::int,
      ${step.revision}::int, ${at(step.startedAt)}::timestamptz, ${at(step.finishedAt)}::timestamptz
    FROM mine
    ON CONFLICT (run_id, name) DO UPDATE SET status = excluded.status, result = excluded.result,
      summary = excluded.summary, sources = excluded.sources, attempt = excluded.attempt,
      revision = excluded.revision, started_at = excluded.started_at, finished_at = excluded.finished_at
    RETURNING name`);
  return rows.length > 0;
}

export async function insertSteps(tx: Tx, steps: readonly StepRow[]): Promise<void> {
  if (steps.length > 0) await tx.insert(runSteps).values([...steps]);
}

/** A run that has not ended, locked until the transaction ends. With a token, only while that lease is valid. */
export async function lockOpenRun(tx: Tx, id: string, token: string | null): Promise<RunRow | null> {
  const held = token === null ? sql.empty() : sql`AND lease_token = ${token}`;
  const { rows } = await tx.execute(
    sql`SELECT ${whole.columns} FROM runs WHERE id = ${id} AND status IN ('queued', 'running') ${held} FOR UPDATE`,
  );
  return rows.map(whole.read)[0] ?? null;
}

export interface RunEnd {
  status: 'done' | 'failed' | 'cancelled';
  result: Boxed | null;
  charged: number;
  errorCode: ErrorCode | null;
  errorReason: string | null;
  progress: RunProgress | null;
  prompts: string[];
  text: string;
  engine: Engine | null;
  revision: number;
}

/** Ends a run, and with it every step that is still open. */
export async function endRun(tx: Tx, id: string, end: RunEnd, now: Date): Promise<void> {
  const ended = { ...end, leaseToken: null, leaseUntil: null, finishedAt: now };
  const cancelled = { status: 'cancelled', revision: end.revision, finishedAt: now } as const;
  const isRunning = and(eq(runSteps.runId, id), eq(runSteps.status, 'running'));
  await together([
    sent(tx.update(runs).set(ended).where(eq(runs.id, id))),
    sent(tx.update(runSteps).set(cancelled).where(isRunning)),
  ]);
}

export async function requestCancel(connection: Connection, id: string, now: Date): Promise<void> {
  await connection
    .update(runs)
    .set({
      cancelRequestedAt: sql`coalesce(${runs.cancelRequestedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(runs.id, id), inArray(runs.status, open)));
}

type Kept = Pick<RunRow, 'input' | 'result'>;

/**
 * Removes the content of an ended run and keeps its kind, times and usage. For visitors, the address is removed as
 * well.
 */
export async function forgetWords(tx: Tx, id: string, kept: Kept): Promise<void> {
  const left = { ...kept, text: '', visitor: null };
  await tx.update(runs).set(left).where(eq(runs.id, id));
  await tx.update(runSteps).set({ input: null, result: null }).where(eq(runSteps.runId, id));
}

export async function listCancelled(connection: Connection, ids: readonly string[]): Promise<string[]> {
  const rows = await connection
    .select({ id: runs.id })
    .from(runs)
    .where(and(inArray(runs.id, [...ids]), isNotNull(runs.cancelRequestedAt)));
  return rows.map(({ id }) => id);
}

/** Runs whose lease has expired without being renewed. */
export async function listSilent(connection: Connection, now: Date, limit: number): Promise<string[]> {
  const rows = await connection
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.status, 'running'), lt(runs.leaseUntil, now)))
    .orderBy(asc(runs.leaseUntil))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The ids of a person's runs by the credit reservations that pay for them. */
export async function findRunsPaidBy(
  connection: Connection,
  userId: string,
  reservationIds: readonly string[],
): Promise<Map<string, string>> {
  if (reservationIds.length === 0) return new Map();
  const rows = await connection
    .select({ id: runs.id, reservationId: runs.reservationId })
    .from(runs)
    .where(and(eq(runs.userId, userId), inArray(runs.reservationId, [...reservationIds])));
  return new Map(rows.map(({ id, reservationId }) => [reservationId ?? '', id]));
}

/** The credit reservations of runs that have not ended. */
export async function listOpenReservations(connection: Connection): Promise<string[]> {
  const rows = await connection
    .select({ reservationId: runs.reservationId })
    .from(runs)
    .where(and(inArray(runs.status, open), isNotNull(runs.reservationId)));
  return rows.flatMap(({ reservationId }) => reservationId ?? []);
}

export async function insertModelCall(
  connection: Connection,
  { runId, step, call, now }: { runId: string; step: string; call: ModelCall; now: Date },
): Promise<void> {
  await connection.insert(modelCalls).values({
    id: randomUUID(),
    runId,
    step,
    model: call.model,
    outcome: call.outcome,
    inputTokens: call.inputTokens,
    outputTokens: call.outputTokens,
    costMicroUsd: call.costMicroUsd,
    durationMs: Math.round(call.durationMs),
    firstDeltaMs: call.firstDeltaMs === null ? null : Math.round(call.firstDeltaMs),
    createdAt: now,
  });
}

/**
 * Deletes ended runs of a user: one by its id and all of `kinds`. For `blanked` kinds, only the inputs of the steps are
 * removed.
 */
export async function forgetRuns(
  tx: Tx,
  userId: string,
  { id, kinds, blanked }: { id: string; kinds: readonly string[]; blanked: readonly string[] },
): Promise<void> {
  const touched = tx
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.userId, userId), isNotNull(runs.finishedAt), inArray(runs.kind, [...blanked])));
  await tx.update(runSteps).set({ input: null }).where(inArray(runSteps.runId, touched));
  await tx
    .delete(runs)
    .where(
      and(
        eq(runs.userId, userId),
        isNotNull(runs.finishedAt),
        or(eq(runs.id, id), inArray(runs.kind, [...kinds])),
      ),
    );
}

export async function listRunInputs(
  connection: Connection,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, unknown>> {
  if (ids.length === 0) return new Map();
  const rows = await connection
    .select({ id: runs.id, input: runs.input })
    .from(runs)
    .where(and(eq(runs.userId, userId), inArray(runs.id, [...ids])));
  return new Map(rows.map(({ id, input }) => [id, input.value]));
}
