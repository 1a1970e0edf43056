import type { Connection, Tx } from '../../platform/db/index.ts';
import { eraseImprovements, listImprovements } from './repository.ts';

export async function exportImprovingData(
  connection: Connection,
  userId: string,
): Promise<Record<string, unknown>> {
  const rows = await listImprovements(connection, userId);
  return {
    textImprovements: rows.map(({ help, engine, outcome, charged, createdAt }) => ({
      help,
      engine,
      outcome,
      charged,
      createdAt,
    })),
  };
}

export async function eraseImprovingData(tx: Tx, userId: string): Promise<void> {
  await eraseImprovements(tx, userId);
}
