import { expect, it } from 'vitest';
import { certainDate } from './dates.ts';

const day = '2024-05-10';
const dated = (said: string, passage: string, text = passage, on: string | null = day) =>
  certainDate(said, { passage, text, day: on });

it.each([
  ['a year that is in the text', '2019', 'We opened in 2019.', '2019'],
  ['a year that follows from the day of the text', '2023', 'Last year we opened.', '2023'],
  ['a month in words', '2023-03', 'We opened in March last year.', '2023-03'],
  ['a day in words', '2021-03-14', 'On 14 March 2021 we opened.', '2021-03-14'],
  ['a day in figures', '2021-03-14', 'On 14.03.2021 we opened.', '2021-03-14'],
  ['yesterday', '2024-05-09', 'Yesterday we opened.', '2024-05-09'],
  ['a month nobody named', '2019-07', 'We opened in 2019.', '2019'],
  ['a day nobody named', '2019-07-02', 'We opened in July 2019.', '2019-07'],
  ['a year nobody named', '2012', 'About ten years ago we opened.', null],
  ['no date', 'last year', 'Last year we opened.', null],
  ['nothing', '', 'We opened.', null],
])('%s', (_what, said, passage, expected) => {
  expect(dated(said, passage)).toBe(expected);
});

it('a text without a day bears out only what it names', () => {
  expect(dated('2023', 'Last year we opened.', 'Last year we opened.', null)).toBeNull();
  expect(dated('2019', 'Then we opened.', 'In 2019 I moved. Then we opened.', null)).toBe('2019');
});
