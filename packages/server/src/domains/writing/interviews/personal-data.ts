import type { PersonalData } from '../../../module.ts';
import { listInterviews } from './repository.ts';

export const exportInterviewsData: PersonalData['export'] = async (connection, userId) => {
  const rows = await listInterviews(connection, userId);
  return {
    interviews: rows.map(({ status, turns, createdAt, updatedAt }) => ({
      status,
      turns: turns.map(({ question, answer }) => ({ question, answer })),
      createdAt,
      updatedAt,
    })),
  };
};
