import { z } from 'zod';
import { personEvidence } from '../library/lead-record.ts';
import { personSummary } from '../library/people.ts';

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
  .extend({
    evidence: z.array(personEvidence),
    missing: z.array(z.string()),
    /** The share of the criteria that are met, in percent. Must-haves count twice. */
    score: z.number().int().default(0),
  });
export type FoundPerson = z.infer<typeof foundPerson>;
