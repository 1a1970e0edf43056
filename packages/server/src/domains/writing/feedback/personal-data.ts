import type { Connection, Tx } from '../../../platform/db/index.ts';
import { eraseFeedback, listAllFeedback } from './repository.ts';

export async function exportFeedbackData(
  connection: Connection,
  userId: string,
): Promise<Record<string, unknown>> {
  const rows = await listAllFeedback(connection, userId);
  return { feedback: rows.map(({ userId: _owner, ...said }) => said) };
}

export async function eraseFeedbackData(tx: Tx, userId: string): Promise<void> {
  await eraseFeedback(tx, userId);
}
