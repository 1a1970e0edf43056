import type { Connection, Tx } from '../../../platform/db/index.ts';
import { deleteTemplateRows, findLastBrief, listOwn } from './repository.ts';

export async function exportTemplatesData(
  connection: Connection,
  userId: string,
): Promise<Record<string, unknown>> {
  const own = await listOwn(connection, userId);
  return {
    ownTemplates: own.map(({ name, settings, createdAt, updatedAt }) => ({
      name,
      settings,
      createdAt,
      updatedAt,
    })),
    lastBrief: await findLastBrief(connection, userId),
  };
}

export async function eraseTemplatesData(tx: Tx, userId: string): Promise<void> {
  await deleteTemplateRows(tx, userId);
}
