import { listRows, type Connection } from '../../../platform/db/index.ts';
import { listConversationIds, readConversations } from './repository/personal.ts';

export async function exportCopilotData(
  connection: Connection,
  userId: string,
): Promise<Record<string, unknown>> {
  return {
    copilot: listRows(
      await listConversationIds(connection, userId),
      readConversations,
      ({ id, title, turns, proposals, createdAt, updatedAt }) => ({
        id,
        title,
        turns: turns.map(({ id: run, added, createdAt: at }) => ({ run, added, createdAt: at })),
        proposals: proposals.map(({ tool, input, shown, status, outcome, createdAt: at, decidedAt }) => ({
          tool,
          input,
          ...shown,
          status,
          outcome,
          createdAt: at,
          decidedAt,
        })),
        createdAt,
        updatedAt,
      }),
    ),
  };
}
