import type { ProfileData } from '@limelight/contracts';
import { eraseFrom, findTheirRow, type Connection } from '../../../platform/db/index.ts';
import { profiles } from './tables.ts';

export type ProfileRow = typeof profiles.$inferSelect;

export const findProfile = findTheirRow(profiles);

/** Updates only the given fields. The others keep their value, or get that of `empty` in a new row. */
export async function saveProfile(
  connection: Connection,
  userId: string,
  { change, empty, now }: { change: Partial<ProfileData>; empty: ProfileData; now: Date },
): Promise<ProfileRow> {
  const [row] = await connection
    .insert(profiles)
    .values({ ...empty, ...change, userId, updatedAt: now })
    .onConflictDoUpdate({ target: profiles.userId, set: { ...change, updatedAt: now } })
    .returning();
  if (row === undefined) throw new Error('an upsert gave no row');
  return row;
}

export const deleteProfile = eraseFrom(profiles);
