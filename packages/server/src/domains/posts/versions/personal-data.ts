import { listRows, type Connection, type Tx } from '../../../platform/db/index.ts';
import { eraseVersions, listVersionIds, listVersionsById } from './repository.ts';

export async function exportVersionsData(
  connection: Connection,
  userId: string,
): Promise<Record<string, unknown>> {
  const ids = await listVersionIds(connection, userId);
  return {
    postVersions: listRows(
      ids,
      listVersionsById,
      ({ postId, number, by, detail, engine, text, beganAt, endedAt }) => ({
        postId,
        number,
        by,
        detail,
        engine,
        text,
        beganAt,
        endedAt,
      }),
    ),
  };
}

export async function eraseVersionsData(tx: Tx, userId: string): Promise<void> {
  await eraseVersions(tx, userId);
}
