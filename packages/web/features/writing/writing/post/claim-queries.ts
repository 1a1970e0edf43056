import { getClaimSettings, listClaims } from '@limelight/contracts';
import { queryOptions } from '@tanstack/react-query';
import { readQuery } from '../../../../lib/read-query.ts';

export const claimsQuery = (postId: string) =>
  queryOptions({
    ...readQuery(['claims', postId], listClaims, { params: { id: postId } }),
    staleTime: 60_000,
  });

/** The setting whether unconfirmed claims block publishing. */
export const claimSettingsQuery = queryOptions({
  ...readQuery(['claim-settings'], getClaimSettings, {}),
  staleTime: 60_000,
});
