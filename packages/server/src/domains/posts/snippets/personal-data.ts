import type { Connection } from '../../../platform/db/index.ts';
import { findSignature, listSnippetRows } from './repository.ts';

export async function exportSnippetsData(
  connection: Connection,
  userId: string,
): Promise<Record<string, unknown>> {
  const rows = await listSnippetRows(connection, userId);
  return {
    snippets: rows.map(({ name, text, createdAt, updatedAt }) => ({ name, text, createdAt, updatedAt })),
    signature: await findSignature(connection, userId),
  };
}
