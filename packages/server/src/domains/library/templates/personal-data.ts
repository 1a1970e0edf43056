import type { Connection } from '../../../platform/db/index.ts';
import { findLastBrief, listOwn } from './repository.ts';

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
