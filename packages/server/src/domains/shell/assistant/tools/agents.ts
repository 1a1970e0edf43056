import * as contract from '@limelight/contracts';
import { z, ZodError } from 'zod';
import { Refused, refusedField } from '../api.ts';
import { defineTool, type Tool, type ToolContext } from '../tool.ts';
import { addressOf, pages } from './addresses.ts';
import { listCard, runCard } from './cards.ts';
import * as field from './fields.ts';
import { days } from './queues.ts';
import { runAfter } from './waiting.ts';
import { zoneOf } from './zone.ts';

const agentId = field.idOf('an agent', 'list_agents');
const agent = z.object({
  agentId: z.string(),
  name: z.string(),
  purpose: z.string(),
  kind: z.enum(['news', 'custom']),
  settings: z.unknown(),
  schedule: z.unknown(),
  enabled: z.boolean(),
  price: z.number().int().describe('The most credits that a run costs'),
  nextRunAt: z.string().nullable(),
  lastRun: z.unknown().describe('Read its result with get_run'),
  problem: z.string().nullable(),
  waitingDrafts: z.number().int().describe('Drafts that wait for the person'),
  lacks: z.array(z.string()).describe('What it does not run without, for the person to fill in on its page'),
  url: field.url,
});

const lacksOf = ({ work }: Pick<contract.Agent, 'work'>): string[] =>
  work.kind === 'custom'
    ? contract.missingFields(work.settings.steps).map(({ label }) => label)
    : work.settings.feeds.length === 0
      ? ['Feeds']
      : [];

function shown(context: ToolContext, from: contract.Agent): z.input<typeof agent> {
  const { id, name, purpose, work, schedule, enabled, price, nextRunAt, lastRun, problem, pending } = from;
  return {
    agentId: id,
    name,
    purpose,
    kind: work.kind,
    settings: work.settings,
    schedule,
    enabled,
    price,
    nextRunAt,
    lastRun,
    problem,
    waitingDrafts: pending,
    lacks: lacksOf(from),
    url: addressOf(context, pages.agent(id)),
  };
}

const read = async ({ api }: ToolContext, id: string) => api.call(contract.getAgent, { params: { id } });

async function clockZone(context: ToolContext, given: string | undefined): Promise<string> {
  const zone = given ?? (await zoneOf(context));
  if (zone === null) throw refusedField('timeZone', 'The time zone of the person is not known.');
  return zone;
}

const step = z.record(z.string().max(40), z.unknown());

/** Their form is only read here, because describing every step would cost an assistant more than all other tools. */
function stepsOf(steps: readonly z.output<typeof step>[]): contract.AgentStep[] {
  return steps.map((one, index) => {
    try {
      return contract.agentStep.parse(one);
    } catch (error) {
      if (!(error instanceof ZodError)) throw error;
      const details = error.issues.map(({ path, message }) => ({
        path: ['steps', index, ...path].join('.'),
        message,
      }));
      throw new Refused({ code: 'invalid_input', message: 'A step is not valid.', details });
    }
  });
}

const news = z
  .object({
    topics: z.array(z.string().max(80)).max(20).default([]).describe('What it looks for'),
    feeds: z.array(z.string().max(2000)).min(1).max(30).describe('Addresses of feeds'),
    blocked: z.array(z.string().max(80)).max(50).default([]).describe('Words it leaves out'),
    results: z.number().int().min(1).max(10).default(3).describe('The most stories in a run'),
  })
  .strict();

export const agentTools: readonly Tool[] = [
  defineTool({
    name: 'list_agents',
    title: 'List agents',
    description: 'Lists the person’s agents: what each does, what it costs, its schedule and its last run.',
    output: z.object({ agents: z.array(agent) }),
    input: z.object({}),
    effect: 'read',
    card: ({ agents }) =>
      listCard(
        'agent',
        'Agents',
        agents.map(({ agentId: id, name, purpose }) => ({
          title: name,
          detail: purpose,
          path: pages.agent(id),
        })),
      ),
    async run(_input, context) {
      const { items } = await context.api.call(contract.listAgents, {});
      return { agents: items.map((one) => shown(context, one)) };
    },
  }),
  defineTool({
    name: 'plan_agent',
    title: 'Plan an agent',
    description:
      'Has a model turn a description into the steps of an agent, for create_agent. Free; nothing is saved.',
    output: field.run,
    input: z.object({
      description: z.string().min(10).max(2_000).describe('What it should do, in a sentence or two'),
      waitSeconds: field.waitSeconds,
    }),
    card: ({ runId }) => runCard(runId),
    async run({ description, waitSeconds }, context) {
      const body = { description };
      const { id } = await context.api.call(contract.agentPlanRun.start, { body });
      return runAfter(context, id, waitSeconds);
    },
  }),
  defineTool({
    name: 'create_agent',
    title: 'Create an agent',
    description: [
      'Saves an agent that reads news, or one with the steps that plan_agent made. It runs when run_agent or',
      'schedule_agent says so.',
    ].join(' '),
    output: agent,
    input: z.object({
      name: z.string().min(1).max(80).describe('Its name'),
      purpose: z.string().max(300).default('').describe('What it is for'),
      news: news.optional().describe('For an agent that reads feeds'),
      steps: z.array(step).max(12).optional().describe('Or the steps, as plan_agent gives them'),
      costLimit: z
        .number()
        .int()
        .min(0)
        .max(300)
        .default(100)
        .describe('With steps: the most credits of a run'),
    }),
    card: ({ agentId: id, name, purpose }) =>
      listCard('agent', 'Agent created', [{ title: name, detail: purpose, path: pages.agent(id) }]),
    async run({ name, purpose, news: reads, steps, costLimit }, context) {
      if ((reads === undefined) === (steps === undefined))
        throw refusedField('steps', 'Give news or steps, one of them.');
      const work =
        reads === undefined
          ? { kind: 'custom' as const, settings: { steps: stepsOf(steps ?? []), costLimit } }
          : { kind: 'news' as const, settings: reads };
      const body = { name, purpose, work };
      return shown(context, await context.api.call(contract.createAgent, { body }));
    },
  }),
  defineTool({
    name: 'schedule_agent',
    title: 'Set when an agent runs',
    description: 'Has an agent run by itself on these weekdays, or stops that. Each run costs its price.',
    output: agent,
    input: z.object({
      agentId,
      weekdays: z.array(z.number().int().min(1).max(7)).max(7).describe('1 is Monday; [] stops it'),
      time: z.string().max(5).default('08:00').describe('The clock in timeZone, such as 08:30'),
      timeZone: contract.timeZone.optional().describe('An IANA time zone. Left out: that of the person'),
    }),
    effect: 'outward',
    async proposal({ agentId: id, weekdays, time, timeZone }, context) {
      const found = await read(context, id);
      const { name, price } = found;
      const lacks = lacksOf(found);
      if (weekdays.length > 0 && lacks.length > 0)
        throw refusedField(
          'agentId',
          `It cannot run yet. The person fills in on its page: ${lacks.join(', ')}.`,
        );
      const zone = await clockZone(context, timeZone);
      const on = weekdays.map((one) => days[one - 1] ?? '').join(', ');
      return {
        title: on === '' ? `Stop running “${name}” by itself.` : `Run “${name}” by itself.`,
        details:
          on === ''
            ? []
            : [
                { label: 'When', value: `${on}, ${time} (${zone})` },
                { label: 'Credits of each run', value: `At most ${price}` },
              ],
        text: null,
        postId: null,
        path: pages.agent(id),
      };
    },
    async run({ agentId: id, weekdays, time, timeZone: given }, context) {
      const timeZone = await clockZone(context, given);
      const schedule = weekdays.length === 0 ? null : { weekdays, time, timeZone };
      const body = { schedule, enabled: true };
      return shown(context, await context.api.call(contract.updateAgent, { params: { id }, body }));
    },
  }),
  defineTool({
    name: 'run_agent',
    title: 'Run an agent',
    description: 'Runs an agent now, at the price that list_agents gives. Its drafts wait for the person.',
    output: field.run,
    input: z.object({ agentId, waitSeconds: field.waitSeconds }),
    credits: () => contract.creditCosts['agent.run'],
    async proposal({ agentId: id }, context) {
      const { name, price } = await read(context, id);
      return {
        title: `Run “${name}” now.`,
        details: [{ label: 'Credits', value: `At most ${price}` }],
        text: null,
        postId: null,
        path: pages.agent(id),
      };
    },
    card: ({ runId }) => runCard(runId),
    async run({ agentId: id, waitSeconds }, context) {
      const { api } = context;
      const { work } = await read(context, id);
      const body = { agentId: id };
      const started =
        work.kind === 'news'
          ? await api.call(contract.newsAgentRun.start, { body })
          : await api.call(contract.agentRun.start, { body });
      return runAfter(context, started.id, waitSeconds);
    },
  }),
];
