import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id, pageQuery, timestamp } from './fields.ts';

/** Why credits came or went. `reserve` takes before the work; `release` gives back what was not used. */
export const creditEntryKind = z.enum(['grant', 'reserve', 'release', 'lapse', 'refund', 'adjust']);
export type CreditEntryKind = z.infer<typeof creditEntryKind>;

export const creditEntry = z.object({
  id,
  at: timestamp,
  kind: creditEntryKind,
  /** Signed: positive came, negative went. */
  amount: z.number().int(),
  /** What it was for, in words. */
  label: z.string(),
  /** Held after this entry. */
  balanceAfter: z.number().int(),
  expiresAt: timestamp.nullable(),
});

export const creditHistory = defineEndpoint({
  name: 'creditHistory',
  summary: 'The ledger, the newest first, with the balance after each entry',
  method: 'GET',
  path: '/credits/history',
  scope: 'account',
  query: z.object(pageQuery),
  response: z.object({
    held: z.number().int(),
    /** Part of `held` that lapses, soonest first. */
    lapsing: z.array(z.object({ amount: z.number().int(), at: timestamp })),
    items: z.array(creditEntry),
    nextCursor: z.string().nullable(),
  }),
});

/** `details` of `insufficient_credits`. */
export const insufficientCreditsDetails = z.object({ needed: z.number().int(), held: z.number().int() });
