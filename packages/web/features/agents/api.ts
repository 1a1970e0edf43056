import { listAgentDrafts, listAgents } from '@limelight/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { pagedQuery } from '../../lib/paged-query.ts';

export const agentsQuery = queryOptions({
  queryKey: ['agents'],
  queryFn: ({ signal }) => call(listAgents, {}, { showError: false, signal }),
});

export const draftsQuery = pagedQuery(['agents', 'drafts'], (cursor, signal) =>
  call(listAgentDrafts, { query: cursor }, { showError: false, signal }),
);
