import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { empty, id, timestamp } from './fields.ts';

const words = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .refine((text) => !text.includes('\u0000'), 'Remove the invisible control character.');

/** A claim that its author stands for without a source: these words in this sentence, and no others. */
export const claimConfirmation = z.object({
  id,
  claim: z.string(),
  sentence: z.string(),
  confirmedAt: timestamp,
});
export type ClaimConfirmation = z.infer<typeof claimConfirmation>;

const confirmations = z.object({ items: z.array(claimConfirmation) });
const byId = z.object({ id });

export const listClaims = defineEndpoint({
  name: 'listClaims',
  summary: 'The claims of a post that its author confirmed',
  method: 'GET',
  path: '/posts/:id/claims',
  params: byId,
  response: confirmations,
  errors: ['not_found'],
});

export const confirmClaim = defineEndpoint({
  name: 'confirmClaim',
  summary: 'Stand for a claim that no source holds; twice is once. A changed sentence needs a new word',
  method: 'POST',
  path: '/posts/:id/claims',
  params: byId,
  body: z.object({ claim: words(2_000), sentence: words(12_000) }),
  response: confirmations,
  errors: ['not_found'],
});

export const withdrawClaim = defineEndpoint({
  name: 'withdrawClaim',
  summary: 'Take a confirmation back',
  method: 'DELETE',
  path: '/posts/:id/claims/:claimId',
  params: z.object({ id, claimId: id }),
  response: empty,
});

/** `block`: posts with unconfirmed claims are not published or scheduled; otherwise the page warns. */
export const claimSettings = z.object({ block: z.boolean() });

export const getClaimSettings = defineEndpoint({
  name: 'getClaimSettings',
  summary: 'Whether unconfirmed claims keep a post from being published',
  method: 'GET',
  path: '/user/claims',
  response: claimSettings,
});

export const saveClaimSettings = defineEndpoint({
  name: 'saveClaimSettings',
  summary: 'Choose whether unconfirmed claims keep a post from being published',
  method: 'POST',
  path: '/user/claims',
  body: claimSettings,
  response: claimSettings,
});
