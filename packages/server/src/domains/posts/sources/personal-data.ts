import type { PersonalData } from '../../../module.ts';
import { listRows } from '../../../platform/db/index.ts';
import { listSourceIds, listSourcesById } from './repository.ts';

/** A source can be as large as forty posts. */
const rowsAtOnce = 10;

export const exportSourcesData: PersonalData['export'] = async (connection, userId) => {
  const ids = await listSourceIds(connection, userId);
  return {
    sources: listRows(
      ids,
      listSourcesById,
      ({ id, kind, title, address, text, pages, own, speaker, createdAt }) => ({
        id,
        kind,
        title,
        address,
        text,
        pages,
        own,
        speaker,
        createdAt,
      }),
      rowsAtOnce,
    ),
  };
};
