import { expect, test } from 'vitest';
import { mentionsIn } from './rules.ts';

const members = ['Ann', 'Ann Lee', 'Bo @ Work', 'Bo @ Work'].map((name, index) => ({ id: `${index}`, name }));

test.each([
  ['@Ann, please', ['0']],
  ['@Anna, please', []],
  ['Ask @Ann Lee and mail@example.com', ['1']],
  ['@Ann and @Ann Lee', ['0', '1']],
  ['@Bo @ Work', ['2', '3']],
  ['Ann', []],
])('who is mentioned: %s', (text, ids) => {
  expect(mentionsIn(text, members)).toEqual(ids);
});
