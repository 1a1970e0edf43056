import { listRows, type Connection, type Tx } from '../../../platform/db/index.ts';
import { eraseRuns, listRunIds, listRunsById } from './repository/personal.ts';

export async function exportRunsData(
  connection: Connection,
  userId: string,
): Promise<Record<string, unknown>> {
  return {
    runs: listRows(
      await listRunIds(connection, userId),
      listRunsById,
      ({ id, kind, status, input, result, text, charged, createdAt, finishedAt }) => ({
        id,
        kind,
        status,
        input: input.value,
        result: result?.value ?? null,
        text,
        charged,
        createdAt,
        finishedAt,
      }),
    ),
  };
}

export async function eraseRunsData(tx: Tx, userId: string): Promise<void> {
  await eraseRuns(tx, userId);
}
