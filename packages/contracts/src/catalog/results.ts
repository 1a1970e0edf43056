export const resultMetrics = {
  impressions: 'Impressions',
  engagements: 'Engagements',
  rate: 'Engagement rate',
  reactions: 'Reactions',
  comments: 'Comments',
} as const;
export type ResultMetric = keyof typeof resultMetrics;

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

/**
 * The minimum for a 95% interval of the median: by chance, all six posts are on the same side of it in 3% of cases.
 */
export const resultPostsNeeded = 6;
/** Figures read earlier after publishing are still growing and not compared. */
export const resultSettledDays = 3;
/** The accepted share of false alarms among recommended groups. */
export const resultFalseAlarms = 0.1;

/** A multiple of the median as it is shown everywhere, such as "2.4×". */
export function timesWords(times: number): string {
  const rounded = Math.round(times * 100) / 100;
  return `${rounded >= 10 ? Math.round(rounded).toString() : rounded.toFixed(rounded < 0.95 ? 2 : 1)}×`;
}

/** The share of a group of followers; LinkedIn says only "< 1%" of the smallest. */
export const shareWords = (share: number | null): string =>
  share === null ? 'under 1%' : `${Math.round(share * 100)}%`;
