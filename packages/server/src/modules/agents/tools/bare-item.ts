import type { AgentItem } from '@limelight/contracts';

type Known = Pick<AgentItem, 'key' | 'title' | 'text'> & Partial<AgentItem>;

/** The first line of a text, short enough for a title. */
export const firstLine = (text: string) => (text.trim().split('\n', 1)[0] ?? '').slice(0, 200);

/** An item of which only the given facts are known. */
export const bareItem = (known: Known): AgentItem => ({
  url: null,
  publishedAt: null,
  sources: [],
  topics: [],
  score: 0,
  ...known,
});
