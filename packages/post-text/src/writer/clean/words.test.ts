import { expect, test } from 'vitest';
import { unpaste } from './pasted.ts';
import { finishSentence } from './sentence.ts';
import { correctWords } from './words.ts';

test.each([
  'we sat 20 minutes',
  'We sat at 7 tables',
  'They wed 12 years ago',
  'had sun 10 hours',
  'the sun night and day',
  'Sat at 7 tables',
  'Sat 20 minutes in the cold',
  'My job is to open and close the shop.',
  'the way to good coffee',
  'The invitation was to old customers only',
  'It meant much to many people',
  'The talk is to young people about work',
  'The plan was to slow.',
  'Sat 10:00 market',
  'Mon 9:00 assembly',
  'My plan is to dry and sell the herbs',
  'by their, admittedly old, van',
  'visit their https://example.com',
  'I saw my daughters tonight',
  'the peoples of the coast',
  'my brothers farm in Kent',
])('%s stays as it is', (said) => expect(correctWords(said)).toBe(said));

test.each([
  ['i sold it on wed morning', 'I sold it on Wednesday morning'],
  ['closed every sun morning', 'closed every Sunday morning'],
  ['sat 10:00 market', 'Sat 10:00 market'],
  ['thu: closed', 'Thu: closed'],
  ['mon evening we close', 'Monday evening we close'],
  ['open thu 10:00', 'open Thursday 10:00'],
  ['the train was to late for us.', 'the train was too late for us.'],
  ['it is to expensive, so it goes', 'it is too expensive, so it goes'],
  ['The delivery was to slow.', 'The delivery was too slow.'],
  ['the delivery was to slow', 'the delivery was too slow'],
  ['we left the key their.', 'we left the key there.'],
  ['my aunts kitchen', "my aunt's kitchen"],
])('%s is put right', (said, meant) => expect(correctWords(said)).toBe(meant));

test.each([
  ['when we opened the shop nobody came for 3 weeks', false],
  ['what was hard was the noise', false],
  ['do the dishes before the rota', false],
  ['what did you do about the noise', true],
  ['did you expect that', true],
])('%s, spoken, asks: %s', (said, asks) => {
  const [first] = unpaste(`Speaker 1: ${said}\nSpeaker 2: we moved the saw`).split('\n');
  expect(first).toBe(asks ? `${said}?` : said);
});

test('a verb keeps what it is done to', () =>
  expect(finishSentence('when we opened the shop nobody came for 3 weeks')).toBe(
    'When we opened the shop nobody came for 3 weeks.',
  ));
