import type { z } from 'zod';
import { agentStep, type AgentSchedule, type AgentStep } from '../agents.ts';

export const readyGroups = ['News', 'Your own posts', 'Series', 'Jobs and leads'] as const;
export type ReadyGroup = (typeof readyGroups)[number];

export interface ReadyInput {
  step: number;
  field: string;
  label: string;
  sample: string | number | readonly string[];
}

/** An agent of the marketplace. The fields listed in `inputs` are empty until the person fills them in. */
export interface ReadyAgent {
  id: string;
  name: string;
  purpose: string;
  group: ReadyGroup;
  steps: readonly AgentStep[];
  inputs: readonly ReadyInput[];
  /** The suggested schedule; null when it is started by hand. */
  schedule: Omit<AgentSchedule, 'timeZone'> | null;
}

type Given = Omit<ReadyAgent, 'steps'> & { steps: readonly z.input<typeof agentStep>[] };

export const readyAgent = ({ steps, ...rest }: Given): ReadyAgent => ({
  ...rest,
  steps: steps.map((step) => agentStep.parse(step)),
});

/** Reads feeds and mails the five items that fit best. */
export const digestSteps = (maxAgeDays: number): Given['steps'] => [
  { tool: 'read-feeds' },
  { tool: 'filter', maxAgeDays },
  { tool: 'rank', most: 5 },
  { tool: 'mail' },
];

/** Writes a draft from each of up to three notes. */
export const draftsFromNotes = (instruction: string): Given['steps'] => [
  { tool: 'notes' },
  { tool: 'write', instruction, most: 3 },
  { tool: 'keep-drafts', approval: true },
];

export function sampleSteps({ steps, inputs }: ReadyAgent): AgentStep[] {
  return steps.map((step, index) => {
    const filled = inputs.filter((input) => input.step === index);
    return agentStep.parse({ ...step, ...Object.fromEntries(filled.map((one) => [one.field, one.sample])) });
  });
}
