import { creditHistory, listWallets } from '@limelight/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { pagedQuery } from '../../../lib/paged-query.ts';

/** The credit history by page, newest first. */
export const historyQuery = pagedQuery(['credits', 'history'], (cursor, signal) =>
  call(creditHistory, { query: { limit: 50, ...cursor } }, { showError: false, signal }),
);

/** The workspaces whose credits the person may spend. */
export const walletsQuery = queryOptions({
  queryKey: ['credits', 'wallets'],
  queryFn: async ({ signal }) => (await call(listWallets, {}, { showError: false, signal })).items,
});
