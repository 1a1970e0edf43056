import { creditHistory } from '@limelight/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
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
