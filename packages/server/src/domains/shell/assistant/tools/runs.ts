import * as contract from '@limelight/contracts';
import { z } from 'zod';
import { defineTool, type Tool } from '../tool.ts';
import { addressOf, pages } from './addresses.ts';
import { runCard } from './cards.ts';
import * as field from './fields.ts';
import { readRun, runAfter } from './waiting.ts';

const runId = field.idOf('a run', 'the tool that started it');

/** What a finished run made, as the product shows it; the run itself otherwise. */
function made(read: z.output<typeof field.run>): contract.CopilotCard {
  const result: unknown = read.status === 'done' ? read.result : null;
  const deck = z.looseObject({ carouselId: contract.id }).safeParse(result);
  if (deck.success) return { kind: 'deck', carouselId: deck.data.carouselId };
  const ideas = z.looseObject({ ideas: z.array(contract.foundIdea).min(1) }).safeParse(result);
  if (read.kind === 'ideas' && ideas.success)
    return { kind: 'ideas', ideas: ideas.data.ideas.map(({ id, angle }) => ({ id, text: angle })) };
  const picture = z.looseObject({ mediaIds: z.array(contract.id).length(1) }).safeParse(result);
  const [pictureId] = picture.data?.mediaIds ?? [];
  return pictureId === undefined ? runCard(read.runId) : { kind: 'picture', pictureId };
}

export const runTools: readonly Tool[] = [
  defineTool({
    name: 'get_run',
    title: 'Read a run',
    description: 'Reads how far a run is and what came of it. Waits up to waitSeconds for its end.',
    output: field.run,
    input: z.object({ runId, waitSeconds: field.waitSeconds.default(0) }),
    effect: 'read',
    card: made,
    run: async ({ runId: id, waitSeconds }, context) => runAfter(context, id, waitSeconds),
  }),
  defineTool({
    name: 'list_runs',
    title: 'List runs',
    description: 'Lists the runs of this account, newest first.',
    output: z.object({
      runs: z.array(
        z.looseObject({ id: z.string(), kind: z.string(), status: contract.runStatus, url: field.url }),
      ),
      nextCursor: field.nextCursor,
    }),
    input: z.object({
      status: contract.runStatus.optional().describe('Only runs with this status'),
      cursor: field.cursor,
      limit: field.limit(50, 20),
    }),
    effect: 'read',
    async run(query, context) {
      const { items, nextCursor } = await context.api.call(contract.listRuns, { query });
      const runs = items.map((one) => ({ ...one, url: addressOf(context, pages.run(one.id)) }));
      return { runs, nextCursor };
    },
  }),
  defineTool({
    name: 'cancel_run',
    title: 'Cancel a run',
    description: 'Cancels a run that has not ended.',
    output: field.run,
    input: z.object({ runId }),
    async run({ runId: id }, context) {
      await context.api.call(contract.cancelRun, { params: { id } });
      return readRun(context, id);
    },
  }),
];
