import { expect, it } from 'vitest';
import { isRuleForReaders } from './counsel.ts';
import { findSentences } from './sentences.ts';

const rulesIn = (text: string) => {
  const sentences = findSentences(text);
  return sentences
    .filter((_, index) => isRuleForReaders(text, sentences, index))
    .map(({ start, end }) => text.slice(start, end));
};

it('knows a wish for silence among rules that notes announce', () => {
  expect(
    rulesIn(
      'As a nurse I learned what not to say. Don’t say how long it takes. Don’t mention why we are late. Ask what hurts first.',
    ),
  ).toContain('Don’t mention why we are late.');
  expect(
    rulesIn('How to talk to the press:\n- Do not mention the client\n- Never guess\n- Ask for the deadline'),
  ).toContain('- Do not mention the client');
});

it.each([
  'I slept four hours a night. Nowadays my clients get better advice. Leave my divorce out of it though. Ask yourself first.',
  'Notes for the post:\n- don’t mention Anna\n- keep it short\n- ask Tom for a photo',
  'We learned a lot. Please don’t mention the client. Ask me first.',
  'Rent fell. Don’t name the landlord. We sold 40 boats.',
])('takes no wish for one: %s', (text) => expect(rulesIn(text)).toEqual([]));
