import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PersonalData } from '../../../module.ts';
import {
  deleteOwnRow,
  eraseFrom,
  findOwnRow,
  takeLock,
  type Connection,
  type Tx,
} from '../../../platform/db/index.ts';
import { voices } from './tables.ts';

export type VoiceRow = typeof voices.$inferSelect;
type VoiceChange = Partial<Omit<VoiceRow, 'id' | 'userId' | 'kind' | 'createdAt'>>;

export async function listVoiceRows(connection: Connection, userId: string): Promise<VoiceRow[]> {
  return connection
    .select()
    .from(voices)
    .where(eq(voices.userId, userId))
    .orderBy(asc(voices.createdAt), asc(voices.id));
}

export const findVoiceRow = findOwnRow(voices);

export async function listVoiceRowsById(connection: Connection, ids: readonly string[]): Promise<VoiceRow[]> {
  if (ids.length === 0) return [];
  return connection
    .select()
    .from(voices)
    .where(inArray(voices.id, [...ids]))
    .orderBy(asc(voices.name), asc(voices.id));
}

/** Makes changes of a person's voices wait for each other, also of one that has no row yet. */
export async function lockVoices(tx: Tx, userId: string): Promise<void> {
  await takeLock(tx, 'voices', userId);
}

/** Updates a voice. The user's own voice gets its row with the first change. */
export async function changeVoiceRow(connection: Connection, row: VoiceRow, change: VoiceChange) {
  await connection
    .insert(voices)
    .values({ ...row, ...change })
    .onConflictDoUpdate({ target: voices.id, set: change });
}

/** False when the user has `limit` other voices. */
export async function insertVoiceRow(tx: Tx, row: VoiceRow, limit: number): Promise<boolean> {
  await lockVoices(tx, row.userId);
  const others = and(eq(voices.userId, row.userId), sql`${voices.id} <> ${row.userId}`);
  if ((await tx.$count(voices, others)) >= limit) return false;
  await tx.insert(voices).values(row);
  return true;
}

export const deleteVoiceRow = deleteOwnRow(voices);

export const exportVoiceData: PersonalData['export'] = async (connection, userId) => {
  const rows = await listVoiceRows(connection, userId);
  return {
    voices: rows.map(({ id, name, kind, rules, dismissed, described, describedAt, createdAt }) => ({
      id,
      name,
      kind,
      rules,
      dismissed,
      described,
      describedAt,
      createdAt,
    })),
  };
};

export const eraseVoiceData = eraseFrom(voices);
