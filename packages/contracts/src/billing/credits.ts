import { z } from 'zod';
import { GET } from '../endpoint.ts';
import { id, pageQuery, timestamp } from '../fields.ts';

/**
 * `reserve` takes credits before the work; `release` returns those that were not used. `transfer` moves credits
 * between a person and a workspace.
 */
export const creditEntryKind = z.enum([
  'grant',
  'reserve',
  'release',
  'lapse',
  'refund',
  'adjust',
  'transfer',
]);
export type CreditEntryKind = z.infer<typeof creditEntryKind>;

export const creditEntry = z.object({
  id,
  at: timestamp,
  kind: creditEntryKind,
  /** Positive for credits received, negative for credits spent. */
  amount: z.number().int(),
  label: z.string(),
  balanceAfter: z.number().int(),
  expiresAt: timestamp.nullable(),
});

export const creditHistory = GET.account('/credits/history', {
  summary: 'The credit history, newest first, with the balance after each entry',
  query: z.object(pageQuery),
  response: z.object({
    held: z.number().int(),
    /** The part of `held` that expires, soonest first. */
    lapsing: z.array(z.object({ amount: z.number().int(), at: timestamp })),
    items: z.array(
      /** `runId` is the run that the credits paid for, while it is kept. */
      creditEntry.extend({ runId: id.nullable() }),
    ),
    nextCursor: z.string().nullable(),
  }),
});

/** The `details` of every code in `creditErrors`. */
export const insufficientCreditsDetails = z.object({ needed: z.number().int(), held: z.number().int() });
