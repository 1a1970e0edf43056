import type { PersonalData } from '../../../module.ts';
import { listRows } from '../../../platform/db/index.ts';
import { listConversationIds, readConversations } from './repository/personal.ts';

export const exportCopilotData: PersonalData['export'] = async (connection, userId) => {
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
};
