import { asc, eq } from 'drizzle-orm';
import type { Connection, Tx } from '../../platform/db/index.ts';
import { textImprovements } from './tables.ts';

export type ImprovementRow = typeof textImprovements.$inferSelect;

export async function insertImprovement(tx: Tx, row: ImprovementRow): Promise<void> {
  await tx.insert(textImprovements).values(row);
}

export async function listImprovements(connection: Connection, userId: string): Promise<ImprovementRow[]> {
  return connection
    .select()
    .from(textImprovements)
    .where(eq(textImprovements.userId, userId))
    .orderBy(asc(textImprovements.createdAt));
}

export async function eraseImprovements(tx: Tx, userId: string): Promise<void> {
  await tx.delete(textImprovements).where(eq(textImprovements.userId, userId));
}
