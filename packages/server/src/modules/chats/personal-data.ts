import type { Connection, Tx } from '../../platform/db/index.ts';
import { eraseExchanges, listAllExchanges } from './repository.ts';

export async function exportChatsData(
  connection: Connection,
  userId: string,
): Promise<Record<string, unknown>> {
  const rows = await listAllExchanges(connection, userId);
  return { chats: rows.map(({ userId: _owner, helpId: _help, ...exchange }) => exchange) };
}

export async function eraseChatsData(tx: Tx, userId: string): Promise<void> {
  await eraseExchanges(tx, userId);
}
