import { checkLoc, getBilling, paymentOptions } from '@limelight/contracts';
import { queryOptions } from '@tanstack/react-query';
import { readQuery } from '../../../../lib/read-query.ts';

/** The user's billing address and currency. Code that saves it sets this key. */
export const billingQuery = readQuery(['payment', 'billing'], getBilling, {});

export const optionsQuery = queryOptions({
  ...readQuery(['payment', 'options'], paymentOptions, {}),
  staleTime: 300_000,
});

/** The user's country, which determines whether there is a choice of currency. */
export const placeQuery = queryOptions({ ...readQuery(['check-loc'], checkLoc, {}), staleTime: 300_000 });
