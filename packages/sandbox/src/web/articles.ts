/** A page of the simulated web: the metadata in its head, and its content. */
export type Article = {
  path: string;
  title: string;
  description: string;
  /** The kind of link preview tags: Open Graph, Twitter, or none. */
  tags: 'open-graph' | 'twitter' | 'none';
  picture: boolean;
  paragraphs: readonly string[];
};

/** Fictional pages of the kinds that people link to. */
export const ARTICLES: readonly Article[] = [
  {
    path: '/web/articles/harbour-lights',
    title: 'What a harbour’s night shift taught us about hand-overs',
    description:
      'A port cut its hand-over from forty minutes to twelve by writing down three things, and leaving everything else out.',
    tags: 'open-graph',
    picture: true,
    paragraphs: [
      'At ten in the evening two crews meet on the quay of a mid-sized harbour. For years the meeting took forty minutes. The leaving crew told everything it remembered, the arriving crew nodded, and by midnight somebody had to telephone a person who was already asleep.',
      'In March the harbour tried something smaller. The leaving crew writes three lines: what is unfinished, what is odd, and who knows more. Nothing else is told unless somebody asks. The first week felt rude. In the second week the meeting took eighteen minutes, in the sixth it took twelve.',
      'The number of calls after midnight was counted before and after. In the ten weeks before there were 61, in the ten weeks after there were 19. Nobody claims that the lines alone did it: the harbour also moved its crane inspections to the afternoon in May.',
      'What surprised the shift leads was which line mattered. It was not the unfinished work, which the boards show anyway. It was the odd things: a gauge that sticks, a captain in a hurry, a rope that was changed without a note. Oddness had no place in the old form, so it travelled by memory or not at all.',
      'Two crews dropped the practice in summer, when half of the staff were on leave, and their calls went up again within a fortnight. They took it up once more in September.',
    ],
  },
  {
    path: '/web/products/desk-lamp',
    title: 'Lumen Two, a desk lamp that remembers the hour',
    description: 'Warm in the evening, bright at noon, and off when you leave. 48 hours on one charge.',
    tags: 'twitter',
    picture: true,
    paragraphs: [
      'Lumen Two follows the day: 2,700 kelvin in the evening, 5,000 at noon. It needs no app and no account.',
      'The arm holds any position to 1.2 kilograms. The battery lasts 48 hours at half brightness and is changed with one screw.',
    ],
  },
  {
    path: '/web/articles/plain-notes',
    title: 'Notes on quiet meetings',
    description: 'Six months of meetings that begin with ten minutes of reading.',
    tags: 'none',
    picture: false,
    paragraphs: [
      'We began every meeting with ten minutes of reading in silence. The paper had to fit on two pages. Who had not finished it brought no paper next time, and that was allowed.',
      'Meetings became shorter by a third. The more useful change was who spoke: the four quietest people of the team asked twice as many questions as before.',
    ],
  },
];
