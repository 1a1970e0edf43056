import type { z } from 'zod';
import { agentStep, type AgentSchedule, type AgentStep } from '../agents.ts';

export const readyGroups = ['News', 'Your own posts', 'Series', 'Jobs and leads'] as const;
export type ReadyGroup = (typeof readyGroups)[number];

/** Something that the person fills in, at a field of one of the steps. */
export interface ReadyInput {
  /** The place of the step, from 0. */
  step: number;
  field: string;
  /** What the field is called here. */
  label: string;
  /** What the example run fills in. */
  sample: string | number | readonly string[];
}

/** An agent of the marketplace. What its inputs name is empty until the person fills it in. */
export interface ReadyAgent {
  id: string;
  name: string;
  /** What it does, in a sentence. */
  purpose: string;
  group: ReadyGroup;
  steps: readonly AgentStep[];
  inputs: readonly ReadyInput[];
  /** When it is suggested to run; null for one that runs when it is started. */
  schedule: Omit<AgentSchedule, 'timeZone'> | null;
}

type Given = Omit<ReadyAgent, 'steps'> & { steps: readonly z.input<typeof agentStep>[] };

/** Fills the settings that an agent leaves out with those of each tool. */
export const readyAgent = ({ steps, ...rest }: Given): ReadyAgent => ({
  ...rest,
  steps: steps.map((step) => agentStep.parse(step)),
});

/** The steps with the example's inputs filled in. */
export function sampleSteps({ steps, inputs }: ReadyAgent): AgentStep[] {
  return steps.map((step, index) => {
    const filled = inputs.filter((input) => input.step === index);
    return agentStep.parse({ ...step, ...Object.fromEntries(filled.map((one) => [one.field, one.sample])) });
  });
}
