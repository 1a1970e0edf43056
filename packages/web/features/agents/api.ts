import { listAgentDrafts, listAgents } from '@limelight/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';

export const agentsQuery = queryOptions({
  queryKey: ['agents'],
  queryFn: ({ signal }) => call(listAgents, {}, { showError: false, signal }),
});

export const draftsQuery = queryOptions({
  queryKey: ['agents', 'drafts'],
  queryFn: ({ signal }) => call(listAgentDrafts, {}, { showError: false, signal }),
});
