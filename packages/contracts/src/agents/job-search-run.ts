import { z } from 'zod';
import { targetCompanyLimit } from '../catalog/people.ts';
import { line } from '../fields.ts';
import { jobLocations, jobQuery, jobReason, jobSummary, wantedLevels } from './jobs.ts';
import { defineRun } from '../runs/define.ts';

export const jobSearchRun = defineRun({
  kind: 'job-search',
  reach: 'others',
  category: 'job_searcher',
  summary: 'Find openings on company job boards that fit a description, with reasons quoted from both sides',
  input: z.object({
    query: jobQuery,
    locations: jobLocations.optional(),
    levels: wantedLevels.optional(),
    /** Names, careers pages or boards, in addition to the person's target companies and the starter list. */
    companies: z.array(line(300)).max(targetCompanyLimit).optional(),
  }),
  result: z.object({
    jobs: z.array(
      jobSummary
        .pick({
          id: true,
          title: true,
          company: true,
          places: true,
          pay: true,
          levels: true,
          url: true,
          firstSeenAt: true,
          openDays: true,
          knows: true,
        })
        .extend({ reasons: z.array(jobReason), missing: z.array(z.string()) }),
    ),
    criteria: z.array(z.string()),
    boards: z.array(
      z.object({
        name: z.string(),
        openings: z.number().int(),
        fault: z.string().nullable(),
      }),
    ),
    compared: z.number().int(),
    /** True when no model judged: the quotes mention the words of the criteria, whatever they mean there. */
    byWords: z.boolean().default(false),
  }),
  action: 'search.jobs',
  scope: 'people',
});
