import { paymentHistory, refundQuote } from '@limelight/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
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

/** What cancelling a purchase returns now. Every generation changes it, so it is never taken from the cache. */
export const refundQuery = (purchaseId: string) =>
  queryOptions({
    queryKey: ['payment', 'refund', purchaseId],
    queryFn: ({ signal }) => call(refundQuote, { query: { purchaseId } }, { showError: false, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
