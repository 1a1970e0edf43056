import type { PersonalData } from '../../../module.ts';
import { listAllFeedback } from './repository.ts';

export const exportFeedbackData: PersonalData['export'] = async (connection, userId) => {
  const rows = await listAllFeedback(connection, userId);
  return { feedback: rows.map(({ userId: _owner, ...said }) => said) };
};
