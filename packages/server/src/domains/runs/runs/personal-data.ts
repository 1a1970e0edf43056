import { listRows, type Connection } from '../../../platform/db/index.ts';
import { listRunIds, listRunsById } from './repository/personal.ts';

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
