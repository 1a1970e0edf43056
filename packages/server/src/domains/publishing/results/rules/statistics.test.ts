import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coinsAtMost, falseDiscovery, medianInterval, medianOf, signTest } from './statistics.ts';

test('the median is the middle, or the mean of the two in the middle', () => {
  expect(medianOf([])).toBeNull();
  expect(medianOf([7])).toBe(7);
  expect(medianOf([9, 1, 5])).toBe(5);
  expect(medianOf([4, 1, 3, 2])).toBe(2.5);
});

test('probabilities of coins are those of the tables', () => {
  expect(coinsAtMost(0, 6)).toBeCloseTo(0.015625, 12);
  expect(coinsAtMost(2, 10)).toBeCloseTo(0.0546875, 12);
  expect(coinsAtMost(5, 10)).toBeCloseTo(0.623046875, 12);
  expect(coinsAtMost(500, 1000)).toBeCloseTo(0.512612509, 6);
  expect(signTest(9, 1)).toBeCloseTo(0.021484375, 12);
  expect(signTest(5, 5)).toBe(1);
});

/** The ranks for 95% according to the tables of Conover (A3) and R's `sign.test`. */
test.each([
  [6, 1],
  [8, 1],
  [9, 2],
  [10, 2],
  [12, 3],
  [15, 4],
  [20, 6],
  [25, 8],
  [50, 18],
  [100, 40],
])('the 95%% interval of a median of %i numbers begins at rank %i', (count, rank) => {
  const ranks = Array.from({ length: count }, (_, index) => index + 1);
  expect(medianInterval(ranks.toReversed())).toEqual({ low: rank, high: count + 1 - rank });
});

test('fewer than six numbers have no interval', () => {
  for (let count = 0; count < 6; count += 1)
    expect(medianInterval(Array.from({ length: count }, () => 1))).toBeNull();
});

test('q-values are those of the paper’s procedure, in the given order', () => {
  const qs = falseDiscovery([0.01, 0.04, 0.03, 0.005]);
  for (const [index, q] of [0.02, 0.04, 0.04, 0.02].entries()) expect(qs[index]).toBeCloseTo(q, 12);
  expect(falseDiscovery([])).toEqual([]);
});

test('an interval always holds its median, and a scale changes nothing else', () => {
  const property = fc.property(
    fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 6, maxLength: 80 }),
    (numbers) => {
      const median = medianOf(numbers) ?? Number.NaN;
      const { low, high } = medianInterval(numbers) ?? { low: Number.NaN, high: Number.NaN };
      const doubled = medianInterval(numbers.map((one) => 2 * one));
      return low <= median && median <= high && doubled?.low === 2 * low && doubled.high === 2 * high;
    },
  );
  expect(fc.check(property).failed).toBe(false);
});
