import { expect, it } from 'vitest';
import { readings } from './clock.mjs';

it('finds every way to read the time', () => {
  const text = 'const at = new Date();\nwait(() => Date.now());\nTemporal.Now.instant();\nqueue(Date.now);';
  expect(readings(text).map(({ line }) => line)).toEqual([1, 2, 3, 4]);
});

it('lets dates pass that are given, and durations', () => {
  expect(readings('new Date(at); new Date(clock.now()); performance.now(); Date.parse(at)')).toEqual([]);
});
