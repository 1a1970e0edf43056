import { z } from 'zod';
import { agentSchedule, agentStep, type AgentStep } from '../agents.ts';

export const readyGroups = ['News', 'Your own posts', 'Series', 'Jobs and leads'] as const;

const readyInput = z.object({
  step: z.number().int(),
  field: z.string(),
  label: z.string(),
  sample: z.union([z.string(), z.number(), z.array(z.string())]),
});

/** An agent of the marketplace. The fields listed in `inputs` are empty until the person fills them in. */
export const readyAgent = z.object({
  id: z.string(),
  name: z.string(),
  purpose: z.string(),
  group: z.enum(readyGroups),
  steps: z.array(agentStep),
  inputs: z.array(readyInput),
  /** The suggested schedule; null when it is started by hand. */
  schedule: agentSchedule.omit({ timeZone: true }).nullable(),
});
export type ReadyAgent = z.infer<typeof readyAgent>;

export function sampleSteps({ steps, inputs }: ReadyAgent): AgentStep[] {
  return steps.map((step, index) => {
    const filled = inputs.filter((input) => input.step === index);
    return agentStep.parse({ ...step, ...Object.fromEntries(filled.map((one) => [one.field, one.sample])) });
  });
}
