import { expect, test } from 'vitest';
import { briefFaults } from '@limelight/post-text/writer';
import { notesNow, unsaidFaults } from './brief-said.ts';
import { defaultChoices } from '../brief/choices.ts';

const text = 'We moved 40 customers in one weekend, and nobody called support on the Monday after it.';
const note =
  'A post in German: the built-in writer does not translate. Choose English as the language, if that is meant';

test('what the writer has said already is not said again', () => {
  const faults = briefFaults(text, { ...defaultChoices, length: 'long', language: 'de' });
  expect(faults.map(({ kind }) => kind)).toEqual(['length', 'language']);
  expect(unsaidFaults(faults, [])).toEqual(faults);
  expect(unsaidFaults(faults, [note]).map(({ kind }) => kind)).toEqual(['length']);
  const short = 'More to tell: a long post has 1,200 characters or more, and your words give 87';
  expect(unsaidFaults(faults, [short, note])).toEqual([]);
});

test('a note on the language goes once another language is chosen', () => {
  expect(notesNow([note, 'A figure?'], { language: 'de' })).toEqual([note, 'A figure?']);
  expect(notesNow([note, 'A figure?'], { language: 'en' })).toEqual(['A figure?']);
  expect(notesNow([note], { language: 'auto' })).toEqual([]);
});
