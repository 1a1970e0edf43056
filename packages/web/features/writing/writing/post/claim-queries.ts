import { getClaimSettings, listClaims } from '@limelight/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';

const quiet = { showError: false };

export const claimsQuery = (postId: string) =>
  queryOptions({
    queryKey: ['claims', postId],
    queryFn: ({ signal }) => call(listClaims, { params: { id: postId } }, { ...quiet, signal }),
    staleTime: 60_000,
  });

/** The setting whether unconfirmed claims block publishing. */
export const claimSettingsQuery = queryOptions({
  queryKey: ['claim-settings'],
  queryFn: ({ signal }) => call(getClaimSettings, {}, { ...quiet, signal }),
  staleTime: 60_000,
});
