import type { AgentItem } from '@limelight/contracts';

type Known = Pick<AgentItem, 'key' | 'title' | 'text'> & Partial<AgentItem>;

export const firstLine = (text: string) => (text.trim().split('\n', 1)[0] ?? '').slice(0, 200);

export const bareItem = (known: Known): AgentItem => ({
  url: null,
  publishedAt: null,
  sources: [],
  topics: [],
  score: 0,
  ...known,
});
