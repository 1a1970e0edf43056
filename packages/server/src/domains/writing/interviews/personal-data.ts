import type { Connection } from '../../../platform/db/index.ts';
import { listInterviews } from './repository.ts';

export async function exportInterviewsData(
  connection: Connection,
  userId: string,
): Promise<Record<string, unknown>> {
  const rows = await listInterviews(connection, userId);
  return {
    interviews: rows.map(({ status, turns, createdAt, updatedAt }) => ({
      status,
      turns: turns.map(({ question, answer }) => ({ question, answer })),
      createdAt,
      updatedAt,
    })),
  };
}
