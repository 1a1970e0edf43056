import * as contract from '@limelight/contracts';
import { z } from 'zod';
import { refusedField } from '../api.ts';
import { defineTool, type Tool, type ToolContext } from '../tool.ts';
import { addressOf, pages } from './addresses.ts';
import * as field from './fields.ts';
import { zoneOf } from './zone.ts';

export const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const isClock = (value: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
const slot = z
  .object({
    weekday: z.number().int().min(1).max(7).describe('1 is Monday, 7 is Sunday'),
    time: z.string().max(5).refine(isClock, 'This is not a time.').describe('The clock, such as 09:30'),
  })
  .strict();

const queue = z.object({
  queueId: z.string(),
  name: z.string(),
  times: z.array(z.object({ weekday: z.number().int(), day: z.string(), time: z.string() })),
  nextFree: z.string().nullable(),
  waiting: z.number().int().describe('How many posts wait in it'),
  pausedAt: z.string().nullable(),
});
const zone = z.string().nullable().describe('The zone of the times; null until there is a queue');

const dayOf = (weekday: number) => days[weekday - 1] ?? '';
const timesInWords = (times: readonly contract.WeeklySlot[]) =>
  times.map(({ weekday, time }) => `${dayOf(weekday)} ${time}`).join(', ') || 'No times';

const shown = ({ id, name, slots, nextFree, waiting, pausedAt }: contract.Queue): z.input<typeof queue> => ({
  queueId: id,
  name,
  nextFree,
  waiting,
  pausedAt,
  times: slots.map(({ weekday, time }) => ({ weekday, day: dayOf(weekday), time })),
});

const readPlan = async ({ api }: ToolContext) => api.call(contract.getQueues, {});

function queueIn({ queues }: contract.QueuePlan, id: string): contract.Queue {
  const found = queues.find((one) => one.id === id);
  if (found === undefined) throw refusedField('queueId', 'There is no such queue.');
  return found;
}

/** A new queue has a name and times. */
function newQueue(name: string | undefined, slots: contract.WeeklySlot[] | undefined) {
  if (name === undefined) throw refusedField('name', 'Give the new queue a name.');
  if (slots === undefined) throw refusedField('times', 'Give the new queue its times.');
  return { name, slots };
}

async function make(context: ToolContext, given: { name: string; slots: contract.WeeklySlot[] }) {
  const body = { ...given, timeZone: (await zoneOf(context)) ?? 'UTC' };
  const plan = await context.api.call(contract.createQueue, { body });
  return { plan, queue: plan.queues.find(({ name }) => name === given.name) ?? plan.queues.at(-1) };
}

type Change = contract.EndpointCall<typeof contract.changeQueue>['body'];

async function change(context: ToolContext, id: string, body: Change) {
  const plan = await context.api.call(contract.changeQueue, { params: { id }, body });
  return { plan, queue: queueIn(plan, id) };
}

export const queueTools: readonly Tool[] = [
  defineTool({
    name: 'list_queues',
    title: 'List queues',
    description: 'Lists the posting queues with their weekly times, the next free one, and the days off.',
    output: z.object({
      timeZone: zone,
      queues: z.array(queue).describe('The first is used unless another is named'),
      daysOff: z.array(z.object({ from: z.string(), to: z.string(), label: z.string() })),
      url: field.url,
    }),
    input: z.object({}),
    effect: 'read',
    async run(_input, context) {
      const { timeZone, queues, daysOff } = await readPlan(context);
      return { timeZone, queues: queues.map(shown), daysOff, url: addressOf(context, pages.queues) };
    },
  }),
  defineTool({
    name: 'set_queue',
    title: 'Set the times of a queue',
    description: [
      'Sets the weekly times or the name of a queue, or makes a new one. Posts that are scheduled keep their times;',
      'schedule_post then takes the next free one. Needs the permission to schedule.',
    ].join(' '),
    output: queue.extend({ timeZone: zone, url: field.url }),
    input: z.object({
      queueId: field.idOf('a queue', 'list_queues').optional(),
      name: z.string().max(60).optional().describe('Its name. Without queueId: that of the new queue'),
      times: z.array(slot).max(contract.slotLimit).optional().describe('All its times of the week'),
    }),
    effect: 'outward',
    async proposal({ queueId, name, times }, context) {
      const plan = await readPlan(context);
      const before = queueId === undefined ? null : queueIn(plan, queueId);
      const { name: called, slots } = before ?? newQueue(name, times);
      return {
        title: before === null ? `Make the queue “${called}”.` : `Change the queue “${called}”.`,
        details: [
          ...(before !== null && name !== undefined ? [{ label: 'Name', value: name }] : []),
          ...(times === undefined ? [] : [{ label: 'Times', value: timesInWords(times) }]),
          ...(before === null ? [] : [{ label: 'Times now', value: timesInWords(slots) }]),
          { label: 'Time zone', value: plan.timeZone ?? (await zoneOf(context)) ?? 'UTC' },
        ],
        text: null,
        postId: null,
        path: pages.queues,
      };
    },
    async run({ queueId, name, times: slots }, context) {
      const { plan, queue: saved } =
        queueId === undefined
          ? await make(context, newQueue(name, slots))
          : await change(context, queueId, { name, slots });
      if (saved === undefined) throw refusedField('name', 'The queue was not made.');
      return { ...shown(saved), timeZone: plan.timeZone, url: addressOf(context, pages.queues) };
    },
  }),
];
