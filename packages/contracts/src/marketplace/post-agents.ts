import { draftsFromNotes, readyAgent, type ReadyAgent } from './ready-agent.ts';

export const postAgents: readonly ReadyAgent[] = [
  readyAgent({
    id: 'calendar-recap',
    name: 'Calendar recap',
    purpose: 'Mails you each Friday what you published this week and what is scheduled for the next.',
    group: 'Your own posts',
    steps: [{ tool: 'read-calendar', daysBack: 7, daysAhead: 7 }, { tool: 'mail' }],
    inputs: [],
    schedule: { weekdays: [5], time: '16:00' },
  }),
  readyAgent({
    id: 'evergreen-refresh',
    name: 'Evergreen refresh',
    purpose:
      'Finds posts of yours that are at least half a year old and drafts a new version of two of them.',
    group: 'Your own posts',
    steps: [
      { tool: 'search-posts', olderThanDays: 180, most: 2 },
      {
        tool: 'write',
        instruction:
          'This is an earlier post of the author. Tell it anew with another opening and keep its facts.',
        most: 2,
      },
      { tool: 'keep-drafts', approval: true },
    ],
    inputs: [{ step: 0, field: 'query', label: 'A word the posts contain (optional)', sample: '' }],
    schedule: { weekdays: [3], time: '09:00' },
  }),
  readyAgent({
    id: 'milestone-finder',
    name: 'Milestone finder',
    purpose: 'Finds round numbers and anniversaries of your posts and drafts a post about the next one.',
    group: 'Your own posts',
    steps: [
      { tool: 'find-milestones', withinDays: 14 },
      { tool: 'write', instruction: 'Look back in a few plain sentences. Do not boast.', most: 1 },
      { tool: 'keep-drafts', approval: true },
      { tool: 'mail' },
    ],
    inputs: [],
    schedule: { weekdays: [1], time: '09:00' },
  }),
  readyAgent({
    id: 'comment-to-post',
    name: 'Comment to post',
    purpose: 'Turns comments you wrote under other people’s posts into posts of your own.',
    group: 'Your own posts',
    steps: draftsFromNotes('This is a comment of the author. Make a post of it that needs no context.'),
    inputs: [
      {
        step: 0,
        field: 'notes',
        label: 'Your comments, separated by a line of three dashes',
        sample: [
          'We stopped sending the agenda the evening before. We send it when the meeting is booked. If there is none, the meeting does not happen.',
        ],
      },
    ],
    schedule: null,
  }),
  readyAgent({
    id: 'event-follow-up',
    name: 'Event follow-up',
    purpose: 'Makes drafts from your notes of a conference, talk or trade fair while they are fresh.',
    group: 'Series',
    steps: draftsFromNotes(
      'These are notes from an event. Tell one thing the author learnt there, and who said it.',
    ),
    inputs: [
      {
        step: 0,
        field: 'notes',
        label: 'Your notes, separated by a line of three dashes',
        sample: [
          'Panel on repairs. The woman from the bus depot keeps spare doors for every line. Doors are 6 of 10 breakdowns.',
          'Asked 11 exhibitors what they would not do again. Nine said: the free bags.',
        ],
      },
    ],
    schedule: null,
  }),
  readyAgent({
    id: 'launch-series',
    name: 'Launch series',
    purpose: 'Drafts the posts around a launch: why you built it, what it does, what the first days showed.',
    group: 'Series',
    steps: draftsFromNotes('Each note is one post of a series about a launch. Stay with what the note says.'),
    inputs: [
      {
        step: 0,
        field: 'notes',
        label: 'One note for each post, separated by a line of three dashes',
        sample: [
          'Why we built the rota planner. Our own rota took Selma 5 hours each month, on paper.',
          'What it does: people mark when they can work, it proposes a rota, Selma changes what is wrong.',
          'First month: 3 swaps instead of 19. It still cannot handle public holidays.',
        ],
      },
    ],
    schedule: null,
  }),
  readyAgent({
    id: 'hiring-series',
    name: 'Hiring series',
    purpose: 'Reads your own job board and drafts a post about each of three openings.',
    group: 'Series',
    steps: [
      { tool: 'read-boards' },
      { tool: 'rank', most: 3 },
      {
        tool: 'write',
        instruction: 'The author’s company is hiring for this. Say what the work is and how to apply.',
        most: 3,
      },
      { tool: 'keep-drafts', approval: true },
    ],
    inputs: [
      {
        step: 0,
        field: 'companies',
        label: 'Your careers page',
        sample: ['https://jobs.ashbyhq.com/slotwise-example'],
      },
      { step: 1, field: 'topics', label: 'Openings to write about (optional)', sample: ['engineer'] },
    ],
    schedule: null,
  }),
];
