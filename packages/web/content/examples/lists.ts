import type { ExampleRow } from '../../ui/example.tsx';

type Rows = readonly ExampleRow[];

/** Invented posts for empty lists. Lists that are best empty have no example. */
export const examplePosts: Readonly<Record<'drafts' | 'scheduled' | 'published', Rows>> = {
  drafts: [
    {
      title: 'We took 4 fields out of our sign-up form.',
      about: 'Edited 2 hours ago · 640 characters',
      state: ['1 gap to fill', 'warn'],
    },
    {
      title: 'The question I ask in every interview',
      about: 'Edited yesterday · 812 characters · a picture',
    },
  ],
  scheduled: [
    {
      title: 'Nine people heard one list read aloud',
      about: 'Tuesday, 9:00 · a document',
      state: ['Scheduled', 'accent'],
    },
    { title: 'How a first week looks in our team', about: 'Thursday, 12:30', state: ['Scheduled', 'accent'] },
  ],
  published: [
    { title: 'The price list I sent to the wrong client', about: 'Last Tuesday, 9:00 · 3 comments' },
    { title: 'Three lines are enough for a hand-over', about: 'Last Thursday, 12:30' },
  ],
};

export const exampleSaved: Rows = [
  { title: 'Which process existed only because of one person who has left?', about: 'Idea · Hiring' },
  { title: 'The best question in a lesson is one the teacher cannot answer.', about: 'Post · To answer' },
  { title: '“A decision without a document is not a decision.”', about: 'Text · Quotations' },
];

export const exampleShared: Rows = [
  {
    title: 'What seven people a week click on',
    about: 'Mina Okafor · shared 2 hours ago · 1 open comment',
    state: ['Changes requested', 'warn'],
  },
  {
    title: 'A spreadsheet with eleven tabs was version one',
    about: 'Jonas Lind · shared yesterday · planned for Tuesday, 9:00',
    state: ['Approved', 'good'],
  },
];
