import type { Connection } from '../../../platform/db/index.ts';
import { listAllFeedback } from './repository.ts';

export async function exportFeedbackData(
  connection: Connection,
  userId: string,
): Promise<Record<string, unknown>> {
  const rows = await listAllFeedback(connection, userId);
  return { feedback: rows.map(({ userId: _owner, ...said }) => said) };
}
