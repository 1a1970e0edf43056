import { z } from 'zod';
import { leadStatuses } from '../catalog/people.ts';
import { keysOf, timestamp } from '../fields.ts';

export const personEvidence = z.object({
  criterion: z.string(),
  quote: z.string(),
  /** The kind of source, such as "CV" or "Job ad". */
  source: z.string(),
  address: z.string().nullable(),
  observedAt: timestamp.nullable(),
});
export type PersonEvidence = z.infer<typeof personEvidence>;

export const leadStatus = z.enum(keysOf(leadStatuses));

/** The status, score and evidence of a lead. */
export const leadRecord = z.object({
  status: leadStatus,
  /** The share of the criteria of the last search that are met, in percent; null before a search. */
  score: z.number().int().nullable(),
  met: z.array(z.string()),
  missing: z.array(z.string()),
  evidence: z.array(personEvidence),
  /** When a search last judged them. */
  foundAt: timestamp.nullable(),
});
export type LeadRecord = z.infer<typeof leadRecord>;
