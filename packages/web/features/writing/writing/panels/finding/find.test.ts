import { applyMark } from '@limelight/post-text';
import { expect, test } from 'vitest';
import { findMatches, matchFrom, replaceMatches } from './find.ts';

const loose = { wholeWord: false, matchCase: false };
const found = (text: string, words: string, options = loose) =>
  findMatches(text, words, options).map(({ start, end }) => text.slice(start, end));

test('finds words however they are written, unless the case is to match', () => {
  const text = 'Form, forms and FORM.';
  expect(found(text, 'form')).toEqual(['Form', 'form', 'FORM']);
  expect(found(text, 'form', { wholeWord: true, matchCase: false })).toEqual(['Form', 'FORM']);
  expect(found(text, 'form', { wholeWord: false, matchCase: true })).toEqual(['form']);
  expect(found('aaaa', 'aa')).toHaveLength(2);
  expect(found('a.b', '.')).toEqual(['.']);
  expect(found('text', '')).toEqual([]);
});

test('finds words in bold, italic and struck letters, and replaces all of them', () => {
  const bold = applyMark('form', 'bold');
  const struck = applyMark('form', 'strike');
  const text = `One ${bold} 🎉 and ${struck}, a form.`;
  const matches = findMatches(text, 'FORM', loose);
  expect(matches.map(({ start, end }) => text.slice(start, end))).toEqual([bold, struck, 'form']);
  expect(replaceMatches(text, matches, 'page')).toBe('One page 🎉 and page, a page.');
  expect(found('a plain form', bold)).toEqual(['form']);
});

test('goes on from the caret, and round', () => {
  const matches = findMatches('a b a b a', 'a', loose);
  expect(matchFrom(matches, 1)).toBe(1);
  expect(matchFrom(matches, 9)).toBe(0);
});
