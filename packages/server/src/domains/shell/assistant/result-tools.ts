import * as contract from '@limelight/contracts';
import { z } from 'zod';
import * as outputs from './outputs.ts';
import { defineTool, type Tool } from './tool.ts';

const listed = 30;

export const resultTools: readonly Tool[] = [
  defineTool({
    name: 'get_results',
    title: 'Read results',
    description:
      'Reads what the posts brought in: each against the author’s own median, in groups, and what to repeat.',
    output: outputs.results,
    input: z.object({
      days: z.number().int().min(1).max(3660).optional().describe('Only posts of the last so many days'),
      timeZone: z.string().max(64).default('UTC').describe('An IANA time zone'),
    }),
    readOnly: true,
    async run({ days, timeZone }, { api, signal }) {
      const query = { timeZone, ...(days === undefined ? {} : { days }) };
      const results = await api.call(contract.getResults, { query }, signal);
      const { metric, median, compared, needed, posts, groups, repeat, followers } = results;
      return { metric, median, compared, needed, posts: posts.slice(0, listed), groups, repeat, followers };
    },
  }),
];
