import { describe, expect, it } from 'vitest';
import { measurePassages, PASSAGES } from './test-passages.ts';

it('each labelled passage stands in its source', () => {
  for (const { source, draft } of PASSAGES)
    for (const { from } of draft) for (const passage of from) expect(source).toContain(passage);
  expect(PASSAGES.flatMap(({ draft }) => draft).length).toBeGreaterThan(30);
});

describe('the passages marked for a draft in other words', () => {
  it.each([
    ['open', 11, 11, 0],
    ['frozen', 14, 11, 1],
  ])('in the %s half: of %i sentences at least %i, and at most %i wrong', (half, told, right, wrong) => {
    const measured = measurePassages(half);
    expect(measured.told).toBe(told);
    expect(measured.right).toBeGreaterThanOrEqual(right);
    expect(measured.wrong.length).toBeLessThanOrEqual(wrong);
  });
});
