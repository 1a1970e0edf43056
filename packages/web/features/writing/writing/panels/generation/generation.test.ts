import { expect, test } from 'vitest';
import { ApiError, type FailureCode } from '../../../../../lib/api-error.ts';
import { costOf, failedGeneration, spokenGeneration, stoppedAt } from '../../post/generation.ts';

const failure = (code: FailureCode, details?: unknown) =>
  new ApiError({
    code,
    status: 402,
    data: null,
    details,
    serverMessage: null,
    message: 'said',
    options: {},
    url: '/api/posts/generate',
  });

test('what it costs', () => {
  expect([costOf(1), costOf(3)]).toEqual([30, 90]);
});

test('a stop before 200 characters is free', () => {
  expect(stoppedAt(199)).toEqual({ kind: 'stopped', free: true });
  expect(stoppedAt(200)).toEqual({ kind: 'stopped', free: false });
});

test('too few credits tell what is needed and held', () => {
  expect(failedGeneration(failure('insufficient_credits', { needed: 90, held: 20 }), null, 3)).toEqual({
    kind: 'short',
    needed: 90,
    held: 20,
  });
  expect(failedGeneration(failure('insufficient_credits'), null, 3)).toEqual({
    kind: 'short',
    needed: 90,
    held: 0,
  });
});

test('a lost connection is looked for where the writer had begun, and told where it had not', () => {
  expect(failedGeneration(failure('network'), 'g1', 1)).toEqual({ kind: 'finding', id: 'g1' });
  expect(failedGeneration(failure('network'), null, 1).kind).toBe('failed');
});

test('what a stop cost is what the server says', () => {
  expect(failedGeneration(failure('generation_cancelled', { userUsage: 0 }), 'g', 1)).toEqual({
    kind: 'stopped',
    free: true,
  });
  expect(failedGeneration(failure('generation_cancelled', { userUsage: 30 }), 'g', 1)).toEqual({
    kind: 'stopped',
    free: false,
  });
});

test('a refusal keeps the server’s sentence', () => {
  expect(failedGeneration(failure('writer_unavailable'), 'g1', 1)).toEqual({
    kind: 'failed',
    partial: false,
    message: 'said',
  });
});

test('nothing is said aloud while words arrive', () => {
  expect(spokenGeneration({ kind: 'writing', variants: 1, id: 'g' }, 9)).toBe('');
  const one = { kind: 'done', variants: 3, kept: 1, missing: [] } as const;
  expect(spokenGeneration(one, 9)).toBe('The post is written: 9 words.');
  expect(spokenGeneration({ ...one, kept: 2 }, 9)).toBe('The drafts are written. Choose one.');
});
