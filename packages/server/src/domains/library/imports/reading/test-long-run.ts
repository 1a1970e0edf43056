import { expect, test } from 'vitest';
import { importable, outcomesOf } from './test-fixtures.ts';

test.each(importable)('200 damaged copies of %s give a report or a named refusal', async (name) => {
  expect(await outcomesOf(name, 200)).toEqual(new Set(['told']));
});
