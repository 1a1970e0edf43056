import { paymentHistory } from '@limelight/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { isMoving } from './rules.ts';

/** The addresses of documents are good for a quarter of an hour; they are fetched anew before that. */
const freshMs = 10 * 60_000;

/** How soon to look again while money is on its way. */
const movingMs = 3000;

/** What was bought, page by page, the newest first. */
export const paymentsQuery = infiniteQueryOptions({
  queryKey: ['payment', 'history'],
  queryFn: ({ pageParam, signal }) =>
    call(
      paymentHistory,
      { body: { limit: 20, ...(pageParam ? { cursor: pageParam } : {}) } },
      { showError: false, signal },
    ),
  initialPageParam: '',
  getNextPageParam: (last) => last.nextCursor,
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.pages.some((page) => page.items.some(isMoving)) ? movingMs : freshMs,
});
