import { paymentHistory, type EndpointData } from '@limelight/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';

export type Payment = EndpointData<typeof paymentHistory>['items'][number];
export type PaymentDocument = NonNullable<Payment['invoice']>;

/** The addresses of documents are good for a quarter of an hour; they are fetched anew before that. */
const freshMs = 10 * 60_000;

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
  refetchInterval: freshMs,
});
