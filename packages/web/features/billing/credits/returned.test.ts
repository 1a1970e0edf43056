import { expect, test } from 'vitest';
import { foldReturned } from './returned.ts';

let count = 0;
const entry = (
  kind: 'grant' | 'reserve' | 'release',
  amount: number,
  balanceAfter: number,
  label = 'Openings found',
) => {
  count += 1;
  return {
    id: String(count),
    at: '2026-03-01T08:00:00.000Z',
    kind,
    amount,
    label,
    balanceAfter,
    expiresAt: null,
    runId: null,
  };
};
const shown = (entries: Parameters<typeof foldReturned>[0]) =>
  foldReturned(entries).map(({ amount, balanceAfter }) => [amount, balanceAfter]);

test('what was taken and given back is one line, of several lots too', () => {
  expect(
    shown([entry('release', 5, 500), entry('reserve', -5, 495), entry('grant', 500, 500, 'Sign-up')]),
  ).toEqual([
    [0, 500],
    [500, 500],
  ]);
  expect(
    shown([
      entry('release', 3, 500),
      entry('release', 2, 497),
      entry('reserve', -2, 495),
      entry('reserve', -3, 497),
    ]),
  ).toEqual([[0, 500]]);
});

test('what was given back in part, of another use, or after something else stays as it is', () => {
  const partly = [entry('release', 30, 440), entry('reserve', -90, 410)];
  expect(foldReturned(partly)).toEqual(partly);
  const other = [entry('release', 5, 500, 'Endings found'), entry('reserve', -5, 495)];
  expect(foldReturned(other)).toEqual(other);
  const between = [entry('release', 5, 600), entry('grant', 100, 595, 'Coupon'), entry('reserve', -5, 495)];
  expect(foldReturned(between)).toEqual(between);
});

test('of two charges in a row the one that was kept stays', () => {
  expect(shown([entry('release', 5, 495), entry('reserve', -5, 490), entry('reserve', -5, 495)])).toEqual([
    [0, 495],
    [-5, 495],
  ]);
});
