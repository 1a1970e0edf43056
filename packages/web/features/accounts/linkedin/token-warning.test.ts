import type { LinkedinConnection } from '@limelight/contracts';
import { describe, expect, it } from 'vitest';
import { dayOf, tokenWarning } from './token-warning.ts';

const now = Date.parse('2026-11-18T09:00:00Z');
const connection = (
  expiresAt: string | null,
  status: LinkedinConnection['status'] = 'connected',
): LinkedinConnection => ({
  configured: true,
  status,
  name: 'Asha Rao',
  pictureUrl: null,
  expiresAt,
  scopes: [],
  canPost: true,
  comments: null,
});
const soon = 'Your LinkedIn token is expiring soon. Please reconnect from Profile page.';
const expired = 'Your LinkedIn token has expired. Please reconnect from Profile page.';

describe('the LinkedIn token warning', () => {
  it.each([
    ['none without a connection', connection(null, 'none'), null, null],
    ['none with more than seven days', connection('2026-11-25T09:00:01Z'), null, null],
    ['once a day from seven days before', connection('2026-11-25T09:00:00Z'), null, soon],
    ['not twice on one day', connection('2026-11-25T09:00:00Z'), dayOf(now), null],
    ['again the next day', connection('2026-11-24T09:00:00Z'), dayOf(now - 86_400_000), soon],
    ['on every page in the last hour', connection('2026-11-18T10:00:00Z'), dayOf(now), soon],
    ['after the end', connection('2026-11-18T09:00:00Z'), dayOf(now), expired],
    ['when LinkedIn ended it earlier', connection('2026-12-18T09:00:00Z', 'reconnect'), dayOf(now), expired],
  ])('%s', (_, given, lastShown, expected) => {
    expect(tokenWarning(given, now, lastShown)).toBe(expected);
  });
});
