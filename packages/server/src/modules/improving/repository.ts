import { and, asc, eq } from 'drizzle-orm';
import type { Connection, Tx } from '../../platform/db/index.ts';
import type { ProducedBy } from '../writing/index.ts';
import { textImprovements } from './tables.ts';

export type ImprovementRow = typeof textImprovements.$inferSelect;

export async function insertImprovement(tx: Tx, row: ImprovementRow): Promise<void> {
  await tx.insert(textImprovements).values(row);
}

/** What produced the answer of a help that was given to this person. */
export async function findHelp(
  connection: Connection,
  userId: string,
  id: string,
): Promise<ProducedBy | null> {
  const { help: what, engine, promptVersion, settings } = textImprovements;
  const [row] = await connection
    .select({ what, engine, promptVersion, settings })
    .from(textImprovements)
    .where(
      and(
        eq(textImprovements.id, id),
        eq(textImprovements.userId, userId),
        eq(textImprovements.outcome, 'done'),
      ),
    );
  return row ?? null;
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
