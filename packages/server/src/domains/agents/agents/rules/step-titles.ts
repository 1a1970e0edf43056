import { agentTools, type AgentTool } from '@limelight/contracts';

const pattern =
  /^\d+-(?<tool>[a-z-]+?)(?<part>-articles|-names|-check)?(?:\/\d+(?<half>-outline|-slides|-check)?)?$/;
const halves: Readonly<Record<string, string>> = {
  '-outline': 'plan the slides',
  '-slides': 'write the slides',
  '-check': 'compare the slides with the text',
};
const isTool = (name: string): name is AgentTool => Object.hasOwn(agentTools, name);

/** The step of an agent, as its editor calls it. Names chosen for drafts and decks are no step to a person. */
export function agentStepTitle(name: string): string | null {
  const { tool = '', part, half } = pattern.exec(name)?.groups ?? {};
  if (!isTool(tool) || part === '-names') return null;
  if (part === '-articles') return 'Read the article';
  if (part === '-check') return 'Compare the draft with its source';
  return half === undefined ? agentTools[tool].name : `${agentTools[tool].name}: ${halves[half] ?? ''}`;
}
