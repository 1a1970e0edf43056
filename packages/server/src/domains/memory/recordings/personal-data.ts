import type { PersonalData } from '../../../module.ts';
import { listRows } from '../../../platform/db/index.ts';
import { listRecordingIds, listWithLines } from './repository.ts';

export const exportRecordingsData: PersonalData['export'] = async (connection, userId) => {
  const ids = await listRecordingIds(connection, userId);
  return {
    recordings: listRows(
      ids,
      listWithLines,
      ({ id, title, kind, language, seconds, status, acceptedAt, createdAt, lines, points }) => ({
        id,
        title,
        kind,
        language,
        seconds,
        status,
        acceptedAt,
        createdAt,
        lines: lines.map(({ second, text }) => ({ second, text })),
        points: points.map(({ title: about, passages }) => ({ title: about, passages })),
      }),
      20,
    ),
  };
};
