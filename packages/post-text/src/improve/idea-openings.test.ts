import { expect, test } from 'vitest';
import { openingsForIdea } from './idea-openings.ts';

test('an idea of a few sentences has several ways in, no two alike', { timeout: 20_000 }, () => {
  const lines = openingsForIdea(
    'i turned down the biggest order of the year. they wanted it in 10 days and we need 21. i thought they would be angry. would you have said yes?',
  );
  expect(lines.length).toBeGreaterThanOrEqual(3);
  expect(lines).toContain('I turned down the biggest order of the year.');
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.filter((line) => /^I? ?turned down/i.test(line)).length).toBeLessThanOrEqual(2);
});

test('one sentence is its own opening and its own question, and many are cut off', () => {
  expect(openingsForIdea('we took four fields out')).toEqual([
    'We took four fields out.',
    'Would you take four fields out?',
  ]);
  const notes =
    'we took 4 fields out of our sign-up form. completion went 41 → 63%. nobody missed them. i had defended every field.';
  expect(openingsForIdea(notes, 2)).toHaveLength(2);
});
