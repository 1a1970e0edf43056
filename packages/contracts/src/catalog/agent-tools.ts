import { creditCosts } from './credits.ts';

/** The available steps of agents. `credits` is the maximum cost of a step; a run costs the sum. */
export const agentTools = {
  'read-feeds': {
    name: 'Read feeds',
    does: 'Reads RSS, Atom and JSON feeds and keeps what is new.',
    credits: 0,
  },
  'read-pages': { name: 'Read pages', does: 'Reads web pages that you name.', credits: 0 },
  'read-boards': {
    name: 'Read job boards',
    does: 'Reads the openings that companies publish on their job boards.',
    credits: 0,
  },
  'read-calendar': {
    name: 'Read my calendar',
    does: 'Lists your published and scheduled posts around today.',
    credits: 0,
  },
  'search-posts': { name: 'Search my posts', does: 'Finds your own posts by words and age.', credits: 0 },
  'find-milestones': {
    name: 'Find milestones',
    does: 'Finds round numbers and anniversaries among your published posts.',
    credits: 0,
  },
  notes: { name: 'Use my notes', does: 'Starts from notes that you type or paste.', credits: 0 },
  filter: {
    name: 'Filter',
    does: 'Drops what contains blocked words, is too old or lacks a word.',
    credits: 0,
  },
  rank: { name: 'Rank', does: 'Keeps the items that fit your topics best.', credits: 0 },
  write: {
    name: 'Write drafts',
    does: 'Writes one draft from each item, with its sources.',
    credits: creditCosts['post.generate'],
  },
  'make-decks': {
    name: 'Make carousels',
    does: 'Makes a carousel from each draft, or from each item where there is no draft.',
    credits: creditCosts['carousel.create'],
  },
  'make-images': {
    name: 'Make images',
    does: 'Draws a picture for each item with an image model and saves it in your library.',
    credits: creditCosts['image.create'],
  },
  'keep-drafts': {
    name: 'Keep drafts',
    does: 'Saves the drafts. They can wait for your approval, which gives each the next free slot.',
    credits: 0,
  },
  mail: { name: 'Email me', does: 'Emails you the items and drafts.', credits: 0 },
} as const;
export type AgentTool = keyof typeof agentTools;

/**
 * How the value of a field is entered: `addresses` one per line, `words` separated by commas, `notes` separated by
 * lines of three dashes, `text`, `line`, `number`, and `yes`, which is on or off.
 */
export type AgentFieldKind = 'addresses' | 'words' | 'notes' | 'text' | 'line' | 'number' | 'yes';

export interface AgentField {
  field: string;
  label: string;
  kind: AgentFieldKind;
  hint?: string;
  /** The agent cannot run while this is empty. */
  required?: true;
  /** Removed when the agent is shared. */
  personal?: true;
}

export const agentFields: Readonly<Record<AgentTool, readonly AgentField[]>> = {
  'read-feeds': [
    {
      field: 'feeds',
      label: 'Feeds, one per line',
      kind: 'addresses',
      hint: 'Addresses of RSS, Atom or JSON feeds.',
      required: true,
    },
  ],
  'read-pages': [{ field: 'addresses', label: 'Pages, one per line', kind: 'addresses', required: true }],
  'read-boards': [
    {
      field: 'companies',
      label: 'Companies or careers pages, one per line',
      kind: 'addresses',
      required: true,
    },
  ],
  'read-calendar': [
    { field: 'daysBack', label: 'Days back', kind: 'number' },
    { field: 'daysAhead', label: 'Days ahead', kind: 'number' },
  ],
  'search-posts': [
    { field: 'query', label: 'Words in the post (optional)', kind: 'line' },
    { field: 'olderThanDays', label: 'At least this many days old', kind: 'number' },
    { field: 'most', label: 'Maximum posts', kind: 'number' },
  ],
  'find-milestones': [{ field: 'withinDays', label: 'Within this many days', kind: 'number' }],
  notes: [
    {
      field: 'notes',
      label: 'Notes',
      kind: 'notes',
      hint: 'Each note becomes one draft. Separate notes with a line of three dashes.',
      required: true,
      personal: true,
    },
  ],
  filter: [
    { field: 'required', label: 'Keep only items with one of these words', kind: 'words' },
    { field: 'blocked', label: 'Drop items with any of these words', kind: 'words' },
    { field: 'maxAgeDays', label: 'At most this many days old', kind: 'number' },
  ],
  rank: [
    { field: 'topics', label: 'Topics, separated by commas', kind: 'words' },
    { field: 'most', label: 'Maximum items', kind: 'number' },
  ],
  write: [
    { field: 'instruction', label: 'What the drafts should do', kind: 'text' },
    { field: 'most', label: 'Maximum drafts', kind: 'number' },
  ],
  'make-decks': [{ field: 'most', label: 'Maximum carousels', kind: 'number' }],
  'make-images': [
    { field: 'instruction', label: 'What the pictures should look like', kind: 'text' },
    { field: 'most', label: 'Maximum pictures', kind: 'number' },
  ],
  'keep-drafts': [{ field: 'approval', label: 'Drafts wait for my approval', kind: 'yes' }],
  mail: [],
};

/** The maximum number of items that a step passes on. */
export const agentItemLimit = 10;
export const agentLimit = 20;
/** The runs of an agent whose deliveries are shown. */
export const agentDeliveryLimit = 10;
/** The highest cost limit for a run of a custom agent. */
export const agentCostLimit = 300;
export const agentStepLimit = 12;
export const agentFeedLimit = 40;
/** The maximum number of companies per step that reads job boards. */
export const agentBoardLimit = 10;
export const agentNoteLimit = 10;
export const newAgentLimits = { name: 80, purpose: 300 } as const;
