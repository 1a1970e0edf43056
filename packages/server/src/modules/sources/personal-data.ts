import type { Connection, Tx } from '../../platform/db/index.ts';
import { eraseSources, listAllSources } from './repository.ts';

export async function exportSourcesData(
  connection: Connection,
  userId: string,
): Promise<Record<string, unknown>> {
  const rows = await listAllSources(connection, userId);
  return {
    sources: rows.map(({ id, kind, title, address, text, pages, createdAt }) => ({
      id,
      kind,
      title,
      address,
      text,
      pages,
      createdAt,
    })),
  };
}

export async function eraseSourcesData(tx: Tx, userId: string): Promise<void> {
  await eraseSources(tx, userId);
}
