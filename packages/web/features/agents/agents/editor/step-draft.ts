import { agentStep, fieldTexts, readFieldTexts, type AgentStep, type AgentTool } from '@limelight/contracts';
import { findReadyAgent } from '@limelight/contracts/marketplace';

export interface StepDraft {
  key: string;
  tool: AgentTool;
  values: ReadonlyMap<string, string>;
  /** Labels by field, where the ready agent has its own. */
  labels: ReadonlyMap<string, string>;
}

export const newStep = (tool: AgentTool): AgentStep => agentStep.parse({ tool });

export const draftOf = (step: AgentStep, labels: ReadonlyMap<string, string> = new Map()): StepDraft => ({
  key: crypto.randomUUID(),
  tool: step.tool,
  labels,
  values: fieldTexts(step),
});

/** Converts steps to drafts, with the labels of the ready agent they were installed from. */
export function draftsOf(steps: readonly AgentStep[], template: string | null): StepDraft[] {
  const ready = template === null ? null : findReadyAgent(template);
  return steps.map((step, index) => {
    const own = ready?.steps[index]?.tool === step.tool ? ready.inputs : [];
    const named = own.filter((input) => input.step === index);
    return draftOf(step, new Map(named.map(({ field, label }) => [field, label])));
  });
}

export const readDraft = ({ tool, values }: StepDraft) => readFieldTexts(tool, values);
