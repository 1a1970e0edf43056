import { expect, it } from 'vitest';
import { answeredText, batchesOf, ownTexts, partsOf, readingKey, spokenBy } from './texts.ts';

const source = { kind: 'file', id: null, title: 'Notes' } as const;

it('a long text is read in parts that end where a paragraph does, and nothing of it is lost', () => {
  const paragraph = `${'We moved the night shift to scanners. '.repeat(40).trim()}\n\n`;
  const parts = partsOf(paragraph.repeat(12));
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.every((part) => part.length <= 6_000 && part.endsWith('.'))).toBe(true);
  expect(parts.join('\n\n')).toBe(paragraph.repeat(12).trim());
  expect(partsOf('x'.repeat(13_000)).map(({ length }) => length)).toEqual([6_000, 6_000, 1_000]);
  expect(partsOf('Hello.')).toEqual([]);
});

it('what is private is not read', () => {
  const [own] = ownTexts(
    source,
    'We opened in 2021. ((We nearly went under.))\n// ask Jonas\nIt went well.',
    null,
  );
  expect(own?.text).toBe('We opened in 2021.\nIt went well.');
});

it('the passages of an interview come from its answers', () => {
  const turns = [
    { question: 'What happened?', answer: 'We opened in 2021.' },
    { question: 'Who was there?', answer: '' },
  ];
  expect(answeredText(source, { turns: [...turns, ...turns], at: new Date('2026-11-18') })).toEqual([
    {
      source,
      text: 'We opened in 2021.\n\nWe opened in 2021.',
      shown:
        'Question: What happened?\nAnswer: We opened in 2021.\n\nQuestion: What happened?\nAnswer: We opened in 2021.',
      day: '2026-11-18',
    },
  ]);
  expect(answeredText(source, { turns: [], at: new Date('2026-11-18') })).toEqual([]);
});

it('of a conversation only the author is heard', () => {
  const talk =
    'Asha: We opened in 2021.\nAnd it rained.\nBen: I would never.\nNote: me too.\nAsha: With 14 people.';
  expect(spokenBy(talk, 'Asha', ['Asha', 'Ben'])).toBe('We opened in 2021.\nAnd it rained.\nWith 14 people.');
});

it('a text is known by its words, apart for rules and for a model', () => {
  const key = readingKey('model', { text: 'We opened  in 2021.\n' });
  expect(readingKey('model', { text: 'We opened in 2021.' })).toBe(key);
  expect(readingKey('rules', { text: 'We opened in 2021.' })).not.toBe(key);
});

it('a request contains few texts, and one long one alone', () => {
  const sized = (...lengths: number[]) =>
    batchesOf(lengths.map((length) => ({ shown: 'x'.repeat(length) }))).map(({ length }) => length);
  expect(sized(10, 10, 10, 10, 10, 10, 10)).toEqual([5, 2]);
  expect(sized(6_000, 6_000, 100)).toEqual([1, 2]);
  expect(sized(20_000, 100)).toEqual([1, 1]);
  expect(sized()).toEqual([]);
});
