/** The permissions of tokens, with the texts that a person reads before granting them. */
export const tokenScopes = {
  read: {
    label: 'Read',
    description: 'Read drafts, the calendar, ideas, decks, pictures, voices, the library, results and runs.',
  },
  drafts: {
    label: 'Write drafts',
    description: 'Create, change and delete drafts, ideas, decks, pictures, sources and saved items.',
  },
  runs: {
    label: 'Start AI work',
    description:
      'Start and cancel runs, such as posts, ideas and carousels, and manage agents. This spends credits.',
  },
  schedule: {
    label: 'Schedule without asking',
    description: 'Schedule, move and unschedule posts. They are published at their time.',
  },
  publish: {
    label: 'Publish without asking',
    description: 'Publish posts on LinkedIn, and change or delete published ones.',
  },
  results: { label: 'Record results', description: 'Add and change the figures of published posts.' },
  people: {
    label: 'People and jobs',
    description: 'Read and change leads, candidates, contacts, messages and job openings.',
  },
  account: {
    label: 'Profile and settings',
    description: 'Read your profile, settings and credit history, and change your profile and settings.',
  },
  webhooks: { label: 'Manage webhooks', description: 'Create, change and delete webhooks.' },
} as const;
export type TokenScope = keyof typeof tokenScopes;

/** The permissions that assistants ask for, and those that a person adds for more tools or for fewer questions. */
export const assistantScopes = {
  usual: ['read', 'drafts', 'runs'],
  onRequest: ['schedule', 'publish', 'results', 'people', 'account'],
} as const satisfies Record<string, readonly TokenScope[]>;

export const tokenNameCharacterLimit = 60;
/** The maximum number of personal tokens per person. Connected apps do not count. */
export const tokenLimit = 20;
/** The available lifetimes of personal tokens in days; null means no expiry. */
export const tokenLifetimes = [7, 30, 90, 365, null] as const;
/** The maximum number of requests per token in any 60 seconds. */
export const tokenRequestsPerMinute = 120;
/** The maximum number of messages from assistants per token in any 60 seconds. Calls of tools count as requests, too. */
export const assistantMessagesPerMinute = 240;
