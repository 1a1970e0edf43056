import type { Module } from '../../../module.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { deleteMailbox, eraseIdeas, findSettings, listIdeaRows } from './repository.ts';
import { ideasRoutes } from './routes.ts';
import { findIdeas } from './run.ts';

export { receiveIdeas } from './mailbox.ts';

export async function listPillars(connection: Connection, userId: string): Promise<readonly string[]> {
  return (await findSettings(connection, userId)).pillars;
}

export const ideasModule: Module = {
  name: 'ideas',
  routes: ideasRoutes,
  runs: [findIdeas],
  onTakeover: (_context, tx, userId) => deleteMailbox(tx, userId),
  personalData: {
    export: async (connection, userId) => ({
      ideas: (await listIdeaRows(connection, userId)).map(({ userId: _owner, ...idea }) => idea),
      ideaSettings: await findSettings(connection, userId),
    }),
    erase: eraseIdeas,
  },
};
