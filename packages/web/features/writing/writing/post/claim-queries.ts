import { getClaimSettings, getOrigins, listClaims } from '@limelight/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readQuery } from '../../../../lib/read-query.ts';

export const claimsQuery = (postId: string) =>
  queryOptions({
    ...readQuery(['claims', postId], listClaims, { params: { id: postId } }),
    staleTime: 60_000,
  });

export const originsKey = (postId: string) => ['origins', postId] as const;

/** Where the sentences of a post come from. `version` changes with what that is worked out from. */
export const originsQuery = (postId: string, version: string) =>
  queryOptions({
    ...readQuery([...originsKey(postId), version], getOrigins, { params: { id: postId } }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

/** The setting whether unconfirmed claims block publishing. */
export const claimSettingsQuery = queryOptions({
  ...readQuery(['claim-settings'], getClaimSettings, {}),
  staleTime: 60_000,
});
