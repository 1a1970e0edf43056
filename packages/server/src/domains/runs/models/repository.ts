import type { ModelPurpose } from '@limelight/contracts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { insertRow, takeLock, type Connection, type Tx } from '../../../platform/db/index.ts';
import { modelConnections } from './tables.ts';

export type ModelRow = typeof modelConnections.$inferSelect;

export async function listModelRows(connection: Connection): Promise<ModelRow[]> {
  return connection
    .select()
    .from(modelConnections)
    .orderBy(asc(modelConnections.position), asc(modelConnections.createdAt), asc(modelConnections.id));
}

/** The PostgreSQL channel that announces changes of the connected models. */
export const modelsChannel = 'models_changed';

/** Serialises changes and notifies every process on commit. */
export async function beginModelChange(tx: Tx): Promise<void> {
  await takeLock(tx, 'model_connections');
  await tx.execute(sql`SELECT pg_notify(${modelsChannel}, '')`);
}

export const insertModelRow = insertRow(modelConnections);

export async function replaceModelKey(tx: Tx, id: string, keySealed: string, now: Date): Promise<void> {
  await tx.update(modelConnections).set({ keySealed, updatedAt: now }).where(eq(modelConnections.id, id));
}

export async function setModelPosition(tx: Tx, id: string, position: number, now: Date): Promise<void> {
  await tx.update(modelConnections).set({ position, updatedAt: now }).where(eq(modelConnections.id, id));
}

export async function removeModelRow(tx: Tx, id: string): Promise<ModelRow | null> {
  const [row] = await tx.delete(modelConnections).where(eq(modelConnections.id, id)).returning();
  return row ?? null;
}

export async function findModelRow(
  tx: Tx,
  {
    purpose,
    provider,
    name,
    baseUrl,
  }: { purpose: ModelPurpose; provider: ModelRow['provider']; name: string; baseUrl: string },
): Promise<ModelRow | null> {
  const [row] = await tx
    .select()
    .from(modelConnections)
    .where(
      and(
        eq(modelConnections.purpose, purpose),
        eq(modelConnections.provider, provider),
        eq(modelConnections.name, name),
        eq(modelConnections.baseUrl, baseUrl),
      ),
    );
  return row ?? null;
}
