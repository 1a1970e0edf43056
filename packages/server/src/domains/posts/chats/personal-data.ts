import { listRows, type Connection, type Tx } from '../../../platform/db/index.ts';
import { eraseExchanges, listExchangeIds, listExchangesById } from './repository.ts';

export async function exportChatsData(
  connection: Connection,
  userId: string,
): Promise<Record<string, unknown>> {
  const ids = await listExchangeIds(connection, userId);
  return {
    chats: listRows(ids, listExchangesById, ({ userId: _owner, helpId: _help, ...exchange }) => exchange),
  };
}

export async function eraseChatsData(tx: Tx, userId: string): Promise<void> {
  await eraseExchanges(tx, userId);
}
