import { z } from 'zod';
import { leadFilters } from './candidates.ts';
import { defineRun } from '../runs/define.ts';
import { foundPerson, personCriterion } from './found-people.ts';

export const leadSearchRun = defineRun({
  kind: 'lead-search',
  category: 'sales_lead_search',
  summary:
    'Rank the leads that pass the filters by a description, with fresh signals and evidence for each criterion',
  input: z.object({
    filters: leadFilters.extend({
      wanted: z.string().max(6000, 'Use at most 6,000 characters.').default(''),
    }),
  }),
  result: z.object({
    criteria: z.array(personCriterion),
    leads: z.array(foundPerson),
    compared: z.number().int(),
    /** True when no model judged: the quotes mention the words of the criteria, whatever they mean there. */
    byWords: z.boolean().default(false),
  }),
  action: 'search.leads',
  scope: 'people',
});
