import { z } from 'zod';
import { id, webAddress } from '../fields.ts';
import { defineRun } from '../runs/define.ts';
import { foundPerson, personCriterion } from './found-people.ts';

export const leadGenerationRun = defineRun({
  kind: 'lead-generation',
  reach: 'others',
  category: 'sales_lead_generation',
  summary:
    'Turn a description of the ideal customer into criteria, and find the people who meet them, with evidence',
  input: z.object({
    customer: z
      .string()
      .max(6000, 'Use at most 6,000 characters.')
      .refine((text) => text.trim() !== '', 'Describe your ideal customer.'),
    sources: z.object({
      connections: z.boolean().default(true),
      /** Whether to include existing leads, for example those of an imported file. */
      leads: z.boolean().default(true),
      /** One person per line, such as “Name, position, company”. */
      pasted: z.string().max(100_000, 'Paste at most 100,000 characters.').default(''),
      /**
       * Company sites to read, including their team, careers and news pages. People whom they name in structured data
       * become leads.
       */
      pages: z.array(webAddress).max(10, 'Use at most ten addresses.').default([]),
      /** News feeds. A story that names a company counts as a signal. */
      feeds: z.array(webAddress).max(10, 'Use at most ten feeds.').default([]),
      /** Whether openings at a company count as a signal. */
      jobAds: z.boolean().default(true),
    }),
  }),
  result: z.object({
    criteria: z.array(personCriterion),
    leads: z.array(foundPerson),
    pages: z.array(
      z.object({
        address: z.string(),
        title: z.string(),
        facts: z.number().int(),
        /** The number of people that the page names in structured data or by their address. */
        people: z.number().int().default(0),
        fault: z.string().nullable(),
      }),
    ),
    /** Feeds that could not be read, and why. */
    feeds: z.array(z.object({ address: z.string(), message: z.string() })).default([]),
    added: z.number().int(),
    addedIds: z.array(id).default([]),
    compared: z.number().int(),
    /** People who meet too few of the criteria to become leads. */
    tooFew: z.number().int().default(0),
    /** True when no model judged: the quotes mention the words of the criteria, whatever they mean there. */
    byWords: z.boolean().default(false),
  }),
  action: 'generate.leads',
  scope: 'people',
  errors: ['people_limit'],
  bodyLimit: 512 * 1024,
});
