import type { Connection, Tx } from '../../../platform/db/index.ts';
import { eraseSnippets, findSignature, listSnippetRows } from './repository.ts';

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

export async function eraseSnippetsData(tx: Tx, userId: string): Promise<void> {
  await eraseSnippets(tx, userId);
}
