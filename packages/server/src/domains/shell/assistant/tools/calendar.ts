import * as contract from '@limelight/contracts';
import { z } from 'zod';
import { Refused, refusedField } from '../api.ts';
import { defineTool, type Tool, type ToolContext } from '../tool.ts';
import { addressOf, pages } from './addresses.ts';
import * as field from './fields.ts';
import { clock, nameOf } from './proposals.ts';
import { readPost } from './shown-post.ts';
import { dayBounds, daysLater, zoneOf } from './zone.ts';

const move = z.object({ postId: field.postId, at: field.moment }).strict();
const mostMoves = 50;

const moveInput = z.object({
  moves: z.array(move).max(mostMoves).default([]).describe('Posts with their new times'),
  byDays: z
    .number()
    .int()
    .min(-60)
    .max(366)
    .optional()
    .describe('Instead of moves: move everything scheduled from one day to another by so many days'),
  from: field.day('With byDays: the first day').optional(),
  to: field.day('With byDays: the last day, at most 90 later').optional(),
  timeZone: contract.timeZone.optional().describe('An IANA time zone. Left out: that of the person'),
});

interface Move {
  id: string;
  title: string;
  was: string | null;
  at: string;
  timeZone: string;
}

/** Every post that is scheduled on these days, at the same clock so many days later. */
async function shifted(
  context: ToolContext,
  given: z.output<typeof moveInput>,
  zone: string,
): Promise<Move[]> {
  const { from, to, byDays = 0 } = given;
  if (from === undefined) throw refusedField('from', 'Give the first day that is moved.');
  if (to === undefined || to < from) throw refusedField('to', 'Give the last day that is moved.');
  const query = { from: dayBounds(from, zone).from, to: dayBounds(to, zone).to };
  const { items } = await context.api.call(contract.listCalendar, { query });
  return items.flatMap(({ id, title, status, scheduledAt, timeZone }) =>
    status !== 'scheduled' || scheduledAt === null
      ? []
      : [
          {
            id,
            title,
            was: scheduledAt,
            at: daysLater(scheduledAt, zone, byDays),
            timeZone: timeZone ?? zone,
          },
        ],
  );
}

async function movesOf(context: ToolContext, given: z.output<typeof moveInput>): Promise<Move[]> {
  const zone = given.timeZone ?? (await zoneOf(context)) ?? null;
  if (zone === null) throw refusedField('timeZone', 'The time zone of the person is not known.');
  if (given.byDays !== undefined && given.moves.length > 0)
    throw refusedField('byDays', 'Give moves or byDays, not both.');
  const moves =
    given.byDays === undefined
      ? await Promise.all(
          given.moves.map(async ({ postId, at }) => {
            const { text, scheduledAt, status } = await readPost(context, postId);
            // A draft is scheduled with its whole text before the person's eyes.
            if (status !== 'scheduled')
              throw refusedField('moves', 'Only scheduled posts are moved. Use schedule_post for a draft.');
            return { id: postId, title: nameOf({ text }), was: scheduledAt, at, timeZone: zone };
          }),
        )
      : await shifted(context, given, zone);
  if (moves.length === 0)
    throw refusedField('moves', 'There is nothing to move. Give posts with their times.');
  return moves;
}

const placed = z.object({
  postId: z.string(),
  scheduledAt: z.string().nullable(),
  note: z.string().nullable(),
  refused: z.string().nullable(),
});

/** Asks the person to confirm each move in the app, where the caller may not schedule. */
async function askToMove(context: ToolContext, moves: readonly Move[]) {
  const results: z.input<typeof placed>[] = [];
  for (const { id: postId, title, was: scheduledAt, at, timeZone } of moves) {
    const known = { postId, scheduledAt };
    try {
      await context.api.call(contract.requestPublish, { body: { postId, schedule: { at, timeZone } } });
      results.push({ ...known, note: `Waits to move to ${clock(at, timeZone)}.`, refused: null });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      results.push({ ...known, note: null, refused: `“${title}”: ${error.message}` });
    }
  }
  const refused = refusedIn(results);
  const waits =
    'Nothing was moved yet. The person has to confirm this in the app; ask them to open the address.';
  return { moved: 0, message: [waits, ...refused].join(' '), results, url: addressOf(context, pages.home) };
}

/** Why posts were not moved. Refuses when none was. */
function refusedIn(results: readonly z.input<typeof placed>[]): string[] {
  const refused = results.flatMap((one) => one.refused ?? []);
  if (refused.length === results.length) throw refusedField('moves', refused.join(' '));
  return refused;
}

const plannedSlot = z.looseObject({ at: z.string(), queueName: z.string() });
const queueId = field
  .idOf('a queue', 'list_queues')
  .optional()
  .describe('The id of a queue, as list_queues gives it. Left out: everything that is scheduled');

/** Everything that is scheduled and waits for a pause to end. */
async function heldPosts({ api }: ToolContext, id: string | undefined) {
  const plan = await api.call(contract.getQueues, {});
  const queue = plan.queues.find((one) => one.id === id);
  return {
    name: queue === undefined ? 'everything scheduled' : `the queue “${queue.name}”`,
    held: (queue ?? plan).held,
  };
}

const paused = z.object({ pausedAt: z.string().nullable(), held: z.number().int(), url: field.url });

export const calendarTools: readonly Tool[] = [
  defineTool({
    name: 'get_calendar',
    title: 'Read the calendar',
    description: [
      'Reads what was and will be published on these days, the free slots of the queues, the notes, and',
      'which posts will not go out as things are.',
    ].join(' '),
    output: z.object({
      timeZone: z.string(),
      posts: z.array(
        z.looseObject({ id: z.string(), title: z.string(), risk: z.string().nullable(), url: field.url }),
      ),
      freeSlots: z.array(z.object({ at: z.string(), queueId: z.string(), queueName: z.string() })),
      notes: z.array(z.object({ date: z.string(), text: z.string() })),
      queues: z.array(z.object({ id: z.string(), name: z.string(), pausedAt: z.string().nullable() })),
      url: field.url,
    }),
    input: z.object({
      from: field.day('The first day'),
      to: field.day('The last day, at most 90 later'),
      timeZone: contract.timeZone.optional().describe('An IANA time zone. Left out: that of the person'),
    }),
    effect: 'read',
    card: (_output, { from, to }) => ({ kind: 'calendar', from, to }),
    async run({ from, to, timeZone: zone }, context) {
      const { api } = context;
      if (to < from) throw refusedField('to', 'The last day is before the first.');
      const timeZone = zone ?? (await zoneOf(context)) ?? 'UTC';
      const query = { from: dayBounds(from, timeZone).from, to: dayBounds(to, timeZone).to };
      const [calendar, free, risks, plan] = await Promise.all([
        api.call(contract.listCalendar, { query }),
        api.call(contract.listFreeSlots, { query }),
        api.call(contract.listPostRisks, {}),
        api.call(contract.getQueues, {}),
      ]);
      const riskOf = new Map(risks.items.map(({ postId, risk }) => [postId, risk]));
      return {
        timeZone,
        posts: calendar.items.map((one) => ({
          ...one,
          risk: riskOf.get(one.id) ?? null,
          url: addressOf(context, pages.post(one.id)),
        })),
        freeSlots: free.items,
        notes: calendar.notes.map(({ date, text }) => ({ date, text })),
        queues: plan.queues.map(({ id, name, pausedAt }) => ({ id, name, pausedAt })),
        url: addressOf(context, pages.calendar),
      };
    },
  }),
  defineTool({
    name: 'fill_plan',
    title: 'Fill the plan',
    description: [
      'Makes a draft from an idea of the board for each free slot of the next four weeks, changing between',
      'the pillars. Nothing is scheduled; schedule_post does that.',
    ].join(' '),
    output: z.object({ drafted: z.number().int(), slots: z.array(plannedSlot), url: field.url }),
    input: z.object({}),
    async run(_input, context) {
      const { drafted, slots } = await context.api.call(contract.planIdeas, {});
      return { drafted, slots, url: addressOf(context, pages.calendar) };
    },
  }),
  defineTool({
    name: 'move_posts',
    title: 'Move scheduled posts',
    description: [
      'Moves several scheduled posts at once: each to its own time, or all that is scheduled from one day to',
      'another (both included) by the same number of days. Unless the person allowed scheduling without asking,',
      'it waits for their confirmation in the app.',
    ].join(' '),
    output: z.object({
      moved: z.number().int(),
      message: z.string(),
      results: z.array(placed),
      url: field.url,
    }),
    input: moveInput,
    effect: 'outward',
    async proposal(given, context) {
      const moves = await movesOf(context, given);
      return {
        title: moves.length === 1 ? 'Move a post.' : `Move ${moves.length} posts.`,
        details: moves.map(({ title, was, at, timeZone }) => ({
          label: title === '' ? 'A post without text' : title,
          value: `${was === null ? 'Not scheduled' : clock(was, timeZone)} → ${clock(at, timeZone)}`,
        })),
        text: null,
        postId: null,
        path: pages.calendar,
      };
    },
    card: ({ results }) => {
      const days = results.flatMap(({ scheduledAt }) => scheduledAt?.slice(0, 10) ?? []).toSorted();
      const [from, to] = [days[0], days.at(-1)];
      return from === undefined || to === undefined ? null : { kind: 'calendar', from, to };
    },
    async run(given, context) {
      const moves = await movesOf(context, given);
      if (!context.scopes.has('schedule')) return askToMove(context, moves);
      const titles = new Map(moves.map(({ id, title }) => [id, title]));
      const results: z.input<typeof placed>[] = [];
      for (const timeZone of new Set(moves.map((one) => one.timeZone))) {
        const some = moves.filter((one) => one.timeZone === timeZone).map(({ id, at }) => ({ id, at }));
        const body = { timeZone, moves: some };
        const answer = await context.api.call(contract.movePosts, { body });
        for (const { id, scheduledAt, note, refusal } of answer.results)
          results.push({
            postId: id,
            scheduledAt,
            note,
            refused: refusal && `“${titles.get(id) ?? ''}”: ${refusal.message}`,
          });
      }
      const refused = refusedIn(results);
      const moved = results.length - refused.length;
      const message = [`${moved} of ${results.length} posts moved.`, ...refused].join(' ');
      return { moved, message, results, url: addressOf(context, pages.calendar) };
    },
  }),
  defineTool({
    name: 'pause_publishing',
    title: 'Pause publishing',
    description:
      'Stops what is scheduled from going out, of one queue or of all. Nothing is lost. Needs the permission ' +
      'to schedule.',
    output: paused,
    input: z.object({ queueId }),
    async run({ queueId: id }, context) {
      const body = { queueId: id ?? null };
      const plan = await context.api.call(contract.pauseQueue, { body });
      const { pausedAt, held } = plan.queues.find((one) => one.id === id) ?? plan;
      return { pausedAt, held: held.ahead + held.passed, url: addressOf(context, pages.queues) };
    },
  }),
  defineTool({
    name: 'resume_publishing',
    title: 'Resume publishing',
    description:
      'Ends a pause: posts with a time to come go out at it again. Needs the permission to schedule.',
    output: paused,
    input: z.object({
      queueId,
      passed: z
        .enum(['next-slots', 'wait'])
        .default('wait')
        .describe('Posts whose time has passed take the next free slots, or wait for the person'),
    }),
    effect: 'outward',
    async proposal({ queueId: id, passed }, context) {
      const { name, held } = await heldPosts(context, id);
      return {
        title: `Publish ${name} again.`,
        details: [
          { label: 'Posts with a time to come', value: String(held.ahead) },
          {
            label: 'Posts whose time has passed',
            value: `${held.passed}, ${passed === 'wait' ? 'which wait for you' : 'which take the next free slots'}`,
          },
        ],
        text: null,
        postId: null,
        path: pages.queues,
      };
    },
    async run({ queueId: id, passed }, context) {
      const body = { queueId: id ?? null, passed };
      const plan = await context.api.call(contract.resumeQueue, { body });
      const { pausedAt, held } = plan.queues.find((one) => one.id === id) ?? plan;
      return { pausedAt, held: held.ahead + held.passed, url: addressOf(context, pages.queues) };
    },
  }),
];
