import type { Module } from '../../../module.ts';
import { eraseLeadSearches, exportLeadSearches } from './repository.ts';
import { peopleAgentsRoutes } from './routes.ts';
import { candidateSearch } from './run-candidates.ts';
import { leadSearch } from './run-lead-search.ts';
import { leadGeneration } from './run-leads.ts';

export { withoutIdentity } from './rules/without-identity.ts';

export const peopleAgentsModule: Module = {
  name: 'people-agents',
  routes: peopleAgentsRoutes,
  runs: [candidateSearch, leadGeneration, leadSearch],
  personalData: { export: exportLeadSearches, erase: eraseLeadSearches },
};
