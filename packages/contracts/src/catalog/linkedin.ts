/** One fixed list for sign-in and connecting: a second list for the same application would end the first one's tokens. */
export const linkedinScopes = ['openid', 'profile', 'email', 'w_member_social'] as const;

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

/** Pictures one post may carry here, and the largest file taken. */
export const postImageLimit = 1;
export const imageByteLimit = 10 * 1024 * 1024;
