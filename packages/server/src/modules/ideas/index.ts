import type { Module } from '../../module.ts';
import type { FindAuthor } from './collect.ts';
import { eraseIdeas, findSettings, listIdeaRows } from './repository.ts';
import { ideasRoutes } from './routes.ts';
import { findIdeas } from './run.ts';

/** `findAuthor` says who somebody is, as their profile tells. */
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
