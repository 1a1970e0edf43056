import { expect, test } from 'vitest';
import type { CreateResult, Trace } from '../../../../integrations/linkedin/index.ts';
import { decideOutcome, waitUntil, type Situation } from './outcome.ts';
import { timingOf } from './timing.ts';

const trace: Trace = {
  operation: 'linkedin.post.create',
  status: null,
  uuid: null,
  fabric: null,
  requestId: null,
  durationMs: 1,
};
const timing = timingOf({
  PUBLISH_LATE_MINUTES: 120,
  PUBLISH_TIMEOUT_MS: 60_000,
  PUBLISH_PREPARE_SECONDS: 180,
  PUBLISH_CLOCK_SKEW_SECONDS: 60,
  PUBLISH_RETRY_SECONDS: 30,
  PUBLISH_GAP_SECONDS: 120,
});
const nowMs = Date.parse('2031-03-12T22:15:00Z');
const calm: Situation = {
  nowMs,
  timing,
  maybePublished: false,
  publishedBefore: null,
  retries: 0,
  triedSinceMs: nowMs,
  tokenAgeMs: 86_400_000,
  urnIsOfAnotherPost: false,
  spread: 0.5,
};

const results: readonly CreateResult<{ urn: string | null }>[] = [
  { kind: 'success', value: { urn: 'urn:li:share:1' }, trace },
  { kind: 'success', value: { urn: null }, trace },
  { kind: 'unknown_outcome', reason: 'ECONNRESET', trace },
  { kind: 'duplicate', urn: 'urn:li:share:1', trace },
  { kind: 'duplicate', urn: null, trace },
  { kind: 'unauthorised', code: 'EXPIRED_ACCESS_TOKEN', trace },
  { kind: 'rate_limited', limit: { scope: 'member', window: 'day', retryAfterSeconds: null }, trace },
  { kind: 'version_gone', trace },
  { kind: 'unavailable', reason: 'ECONNREFUSED', trace },
  { kind: 'not_sent', trace },
  { kind: 'rejected', status: 400, code: 'MISSING_FIELD', message: '', trace },
  { kind: 'rejected', status: 400, code: 'MEDIA_ASSET_WAITING_UPLOAD', message: '', trace },
];

test('a post is failed only when it is certain that it is not there', () => {
  for (const result of results) {
    const decision = decideOutcome(result, { ...calm, maybePublished: true });
    expect({ result: result.kind, post: decision.post }).not.toEqual({ result: result.kind, post: 'failed' });
  }
});

test('a post that is known to be out stays so', () => {
  const publishedBefore = { urn: 'urn:li:share:7' };
  for (const result of results) {
    const { post } = decideOutcome(result, { ...calm, publishedBefore });
    expect({ result: result.kind, post }).toEqual({ result: result.kind, post: 'published' });
  }
});

test('only an outcome that nobody knows leaves a first attempt unconfirmed', () => {
  for (const result of results) {
    const decision = decideOutcome(result, calm);
    expect({ result: result.kind, unconfirmed: decision.post === 'unconfirmed' }).toEqual({
      result: result.kind,
      unconfirmed: result.kind === 'unknown_outcome',
    });
  }
});

test('a duplicate is this post only after an attempt that may have made it, and only if no other post has that URN', () => {
  const duplicate = { kind: 'duplicate', urn: 'urn:li:share:1', trace } as const;
  expect(decideOutcome(duplicate, calm)).toMatchObject({
    post: 'failed',
    failure: { code: 'duplicate_post' },
  });
  expect(decideOutcome(duplicate, { ...calm, maybePublished: true })).toMatchObject({
    post: 'published',
    urn: 'urn:li:share:1',
  });
  expect(decideOutcome(duplicate, { ...calm, maybePublished: true, urnIsOfAnotherPost: true })).toMatchObject(
    { post: 'unconfirmed' },
  );
});

test.each([
  ['Retry-After wins', { scope: 'member', window: 'day', retryAfterSeconds: 90 }, '2031-03-12T22:16:30.000Z'],
  [
    'a day ends at midnight UTC, and not all come at once',
    { scope: 'member', window: 'day', retryAfterSeconds: null },
    '2031-03-13T00:05:00.000Z',
  ],
  [
    'a minute',
    { scope: 'application', window: 'minute', retryAfterSeconds: null },
    '2031-03-12T22:16:00.000Z',
  ],
  [
    'nothing told',
    { scope: 'unknown', window: 'unknown', retryAfterSeconds: null },
    '2031-03-12T22:16:00.000Z',
  ],
] as const)('waiting after 429: %s', (_, limit, expected) => {
  expect(waitUntil(limit, calm).toISOString()).toBe(expected);
});

test('a token that was just issued is not given up for its first refusal', () => {
  const refused = { kind: 'unauthorised', code: 'REVOKED_ACCESS_TOKEN', trace } as const;
  expect(decideOutcome(refused, { ...calm, tokenAgeMs: 5_000 })).toMatchObject({
    post: 'scheduled',
    hold: null,
  });
  expect(decideOutcome(refused, calm)).toMatchObject({ post: 'scheduled', hold: 'reconnect' });
});
