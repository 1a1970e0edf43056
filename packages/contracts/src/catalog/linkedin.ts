/**
 * Sign-in and connecting must request the same scopes, because LinkedIn revokes an application's earlier tokens
 * when the scopes change.
 */
export const linkedinScopes = ['openid', 'profile', 'email', 'w_member_social'] as const;
/** LinkedIn grants this scope only to applications approved for member analytics. */
export const linkedinAnalyticsScope = 'r_member_postAnalytics';

/** The times before expiry at which a warning is shown, in milliseconds. */
export const linkedinTokenWarning = { longMs: 7 * 24 * 3_600_000, shortMs: 3_600_000 } as const;

export const linkedinTokenMessages = {
  expired: 'Your LinkedIn token has expired. Please reconnect from Profile page.',
  expiring: 'Your LinkedIn token is expiring soon. Please reconnect from Profile page.',
  beforeSchedule:
    'Your LinkedIn token will expire before the scheduled time. Please reconnect linkedin now from Profile page.',
} as const;

export type LinkedinTokenState = 'valid' | 'expiring' | 'expiring-now' | 'expired';

/** The state of a connection. `expiring` is shown once a day, `expiring-now` on every page. */
export function linkedinTokenState(expiresAt: string, now: number): LinkedinTokenState {
  const left = Date.parse(expiresAt) - now;
  if (left <= 0) return 'expired';
  if (left <= linkedinTokenWarning.shortMs) return 'expiring-now';
  return left <= linkedinTokenWarning.longMs ? 'expiring' : 'valid';
}

const linkedinFeed = 'https://www.linkedin.com/feed/?shareActive=true';

/** The address of LinkedIn's composer. Includes the text unless that makes the address too long for browsers. */
export function linkedinShareBox(text: string): string {
  const filled = `${linkedinFeed}&text=${encodeURIComponent(text)}`;
  return filled.length <= 2000 ? filled : linkedinFeed;
}

/** The maximum number of pictures per post, and their maximum size. */
export const postImageLimit = 20;
export const imageByteLimit = 10 * 1024 * 1024;
/**
 * LinkedIn's limits for a document: 100 MB (in the stricter, decimal reading) and 300 pages. Its own composer shows
 * 58 characters of the title.
 */
export const documentByteLimit = 100_000_000;
export const documentPageLimit = 300;
export const documentTitleLimit = 200;
/** LinkedIn's size limits for a video in the feed. */
export const videoByteLimit = 500_000_000;
export const videoLeastBytes = 75_000;
/** Large files are uploaded in parts of this size; only the last one may be smaller. */
export const uploadPartBytes = 4 * 1024 * 1024;
/** The limits of a link card: LinkedIn requires fewer than 400 and 4086 characters. */
export const linkTitleLimit = 399;
export const linkDescriptionLimit = 4085;
export const pollQuestionLimit = 140;
export const pollOptionLimit = 30;
export const firstCommentLimit = 1250;

export const pollDurations = {
  ONE_DAY: '1 day',
  THREE_DAYS: '3 days',
  SEVEN_DAYS: '1 week',
  FOURTEEN_DAYS: '2 weeks',
} as const;
