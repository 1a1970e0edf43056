import type { CalendarNote } from '@limelight/contracts';
import { and, asc, eq, gte, lte, ne } from 'drizzle-orm';
import { eraseFrom, markOf, type Connection } from '../../../../platform/db/index.ts';
import { calendarNotes } from '../tables.ts';

const shown = { id: calendarNotes.id, date: calendarNotes.date, text: calendarNotes.text };

export async function listNotes(
  connection: Connection,
  userId: string,
  window?: { from: string; to: string },
): Promise<CalendarNote[]> {
  return connection
    .select(shown)
    .from(calendarNotes)
    .where(
      and(
        eq(calendarNotes.userId, userId),
        window && gte(calendarNotes.date, window.from),
        window && lte(calendarNotes.date, window.to),
      ),
    )
    .orderBy(asc(calendarNotes.date), asc(calendarNotes.createdAt), asc(calendarNotes.id));
}

export async function countOtherNotes(connection: Connection, userId: string, noteId: string) {
  return connection.$count(
    calendarNotes,
    and(eq(calendarNotes.userId, userId), ne(calendarNotes.id, noteId)),
  );
}

/** Adds or updates a note. Null when the id belongs to another user's note. */
export async function upsertNote(connection: Connection, userId: string, note: CalendarNote, now: Date) {
  const { date, text } = note;
  const [row] = await connection
    .insert(calendarNotes)
    .values({ ...note, userId, createdAt: now })
    .onConflictDoUpdate({
      target: calendarNotes.id,
      set: { date, text },
      setWhere: eq(calendarNotes.userId, userId),
    })
    .returning(shown);
  return row ?? null;
}

export async function deleteNote(connection: Connection, userId: string, noteId: string): Promise<boolean> {
  const deleted = await connection
    .delete(calendarNotes)
    .where(and(eq(calendarNotes.userId, userId), eq(calendarNotes.id, noteId)))
    .returning({ id: calendarNotes.id });
  return deleted.length > 0;
}

export const deleteNotes = eraseFrom(calendarNotes);

export const markNotes = async (connection: Connection, userId: string): Promise<string> =>
  markOf(connection, calendarNotes, eq(calendarNotes.userId, userId));
