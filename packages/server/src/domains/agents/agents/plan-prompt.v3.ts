import { agentFields, agentTools, type AgentTool } from '@limelight/contracts';
import { z } from 'zod';
import { dataBlock, definePrompt } from '../../../integrations/ai/index.ts';
import { dayNames } from './rules/told-schedule.ts';

const isTool = (name: string): name is AgentTool => Object.hasOwn(agentTools, name);
const tools = Object.keys(agentTools).filter(isTool);

export const planAnswer = z.object({
  steps: z.array(
    z.object({
      tool: z.enum(tools),
      settings: z.array(z.object({ field: z.string(), value: z.string().default('') })),
    }),
  ),
  /** When it should run; no days when the description does not say. */
  schedule: z.object({ days: z.array(z.enum(dayNames)), time: z.string().default('') }),
  name: z.string().default(''),
  purpose: z.string().default(''),
  /** The parts of the description that no tool and no schedule can do, or an empty string. */
  missing: z.string().default(''),
});

const catalogue = tools
  .map((tool) => {
    const fields = agentFields[tool].map(({ field, kind, label }) => `    ${field} (${kind}): ${label}`);
    return [`- ${tool}: ${agentTools[tool].does}`, ...fields].join('\n');
  })
  .join('\n');

export const planPrompt = definePrompt<{ description: string }>({
  id: 'agent-plan',
  version: 3,
  render: ({ description }, dataId) => ({
    system: [
      'Turn the description of an agent into steps from a catalogue of tools.',
      `The description stands in a block marked DATA id=${dataId}.`,
      '',
      'The tools, each with its settings:',
      catalogue,
      '',
      '- Steps run in order; each works with the items and drafts of those before it. Reading comes first, then filtering and ranking, then writing, then keeping or mailing.',
      '- Values are texts: "addresses" one on each line, "words" between commas, "notes" with a line of --- between them, "yes" is yes or empty, "number" in digits.',
      '- Use only addresses and names that the description gives. Leave a setting out when the description does not say it; the person fills it in.',
      '- Use as few steps as the work needs, 12 at most. Drafts that are written must be kept by a keep-drafts step, and wait for approval unless the description says otherwise.',
      '- It can run on chosen days of the week, once a day: put the days that the description names into schedule.days, all seven for "daily", the first five for "every weekday", and its time into schedule.time as HH:MM. Leave days and time empty when the description does not say.',
      '- Name the agent in at most four words, and say its purpose in one sentence.',
      '- If a part of the description can be done by no tool or is another rhythm than days of the week, say so in missing in one sentence; else leave missing empty.',
    ].join('\n'),
    prompt: [dataBlock(description, dataId), '', 'Answer with the JSON alone.'].join('\n'),
  }),
});
