import * as contract from '@limelight/contracts';
import { z } from 'zod';
import { defineTool, type Tool, type ToolContext } from '../tool.ts';
import { addressOf, pages } from './addresses.ts';
import { listCard, runCard } from './cards.ts';
import * as field from './fields.ts';
import { runAfter } from './waiting.ts';

const jobId = field.idOf('an opening', 'list_jobs');

const pay = z.object({
  from: z.number().nullable(),
  to: z.number().nullable(),
  currency: z.string(),
  per: z.string().nullable(),
});

/** In the currency itself rather than its smallest unit, which would be read as a hundred times as much. */
function payOf({ minMinor, maxMinor, currency, period }: contract.JobPay): z.input<typeof pay> {
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  const whole = (minor: number | null) =>
    minor === null ? null : minor / 10 ** (digits.maximumFractionDigits ?? 2);
  return { from: whole(minMinor), to: whole(maxMinor), currency, per: period };
}

const opening = z.looseObject({
  jobId: z.string(),
  title: z.string(),
  company: z.string(),
  stage: contract.jobStage.nullable(),
  knows: z.number().int().describe('How many people of the company the person knows'),
  advertisement: z.string(),
  pay: pay.nullable(),
  url: field.url,
});
const whole = opening.extend({
  text: z.string(),
  note: z.string(),
  connections: z.array(z.looseObject({ id: z.string(), name: z.string(), position: z.string() })),
});

function shown(context: ToolContext, from: contract.JobSummary): z.input<typeof opening> {
  const { id, url: advertisement, pay: offered, ...rest } = from;
  const url = addressOf(context, pages.opening(id));
  return { ...rest, jobId: id, advertisement, pay: offered && payOf(offered), url };
}

const read = (context: ToolContext, job: contract.JobView): z.input<typeof whole> => {
  const { text, note, connections } = job;
  return { ...shown(context, job), text, note, connections };
};

const cardOf = (title: string, jobs: readonly z.output<typeof opening>[]) =>
  listCard(
    'opening',
    title,
    jobs.map((job) => ({ title: job.title, detail: job.company, path: pages.opening(job.jobId) })),
  );

export const jobTools: readonly Tool[] = [
  defineTool({
    name: 'search_jobs',
    title: 'Search openings',
    description:
      'Finds openings on company job boards that fit a description, with quoted reasons. Costs 20 credits.',
    output: field.run,
    input: z.object({
      query: z.string().max(2000).regex(/\S/, 'Describe the job.').describe('The job that is wanted'),
      locations: z.array(z.string().max(100)).max(10).optional().describe('Places, or "remote"'),
      levels: contract.wantedLevels.optional().describe('Only these levels'),
      companies: z.array(z.string().max(300)).max(50).optional().describe('Companies to read in addition'),
      waitSeconds: field.waitSeconds,
    }),
    credits: () => contract.creditCosts['search.jobs'],
    card: ({ runId, result }) => {
      const found = contract.jobSearchRun.result.safeParse(result);
      if (!found.success) return runCard(runId);
      const items = found.data.jobs.map(({ id, title, company }) => ({
        title,
        detail: company,
        path: pages.opening(id),
      }));
      return listCard('opening', 'Openings', items) ?? runCard(runId);
    },
    async run({ waitSeconds, ...body }, context) {
      const { id } = await context.api.call(contract.jobSearchRun.start, { body });
      return runAfter(context, id, waitSeconds);
    },
  }),
  defineTool({
    name: 'list_jobs',
    title: 'List openings',
    description: [
      'Lists openings: the person’s pipeline, those their searches found, or all that are known, such as those of',
      'the companies that they follow.',
    ].join(' '),
    output: z.object({ jobs: z.array(opening), nextCursor: field.nextCursor }),
    input: z.object({
      scope: z.enum(['mine', 'found', 'all']).default('mine').describe('Which openings'),
      stage: contract.jobStage.optional().describe('Only those in this stage'),
      search: field.search('the title or the text'),
      company: z.string().max(100).optional().describe('Only those of exactly this company'),
      cursor: field.cursor,
      limit: field.limit(50, 20),
    }),
    effect: 'read',
    card: ({ jobs }) => cardOf('Openings', jobs),
    async run({ search: q, ...rest }, context) {
      const query = { ...rest, q };
      const { items, nextCursor } = await context.api.call(contract.listJobs, { query });
      return { jobs: items.map((one) => shown(context, one)), nextCursor };
    },
  }),
  defineTool({
    name: 'get_job',
    title: 'Read an opening',
    description: 'Reads one opening with its text, why it was found, and whom the person knows there.',
    output: whole,
    input: z.object({ jobId }),
    effect: 'read',
    card: (job) => cardOf('Opening', [job]),
    run: async ({ jobId: id }, context) =>
      read(context, await context.api.call(contract.getJob, { params: { id } })),
  }),
  defineTool({
    name: 'write_application',
    title: 'Write an application',
    description: [
      'Makes a CV and a cover letter for an opening out of the person’s confirmed facts alone, and names the wishes',
      'of the opening that no fact shows. Costs 20 credits.',
    ].join(' '),
    output: field.run,
    input: z.object({
      jobId,
      letter: z.boolean().default(true).describe('Whether it has a letter, too'),
      waitSeconds: field.waitSeconds,
    }),
    credits: () => contract.creditCosts['cv.create'],
    card: ({ runId }) => runCard(runId),
    async run({ waitSeconds, ...body }, context) {
      const { id } = await context.api.call(contract.applicationRun.start, { body });
      return runAfter(context, id, waitSeconds);
    },
  }),
  defineTool({
    name: 'move_job',
    title: 'Move an opening',
    description: 'Puts an opening into a stage of the pipeline, or sets a note or a reminder.',
    output: whole,
    input: z.object({
      jobId,
      stage: contract.jobStage.optional().describe('The stage'),
      note: z.string().max(10_000).optional().describe('The whole note'),
      remindAt: field.remindAt,
    }),
    card: (job) => cardOf('Opening', [job]),
    async run({ jobId: id, ...body }, context) {
      const params = { id };
      return read(context, await context.api.call(contract.changeJob, { params, body }));
    },
  }),
];
