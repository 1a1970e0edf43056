import { digestSteps, readyAgent, type ReadyAgent } from './ready-agent.ts';

export const newsAgents: readonly ReadyAgent[] = [
  readyAgent({
    id: 'weekly-digest',
    name: 'Weekly digest',
    purpose: 'Reads your feeds and mails you the five items that fit your topics best, with the reasons.',
    group: 'News',
    steps: digestSteps(7),
    inputs: [
      {
        step: 0,
        field: 'feeds',
        label: 'Feeds you follow, one per line',
        sample: [
          'https://gazette.example.com/feeds/gazette.xml',
          'https://gazette.example.com/feeds/table.json',
        ],
      },
      { step: 2, field: 'topics', label: 'Topics, separated by commas', sample: ['hiring', 'software'] },
    ],
    schedule: { weekdays: [1], time: '08:00' },
  }),
  readyAgent({
    id: 'competitor-watch',
    name: 'Competitor watch',
    purpose: 'Follows the blogs and news feeds of your competitors and mails you what names their products.',
    group: 'News',
    steps: digestSteps(14),
    inputs: [
      {
        step: 0,
        field: 'feeds',
        label: 'Feeds of competitors or of your trade press, one per line',
        sample: ['https://gazette.example.com/feeds/gazette.xml'],
      },
      {
        step: 1,
        field: 'required',
        label: 'Names of companies and products, separated by commas',
        sample: ['security', 'invoices'],
      },
    ],
    schedule: { weekdays: [1, 4], time: '08:00' },
  }),
  readyAgent({
    id: 'repurpose-blog',
    name: 'Repurpose my blog',
    purpose: 'Turns your newest blog article into a LinkedIn draft that links back to it.',
    group: 'News',
    steps: [
      { tool: 'read-feeds' },
      { tool: 'rank', most: 1 },
      {
        tool: 'write',
        instruction: 'The article is the author’s own. Tell its main point and invite the reader to it.',
        most: 1,
      },
      { tool: 'keep-drafts', approval: true },
    ],
    inputs: [
      {
        step: 0,
        field: 'feeds',
        label: 'The feed of your blog',
        sample: ['https://gazette.example.com/feeds/ledger.atom'],
      },
    ],
    schedule: { weekdays: [2], time: '08:00' },
  }),
  readyAgent({
    id: 'job-watch',
    name: 'Job watch',
    purpose: 'Reads the job boards of the companies you name and mails you the openings that fit.',
    group: 'Jobs and leads',
    steps: [{ tool: 'read-boards' }, { tool: 'rank', most: 5 }, { tool: 'mail' }],
    inputs: [
      {
        step: 0,
        field: 'companies',
        label: 'Companies or careers pages, one per line',
        sample: ['https://jobs.ashbyhq.com/slotwise-example'],
      },
      { step: 1, field: 'topics', label: 'What the job should be about', sample: ['backend', 'PostgreSQL'] },
    ],
    schedule: { weekdays: [1, 2, 3, 4, 5], time: '07:30' },
  }),
  readyAgent({
    id: 'lead-watch',
    name: 'Lead watch',
    purpose: 'Watches news feeds for the signs that a company may need you, and mails you what it finds.',
    group: 'Jobs and leads',
    steps: digestSteps(14),
    inputs: [
      {
        step: 0,
        field: 'feeds',
        label: 'Feeds about your market, one per line',
        sample: ['https://gazette.example.com/feeds/gazette.xml'],
      },
      {
        step: 1,
        field: 'required',
        label: 'Signs to look for, separated by commas',
        sample: ['contracts', 'returns'],
      },
    ],
    schedule: { weekdays: [1, 3, 5], time: '08:00' },
  }),
];
