/** What posts can be compared by, with the name that pages show. */
export const resultMetrics = {
  impressions: 'Impressions',
  engagements: 'Engagements',
  rate: 'Engagement rate',
  reactions: 'Reactions',
  comments: 'Comments',
} as const;
export type ResultMetric = keyof typeof resultMetrics;

/** What posts are grouped by. */
export const resultDimensions = {
  weekday: 'Weekday',
  hour: 'Hour',
  format: 'Format',
  length: 'Length',
  hook: 'First line',
  tag: 'Hashtag',
  topic: 'Topic',
} as const;
export type ResultDimension = keyof typeof resultDimensions;

/** What a post carries beside its text, as far as that is known. */
export const resultFormats = {
  text: 'Text only',
  picture: 'One picture',
  pictures: 'Several pictures',
  document: 'Document',
  video: 'Video',
  link: 'Link',
  poll: 'Poll',
  repost: 'Repost',
  media: 'With media',
} as const;
export type ResultFormat = keyof typeof resultFormats;

/** What the first line shows for certain. */
export const resultHooks = {
  question: 'Asks a question',
  number: 'Has a number',
  short: 'Up to 60 characters',
  long: 'Over 60 characters',
} as const;
export type ResultHook = keyof typeof resultHooks;

export const resultLengths = {
  short: 'Up to 600 characters',
  medium: '601 to 1,300 characters',
  long: 'Over 1,300 characters',
} as const;

/** The fewest posts whose median has a 95% interval: all six lie on one side of it by chance in 3% of cases. */
export const resultPostsNeeded = 6;
/** Numbers that were read sooner after publishing still grow, and are not compared. */
export const resultSettledDays = 3;
/** How sure a group must be to be recommended: the share of false alarms among what stands out. */
export const resultFalseAlarms = 0.1;
