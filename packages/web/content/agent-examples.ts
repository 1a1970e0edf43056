import runs from './agent-examples.json';

export interface AgentExample {
  steps: readonly { tool: string; said: readonly string[] }[];
  items: readonly { title: string; url: string | null; topics: readonly string[] }[];
  dropped: readonly { title: string; reason: string; detail: string | null }[];
  drafts: readonly string[];
  /** The subject of the email, if one was sent. */
  mail: string | null;
}

export const agentExamples: ReadonlyMap<string, AgentExample> = new Map(Object.entries(runs));
