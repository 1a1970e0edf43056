import * as contract from '@limelight/contracts';
import { z } from 'zod';
import { defineTool, type Tool } from '../tool.ts';
import { addressOf, pages } from './addresses.ts';
import * as field from './fields.ts';
import { runCard } from './cards.ts';
import { runAfter } from './waiting.ts';

const idea = z.looseObject({ id: z.string(), angle: z.string(), status: z.string() });
const ideaId = field.idOf('an idea', 'list_ideas');
const cardOf = (ideas: readonly { id: string; angle: string }[]): contract.CopilotCard | null =>
  ideas.length === 0
    ? null
    : { kind: 'ideas', ideas: ideas.slice(0, 20).map(({ id, angle }) => ({ id, text: angle })) };

export const ideaTools: readonly Tool[] = [
  defineTool({
    name: 'find_ideas',
    title: 'Find ten ideas',
    description: 'Finds ten ideas for posts, which go on the board. Costs 10 credits.',
    output: field.run,
    input: z.object({
      topic: z.string().max(200).optional().describe('What they should be about'),
      pillar: z.string().max(80).optional().describe('The pillar of the person that they belong to'),
      waitSeconds: field.waitSeconds,
    }),
    credits: () => contract.creditCosts['ideas.ten'],
    card: ({ runId, status, result }) => {
      const found = contract.ideasRun.result.safeParse(result);
      return status === 'done' && found.success ? cardOf(found.data.ideas) : runCard(runId);
    },
    async run({ waitSeconds, ...body }, context) {
      const { id } = await context.api.call(contract.ideasRun.start, { body });
      return runAfter(context, id, waitSeconds);
    },
  }),
  defineTool({
    name: 'list_ideas',
    title: 'List ideas',
    description: 'Lists the ideas on the person’s board.',
    output: z.object({
      ideas: z.array(idea),
      total: field.total,
      pillars: z.array(z.string()),
      url: field.url,
    }),
    input: z.object({
      status: contract.ideaStatus.optional().describe('Only ideas in this column'),
      search: field.search('the idea'),
      offset: field.offset,
      limit: field.limit(50, 20),
    }),
    effect: 'read',
    card: ({ ideas }) => cardOf(ideas),
    async run({ search: q, ...rest }, context) {
      const { api } = context;
      const [{ items, total }, { pillars }] = await Promise.all([
        api.call(contract.listIdeas, { query: { ...rest, q } }),
        api.call(contract.getIdeaSettings, {}),
      ]);
      return { ideas: items, total, pillars, url: addressOf(context, pages.ideas) };
    },
  }),
  defineTool({
    name: 'save_idea',
    title: 'Save an idea',
    description: 'Puts an idea on the board: the first line is its point, the rest a note.',
    output: idea.extend({ url: field.url }),
    input: z.object({
      text: z.string().max(4_000).regex(/\S/, 'Give the idea.').describe('The idea'),
      pillar: z.string().max(80).default('').describe('The pillar that it belongs to'),
      tags: z.array(z.string().max(60)).max(20).default([]).describe('Tags'),
    }),
    card: (saved) => cardOf([saved]),
    async run(body, context) {
      const saved = await context.api.call(contract.createIdea, { body });
      return { ...saved, url: addressOf(context, pages.ideas) };
    },
  }),
  defineTool({
    name: 'change_idea',
    title: 'Change an idea',
    description: [
      'Changes an idea or moves it on the board, such as to keep it; moving it to "drafted" makes a draft of',
      'it. What you leave out stays.',
    ].join(' '),
    output: idea.extend({ url: field.url }),
    input: z.object({
      ideaId,
      status: contract.ideaStatus.optional().describe('The column, such as "kept"'),
      angle: z.string().max(300).optional().describe('The point of the post in a sentence'),
      note: z.string().max(5_000).optional().describe('A note'),
      pillar: z.string().max(80).optional().describe('The pillar that it belongs to'),
      tags: z.array(z.string().max(60)).max(20).optional().describe('All its tags'),
    }),
    card: (saved) => cardOf([saved]),
    async run({ ideaId: id, ...body }, context) {
      const changed = await context.api.call(contract.changeIdea, { params: { id }, body });
      return { ...changed, url: addressOf(context, pages.ideas) };
    },
  }),
];
