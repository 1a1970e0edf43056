import { agentStep, fieldTexts, readFieldTexts, type AgentStep, type AgentTool } from '@limelight/contracts';
import { findReadyAgent } from '@limelight/contracts/marketplace';

/** A step as it is typed: every field is a text until it is saved. */
export interface StepDraft {
  key: string;
  tool: AgentTool;
  values: ReadonlyMap<string, string>;
  /** What the ready agent calls its fields, where it has words of its own. */
  labels: ReadonlyMap<string, string>;
}

/** A step of this tool with the settings it begins with. */
export const newStep = (tool: AgentTool): AgentStep => agentStep.parse({ tool });

export const draftOf = (step: AgentStep, labels: ReadonlyMap<string, string> = new Map()): StepDraft => ({
  key: crypto.randomUUID(),
  tool: step.tool,
  labels,
  values: fieldTexts(step),
});

/** The steps as drafts, with the words of the ready agent that they were installed from. */
export function draftsOf(steps: readonly AgentStep[], template: string | null): StepDraft[] {
  const ready = template === null ? null : findReadyAgent(template);
  return steps.map((step, index) => {
    const own = ready?.steps[index]?.tool === step.tool ? ready.inputs : [];
    const named = own.filter((input) => input.step === index);
    return draftOf(step, new Map(named.map(({ field, label }) => [field, label])));
  });
}

/** The step that was typed, or what is wrong with each of its fields. */
export const readDraft = ({ tool, values }: StepDraft) => readFieldTexts(tool, values);
