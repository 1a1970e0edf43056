/** One fixed list for sign-in and connecting: a second list for the same application would end the first one's tokens. */
export const linkedinScopes = ['openid', 'profile', 'email', 'w_member_social'] as const;
/** LinkedIn grants it to applications that it approved for member analytics, and to no others. */
export const linkedinAnalyticsScope = 'r_member_postAnalytics';

/** When a connection's end is worth a warning, in milliseconds before it. */
export const linkedinTokenWarning = { longMs: 7 * 24 * 3_600_000, shortMs: 3_600_000 } as const;

export const linkedinTokenMessages = {
  expired: 'Your LinkedIn token has expired. Please reconnect from Profile page.',
  expiring: 'Your LinkedIn token is expiring soon. Please reconnect from Profile page.',
  beforeSchedule:
    'Your LinkedIn token will expire before the scheduled time. Please reconnect linkedin now from Profile page.',
} as const;

export type LinkedinTokenState = 'valid' | 'expiring' | 'expiring-now' | 'expired';

/** Where a connection stands. `expiring` is shown once a day, `expiring-now` on every page. */
export function linkedinTokenState(expiresAt: string, now: number): LinkedinTokenState {
  const left = Date.parse(expiresAt) - now;
  if (left <= 0) return 'expired';
  if (left <= linkedinTokenWarning.shortMs) return 'expiring-now';
  return left <= linkedinTokenWarning.longMs ? 'expiring' : 'valid';
}

const linkedinFeed = 'https://www.linkedin.com/feed/?shareActive=true';

/** LinkedIn's box for a new post, with the text in it where that makes no address too long for browsers. */
export function linkedinShareBox(text: string): string {
  const filled = `${linkedinFeed}&text=${encodeURIComponent(text)}`;
  return filled.length <= 2000 ? filled : linkedinFeed;
}

/** Pictures one post may carry, and the largest picture taken. */
export const postImageLimit = 20;
export const imageByteLimit = 10 * 1024 * 1024;
/** LinkedIn's limits for a document: 100 MB in the strict reading, 300 pages. Its own composer shows 58 characters of a title. */
export const documentByteLimit = 100_000_000;
export const documentPageLimit = 300;
export const documentTitleLimit = 200;
/** What LinkedIn takes for a video in the feed. */
export const videoByteLimit = 500_000_000;
export const videoLeastBytes = 75_000;
/** Large files reach us in pieces of this size; only the last one is smaller. */
export const uploadPartBytes = 4 * 1024 * 1024;
/** What a link card holds: LinkedIn wants fewer than 400 and 4086. */
export const linkTitleLimit = 399;
export const linkDescriptionLimit = 4085;
export const pollQuestionLimit = 140;
export const pollOptionLimit = 30;
export const firstCommentLimit = 1250;

/** How long a poll may run; labels are what the page shows. */
export const pollDurations = {
  ONE_DAY: '1 day',
  THREE_DAYS: '3 days',
  SEVEN_DAYS: '1 week',
  FOURTEEN_DAYS: '2 weeks',
} as const;
