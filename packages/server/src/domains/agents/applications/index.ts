import type { Module } from '../../../module.ts';
import { eraseApplications, listAllApplications } from './repository.ts';
import { applicationsRoutes } from './routes.ts';
import { application } from './run.ts';

export const applicationsModule: Module = {
  name: 'applications',
  routes: applicationsRoutes,
  runs: [application],
  personalData: {
    export: async (connection, userId) => ({
      applications: (await listAllApplications(connection, userId)).map(
        ({ title, company, document, wishes, createdAt, updatedAt }) => ({
          title,
          company,
          document,
          createdAt,
          updatedAt,
          wishes: wishes.map(({ quote }) => quote),
        }),
      ),
    }),
    erase: eraseApplications,
  },
};
