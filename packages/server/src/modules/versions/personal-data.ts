import type { Connection, Tx } from '../../platform/db/index.ts';
import { eraseVersions, listAllVersions } from './repository.ts';

export async function exportVersionsData(
  connection: Connection,
  userId: string,
): Promise<Record<string, unknown>> {
  const rows = await listAllVersions(connection, userId);
  return {
    postVersions: rows.map(({ postId, number, by, detail, engine, text, beganAt, endedAt }) => ({
      postId,
      number,
      by,
      detail,
      engine,
      text,
      beganAt,
      endedAt,
    })),
  };
}

export async function eraseVersionsData(tx: Tx, userId: string): Promise<void> {
  await eraseVersions(tx, userId);
}
