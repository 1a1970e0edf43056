import type { Engine, RecordingStatus } from '@limelight/contracts';
import { and, asc, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import {
  countOwnRows,
  deleteOwnRow,
  eraseFrom,
  findOwnRow,
  findRow,
  listOwnIds,
  lockOwnRow,
  rowsAfter,
  type Connection,
  type Position,
  type Tx,
} from '../../../platform/db/index.ts';
import type { FoundPoint } from './rules.ts';
import { recordingLines, recordingPoints, recordings } from './tables.ts';

export type RecordingRow = typeof recordings.$inferSelect;
export type LineRow = typeof recordingLines.$inferSelect;
export type PointRow = typeof recordingPoints.$inferSelect;

export async function insertRecording(tx: Tx, row: RecordingRow): Promise<void> {
  await tx.insert(recordings).values(row).onConflictDoNothing();
}

export const countRecordings = countOwnRows(recordings);

export const findRecording = findOwnRow(recordings);

/** Regardless of its owner, for a signed address that was given to somebody allowed to hear it. */
export const findSound = findRow(recordings);

export const lockRecording = lockOwnRow(recordings);

export async function listRecordingRows(
  connection: Connection,
  userId: string,
  { position, limit }: { position: Position | null; limit: number },
): Promise<RecordingRow[]> {
  return connection
    .select()
    .from(recordings)
    .where(and(eq(recordings.userId, userId), rowsAfter(recordings.createdAt, recordings.id, position)))
    .orderBy(desc(recordings.createdAt), desc(recordings.id))
    .limit(limit);
}

/** Which of these recordings are there. */
export async function findRecordings(connection: Connection, userId: string, ids: readonly string[]) {
  const rows = await connection
    .select({ id: recordings.id })
    .from(recordings)
    .where(and(eq(recordings.userId, userId), inArray(recordings.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** The recording of which a source tells a point. */
export async function findRecordingOfSource(connection: Connection, userId: string, sourceId: string) {
  const [row] = await connection
    .select({ id: recordings.id })
    .from(recordingPoints)
    .innerJoin(recordings, eq(recordings.id, recordingPoints.recordingId))
    .where(and(eq(recordings.userId, userId), eq(recordingPoints.sourceId, sourceId)))
    .limit(1);
  return row?.id ?? null;
}

type Change = Partial<
  Pick<RecordingRow, 'title' | 'language' | 'status' | 'soundUntil' | 'acceptedAt' | 'runId' | 'parts'>
> & { pointsRunId?: string; pointsEngine?: Engine | null };

/** Changes a recording and counts its version up. */
export async function changeRow(connection: Connection, id: string, change: Change): Promise<void> {
  await connection
    .update(recordings)
    .set({ ...change, version: sql`${recordings.version} + 1` })
    .where(eq(recordings.id, id));
}

/** Gives a run’s recording another status, unless another run has it by now. */
export async function setStatusOf(
  tx: Tx,
  { id, runId }: { id: string; runId: string },
  status: RecordingStatus,
): Promise<void> {
  await tx
    .update(recordings)
    .set({ status, version: sql`${recordings.version} + 1` })
    .where(and(eq(recordings.id, id), eq(recordings.runId, runId)));
}

export const deleteRow = deleteOwnRow(recordings);

export async function listLines(connection: Connection, recordingId: string): Promise<LineRow[]> {
  return connection
    .select()
    .from(recordingLines)
    .where(eq(recordingLines.recordingId, recordingId))
    .orderBy(asc(recordingLines.index));
}

const atOnce = 500;

/** Puts a transcript in the place of an earlier one, whose points go with it. */
export async function replaceLines(
  tx: Tx,
  recordingId: string,
  lines: readonly Omit<LineRow, 'recordingId' | 'edited'>[],
): Promise<void> {
  await tx.delete(recordingPoints).where(eq(recordingPoints.recordingId, recordingId));
  await tx.delete(recordingLines).where(eq(recordingLines.recordingId, recordingId));
  for (let at = 0; at < lines.length; at += atOnce)
    await tx
      .insert(recordingLines)
      .values(lines.slice(at, at + atOnce).map((line) => ({ ...line, recordingId, edited: false })));
}

export async function changeLine(
  tx: Tx,
  { recordingId, index }: Pick<LineRow, 'recordingId' | 'index'>,
  change: Partial<Pick<LineRow, 'text' | 'edited' | 'uncertain'>>,
): Promise<void> {
  await tx
    .update(recordingLines)
    .set(change)
    .where(and(eq(recordingLines.recordingId, recordingId), eq(recordingLines.index, index)));
}

export async function clearDoubts(tx: Tx, recordingId: string): Promise<void> {
  await tx.update(recordingLines).set({ uncertain: [] }).where(eq(recordingLines.recordingId, recordingId));
}

export async function listPoints(connection: Connection, recordingId: string): Promise<PointRow[]> {
  return connection
    .select()
    .from(recordingPoints)
    .where(eq(recordingPoints.recordingId, recordingId))
    .orderBy(asc(recordingPoints.index));
}

export async function replacePoints(tx: Tx, recordingId: string, points: readonly FoundPoint[]) {
  await tx.delete(recordingPoints).where(eq(recordingPoints.recordingId, recordingId));
  if (points.length === 0) return;
  await tx
    .insert(recordingPoints)
    .values(points.map((point, index) => ({ ...point, recordingId, index, sourceId: null })));
}

export async function changePoint(
  tx: Tx,
  { recordingId, index }: Pick<PointRow, 'recordingId' | 'index'>,
  change: Partial<Pick<PointRow, 'passages' | 'sourceId'>>,
): Promise<void> {
  await tx
    .update(recordingPoints)
    .set(change)
    .where(and(eq(recordingPoints.recordingId, recordingId), eq(recordingPoints.index, index)));
}

/** Recordings whose sound has reached its term and is still stored. */
export async function listSoundsToDelete(connection: Connection, now: Date, limit: number) {
  return connection
    .select()
    .from(recordings)
    .where(and(lte(recordings.soundUntil, now), isNotNull(recordings.parts)))
    .orderBy(asc(recordings.soundUntil))
    .limit(limit);
}

/** The recordings whose text their author accepted, newest first, but for answers of interviews, which are kept there. */
export async function listAccepted(connection: Connection, userId: string): Promise<string[]> {
  const rows = await connection
    .select({ id: recordings.id })
    .from(recordings)
    .where(
      and(
        eq(recordings.userId, userId),
        isNotNull(recordings.acceptedAt),
        inArray(recordings.kind, ['talk', 'file']),
      ),
    )
    .orderBy(desc(recordings.createdAt), desc(recordings.id));
  return rows.map(({ id }) => id);
}

export const listRecordingIds = listOwnIds(recordings);

export async function listWithLines(connection: Connection, ids: readonly string[]) {
  const rows = await connection
    .select()
    .from(recordings)
    .where(inArray(recordings.id, [...ids]));
  const lines = await connection
    .select()
    .from(recordingLines)
    .where(inArray(recordingLines.recordingId, [...ids]))
    .orderBy(asc(recordingLines.recordingId), asc(recordingLines.index));
  const of = Map.groupBy(lines, ({ recordingId }) => recordingId);
  const points = await connection
    .select()
    .from(recordingPoints)
    .where(inArray(recordingPoints.recordingId, [...ids]))
    .orderBy(asc(recordingPoints.recordingId), asc(recordingPoints.index));
  const pointsOf = Map.groupBy(points, ({ recordingId }) => recordingId);
  return rows.map((row) => ({
    ...row,
    lines: of.get(row.id) ?? [],
    points: pointsOf.get(row.id) ?? [],
  }));
}

export const eraseRecordings = eraseFrom(recordings);
