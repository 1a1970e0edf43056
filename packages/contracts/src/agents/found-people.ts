import { z } from 'zod';
import { timestamp } from '../fields.ts';
import { personSummary } from '../people.ts';

export const personEvidence = z.object({
  criterion: z.string(),
  quote: z.string(),
  /** The kind of source, such as "CV" or "Job ad". */
  source: z.string(),
  address: z.string().nullable(),
  observedAt: timestamp.nullable(),
});
export type PersonEvidence = z.infer<typeof personEvidence>;

export const personCriterion = z.object({
  text: z.string(),
  must: z.boolean(),
});
export type PersonCriterion = z.infer<typeof personCriterion>;

export const foundPerson = personSummary
  .pick({
    id: true,
    name: true,
    position: true,
    company: true,
    location: true,
    linkedinUrl: true,
    kinds: true,
    warmPaths: true,
  })
  .extend({ evidence: z.array(personEvidence), missing: z.array(z.string()) });
export type FoundPerson = z.infer<typeof foundPerson>;
