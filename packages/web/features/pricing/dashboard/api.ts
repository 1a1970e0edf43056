import { checkLoc, getBilling, paymentOptions } from '@limelight/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';

/** The billing address and the currency this person pays in. Who saves it sets this key. */
export const billingQuery = queryOptions({
  queryKey: ['payment', 'billing'],
  queryFn: ({ signal }) => call(getBilling, {}, { showError: false, signal }),
});

/** What is on sale here. */
export const optionsQuery = queryOptions({
  queryKey: ['payment', 'options'],
  queryFn: ({ signal }) => call(paymentOptions, {}, { showError: false, signal }),
  staleTime: 300_000,
});

/** Where the person is, which says whether there is a choice of currency. */
export const placeQuery = queryOptions({
  queryKey: ['check-loc'],
  queryFn: ({ signal }) => call(checkLoc, {}, { showError: false, signal }),
  staleTime: 300_000,
});
