import type { PersonalData } from '../../../module.ts';
import { listRows } from '../../../platform/db/index.ts';
import { listRunIds, listRunsById } from './repository/personal.ts';

export const exportRunsData: PersonalData['export'] = async (connection, userId) => {
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
};
