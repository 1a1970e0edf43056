import { listAgentDrafts, listAgents } from '@limelight/contracts';
import { call } from '../../../lib/client.ts';
import { readQuery } from '../../../lib/read-query.ts';
import { pagedQuery } from '../../../lib/paged-query.ts';

export const agentsQuery = readQuery(['agents'], listAgents, {});

export const draftsQuery = pagedQuery(['agents', 'drafts'], (cursor, signal) =>
  call(listAgentDrafts, { query: cursor }, { showError: false, signal }),
);

export const ordersKey = ['agent-orders'] as const;
