import { getRun, listRuns, runHasEnded } from '@limelight/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';

const pollMs = 2_000;

/** The user's runs, newest first. Polls while one is active. */
export const runsQuery = infiniteQueryOptions({
  queryKey: ['runs', 'list'],
  queryFn: ({ pageParam, signal }) =>
    call(
      listRuns,
      { query: { limit: 30, ...(pageParam ? { cursor: pageParam } : {}) } },
      { showError: false, signal },
    ),
  initialPageParam: '',
  getNextPageParam: (last) => last.nextCursor,
  refetchInterval: (query) =>
    query.state.data?.pages.some(({ items }) => items.some(({ status }) => !runHasEnded(status)))
      ? pollMs
      : false,
});

export const runQuery = (id: string) =>
  queryOptions({
    queryKey: ['runs', id],
    queryFn: ({ signal }) => call(getRun, { params: { id } }, { showError: false, signal }),
    refetchInterval: (query) =>
      query.state.data !== undefined && runHasEnded(query.state.data.status) ? false : pollMs,
  });
