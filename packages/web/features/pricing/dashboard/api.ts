import { checkLoc, getBilling, paymentOptions } from '@limelight/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';

/** The user's billing address and currency. Code that saves it sets this key. */
export const billingQuery = queryOptions({
  queryKey: ['payment', 'billing'],
  queryFn: ({ signal }) => call(getBilling, {}, { showError: false, signal }),
});

export const optionsQuery = queryOptions({
  queryKey: ['payment', 'options'],
  queryFn: ({ signal }) => call(paymentOptions, {}, { showError: false, signal }),
  staleTime: 300_000,
});

/** The user's country, which determines whether there is a choice of currency. */
export const placeQuery = queryOptions({
  queryKey: ['check-loc'],
  queryFn: ({ signal }) => call(checkLoc, {}, { showError: false, signal }),
  staleTime: 300_000,
});
