import { paymentHistory, refundQuote } from '@limelight/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { pagedQuery } from '../../../lib/paged-query.ts';
import { readQuery } from '../../../lib/read-query.ts';
import { isMoving } from './rules.ts';

/** Links to documents expire after a quarter of an hour, so they are reloaded before that. */
const freshMs = 10 * 60_000;

const movingMs = 3000;

/** The purchases by page, newest first. */
export const paymentsQuery = infiniteQueryOptions({
  ...pagedQuery(['payment', 'history'], (cursor, signal) =>
    call(paymentHistory, { body: { limit: 20, ...cursor } }, { showError: false, signal }),
  ),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.pages.some((page) => page.items.some(isMoving)) ? movingMs : freshMs,
});

/** The refund for cancelling a purchase now. Every generation changes it, so it is never cached. */
export const refundQuery = (purchaseId: string) =>
  queryOptions({
    ...readQuery(['payment', 'refund', purchaseId], refundQuote, { query: { purchaseId } }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
