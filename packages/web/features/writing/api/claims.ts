import {
  confirmClaim,
  getClaimSettings,
  listClaims,
  withdrawClaim,
  type ClaimConfirmation,
} from '@limelight/contracts';
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

export async function confirmOne(
  postId: string,
  body: { claim: string; sentence: string },
): Promise<ClaimConfirmation[]> {
  return (await call(confirmClaim, { params: { id: postId }, body })).items;
}

export async function withdrawOne(postId: string, claimId: string): Promise<void> {
  await call(withdrawClaim, { params: { id: postId, claimId } });
}
