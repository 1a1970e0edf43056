/** The steps that an agent can be built from. Credits are the most that one step can cost; a run costs the sum. */
export const agentTools = {
  'read-feeds': {
    name: 'Read feeds',
    does: 'Reads RSS, Atom and JSON feeds and keeps what is new.',
    credits: 0,
  },
  'read-pages': { name: 'Read pages', does: 'Reads web pages that you name.', credits: 0 },
  'search-posts': { name: 'Search my posts', does: 'Finds your own posts by words and age.', credits: 0 },
  filter: { name: 'Filter', does: 'Drops what holds blocked words, is too old or lacks a word.', credits: 0 },
  rank: { name: 'Rank', does: 'Keeps the items that fit your topics best.', credits: 0 },
  write: { name: 'Write drafts', does: 'Writes one draft from each item, with its sources.', credits: 30 },
  'keep-drafts': {
    name: 'Keep drafts',
    does: 'Saves the drafts, where you can have them wait for approval.',
    credits: 0,
  },
  mail: { name: 'Mail me', does: 'Sends you the items and drafts by mail.', credits: 0 },
} as const;
export type AgentTool = keyof typeof agentTools;

/** The most items that a step hands on. */
export const agentItemLimit = 10;
/** Agents per person. */
export const agentLimit = 20;
/** The most that a run of a custom agent can be set to cost. */
export const agentCostLimit = 300;
export const agentStepLimit = 12;
export const agentFeedLimit = 40;
