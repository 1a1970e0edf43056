import { describe, expect, it } from 'vitest';
import { saysMoreThan } from './says-more.ts';

const passage =
  'Last spring it took us 12 days, and four of nine scanners broke in the first week at Brightwater.';
const german =
  'Im Frühjahr haben wir bei Brightwater zwölf Tage gebraucht, und vier von neun Scannern fielen aus.';

describe('a sentence that stays within its passage', () => {
  it.each([
    ['It took us 12 days to move to scanners.', passage, ['We moved to scanners.']],
    ['In the first week, 4 of 9 scanners broke.', passage, []],
    ['At Brightwater, Jonas and I broke four of nine scanners.', passage, ['Jonas Weber helped.']],
    ['Wir haben bei Brightwater 12 Tage gebraucht.', german, []],
    ['I broke four of nine scanners at Brightwater’s warehouse in the first week.', passage, []],
  ])('%s', (sentence, from, context) => {
    expect(saysMoreThan(sentence, from, { names: context, dates: [] })).toBe(false);
  });
});

describe('a sentence that says more', () => {
  it.each([
    ['a figure', 'It took us 14 days, and four of nine scanners broke.', passage],
    ['a figure in words', 'Five of nine scanners broke in the first week.', passage],
    ['a sum', 'Five scanners were left, and four of nine scanners broke.', passage],
    ['a name', 'Four of nine scanners broke at Fernleigh in the first week.', passage],
    ['a year', 'Four of nine scanners broke in the first week of 2021.', passage],
    ['a month', 'It took us 12 days in March.', passage],
    ['other words', 'I believe that great leaders listen before they speak.', passage],
    ['a reason', 'It took us 12 days because the finance department wanted another vendor.', passage],
    ['a figure in German', 'Wir haben bei Brightwater 14 Tage gebraucht.', german],
  ])('%s', (_what, sentence, from) => {
    expect(saysMoreThan(sentence, from, { names: ['In March 2021, Jonas left.'], dates: [] })).toBe(true);
  });
});

it('what resolves the date of a passage may be said', () => {
  const said = (dates: readonly string[]) =>
    saysMoreThan('In 2023 it took us 12 days.', passage, { names: [], dates });
  expect(said(['2023'])).toBe(false);
  expect(said(['2022'])).toBe(true);
});
