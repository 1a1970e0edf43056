import { getRun, listRuns, runHasEnded } from '@limelight/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { pagedQuery } from '../../../lib/paged-query.ts';
import { readQuery } from '../../../lib/read-query.ts';

const pollMs = 2_000;

/** The user's runs, newest first. Polls while one is active. */
export const runsQuery = infiniteQueryOptions({
  ...pagedQuery(['runs', 'list'], (cursor, signal) =>
    call(listRuns, { query: { limit: 30, ...cursor } }, { showError: false, signal }),
  ),
  refetchInterval: (query) =>
    query.state.data?.pages.some(({ items }) => items.some(({ status }) => !runHasEnded(status)))
      ? pollMs
      : false,
});

export const runQuery = (id: string) =>
  queryOptions({
    ...readQuery(['runs', id], getRun, { params: { id } }),
    refetchInterval: (query) =>
      query.state.data !== undefined && runHasEnded(query.state.data.status) ? false : pollMs,
  });
