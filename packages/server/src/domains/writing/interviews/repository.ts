import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  deleteOwnRow,
  eraseFrom,
  findOwnRow,
  listOwnRows,
  type Connection,
} from '../../../platform/db/index.ts';
import { interviews, type KeptTurn } from './tables.ts';

export type InterviewRow = typeof interviews.$inferSelect;

export const findInterview = findOwnRow(interviews);

/** Which of these interviews are there. */
export async function findInterviews(connection: Connection, userId: string, ids: readonly string[]) {
  const rows = await connection
    .select({ id: interviews.id })
    .from(interviews)
    .where(and(eq(interviews.userId, userId), inArray(interviews.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

export async function findByQuestion(connection: Connection, userId: string, questionId: string) {
  const holding = JSON.stringify([{ id: questionId }]);
  const [row] = await connection
    .select()
    .from(interviews)
    .where(and(eq(interviews.userId, userId), sql`${interviews.turns} @> ${holding}::jsonb`));
  return row ?? null;
}

export async function findOpen(connection: Connection, userId: string): Promise<InterviewRow | null> {
  const [row] = await connection
    .select()
    .from(interviews)
    .where(and(eq(interviews.userId, userId), eq(interviews.status, 'open')));
  return row ?? null;
}

/** Returns false when the person already has an open interview. */
export async function insertInterview(connection: Connection, row: InterviewRow): Promise<boolean> {
  const { rowCount } = await connection.insert(interviews).values(row).onConflictDoNothing();
  return rowCount !== 0;
}

/** Updates an interview only if it is still at `revision`. Returns null otherwise. */
export async function changeInterview(
  connection: Connection,
  { id, userId, revision }: InterviewRow,
  change: { turns?: KeptTurn[]; status?: 'done' },
  now: Date,
): Promise<InterviewRow | null> {
  const [row] = await connection
    .update(interviews)
    .set({ ...change, revision: revision + 1, updatedAt: now })
    .where(and(eq(interviews.id, id), eq(interviews.userId, userId), eq(interviews.revision, revision)))
    .returning();
  return row ?? null;
}

export const deleteInterview = deleteOwnRow(interviews);

export const listInterviews = listOwnRows(interviews, 'oldest first');

export const deleteInterviewsOf = eraseFrom(interviews);
