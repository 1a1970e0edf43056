import type { PersonalData } from '../../../module.ts';
import { findLastBrief, listOwn } from './repository.ts';

export const exportTemplatesData: PersonalData['export'] = async (connection, userId) => {
  const own = await listOwn(connection, userId);
  return {
    ownTemplates: own.map(({ name, settings, createdAt, updatedAt }) => ({
      name,
      settings,
      createdAt,
      updatedAt,
    })),
    lastBrief: await findLastBrief(connection, userId),
  };
};
