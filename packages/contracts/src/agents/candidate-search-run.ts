import { z } from 'zod';
import { id } from '../fields.ts';
import { defineRun } from '../runs/define.ts';
import { foundPerson, personCriterion } from './found-people.ts';

export const candidateSearchRun = defineRun({
  kind: 'candidate-search',
  category: 'job_candidate_searcher',
  summary: 'Find candidates for a role among the person’s connections and uploaded CVs, with quoted evidence',
  input: z.object({
    /** Required criteria, one per line; optional ones follow a line `Nice to have:`. */
    role: z
      .string()
      .max(20_000, 'Use at most 20,000 characters.')
      .refine((text) => text.trim() !== '', 'Describe the role.'),
    /** CVs stored by `uploadCv`; all of them by default. */
    mediaIds: z.array(id).max(500, 'Choose at most 500 CVs.').optional(),
  }),
  result: z.object({
    criteria: z.array(personCriterion),
    /** Wishes about characteristics that must not be used for selection, such as age. */
    leftOut: z.array(z.string()),
    candidates: z.array(foundPerson),
    searches: z.array(
      z.object({ site: z.string(), query: z.string(), explanation: z.string(), url: z.string() }),
    ),
    compared: z.number().int(),
    /** True when no model judged: the quotes mention the words of the criteria, whatever they mean there. */
    byWords: z.boolean().default(false),
  }),
  action: 'search.candidates',
  scope: 'people',
});
