import { creditHistory, listWallets } from '@limelight/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';

/** The credit history by page, newest first. */
export const historyQuery = infiniteQueryOptions({
  queryKey: ['credits', 'history'],
  queryFn: ({ pageParam, signal }) =>
    call(
      creditHistory,
      { query: { limit: 50, ...(pageParam ? { cursor: pageParam } : {}) } },
      { showError: false, signal },
    ),
  initialPageParam: '',
  getNextPageParam: (last) => last.nextCursor,
});

/** The workspaces whose credits the person may spend. */
export const walletsQuery = queryOptions({
  queryKey: ['credits', 'wallets'],
  queryFn: async ({ signal }) => (await call(listWallets, {}, { showError: false, signal })).items,
});
