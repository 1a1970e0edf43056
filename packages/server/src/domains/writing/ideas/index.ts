import type { Module } from '../../../module.ts';
import type { Connection } from '../../../platform/db/index.ts';
import type { FindAuthor } from './collect.ts';
import { eraseIdeas, findSettings, listIdeaRows } from './repository.ts';
import { ideasRoutes } from './routes.ts';
import { findIdeas } from './run.ts';

export { receiveIdeas } from './mailbox.ts';
export { deleteMailbox as deleteIdeaMailbox } from './repository.ts';

export async function listPillars(connection: Connection, userId: string): Promise<readonly string[]> {
  return (await findSettings(connection, userId)).pillars;
}

/** `findAuthor` reads a person's profile, which is kept outside this module. */
export function ideasModule(findAuthor: FindAuthor): Module {
  return {
    name: 'ideas',
    routes: ideasRoutes,
    runs: [findIdeas(findAuthor)],
    personalData: {
      export: async (connection, userId) => ({
        ideas: (await listIdeaRows(connection, userId)).map(({ userId: _owner, ...idea }) => idea),
        ideaSettings: await findSettings(connection, userId),
      }),
      erase: eraseIdeas,
    },
  };
}
