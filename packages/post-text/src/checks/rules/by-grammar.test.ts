import { describe, expect, it } from 'vitest';
import { checkPost } from '../../index.ts';

const PLAIN = '\n\nWe wrote it on the board in the hall, and that was all for the week.';
const tellsOf = (text: string) =>
  checkPost(text + PLAIN)
    .filter(({ group }) => group === 'tell')
    .map(({ rule }) => rule);

describe('the make of a turn is known whatever its words', () => {
  it.each([
    ['negation-contrast', 'Burnout isn’t a badge of honour. It’s a warning sign.'],
    ['negation-contrast', 'Stop collecting contacts. Start keeping promises.'],
    ['participle-tail', 'We moved to one list, bringing clarity to a chaotic process.'],
    ['question-stack', 'What would you do without fear? Who would you ring? What would you build?'],
    ['rhetorical-result', 'Did we regret it? Not for a second.'],
    ['reveal-colon', 'Here’s what separates the good from the great: consistency.'],
    ['stacked-fragments', 'Contract signed. Doubts gone. Champagne chilled.'],
    ['triads', 'It takes grit, grace, and gratitude.'],
    ['vague-authority', 'Every recruiter I talk to says the same: attitude wins.'],
    ['label-lines', 'The obstacle: no budget.\nThe breakthrough: one phone call.\nThe payoff: a full house.'],
    ['throat-clearing', 'We sat down again. Let’s be honest for a moment.'],
  ])('%s: %j', (rule, text) => {
    expect(tellsOf(text)).toContain(rule);
  });

  it.each([
    'The swelling isn’t an infection. It’s a bite.',
    'The council moved the crossing, leaving families a longer way.',
    'The form asks: Who was there? What was open? For how long?',
    'Task: count the seals.\nResult: 41.\nNext: the north beach.',
    'Better light, better chairs, better tea.',
    'My point: the form is too long.',
    'We navigated the change of shift with two short.',
  ])('what people mean as they say it is left alone: %j', (text) => {
    expect(tellsOf(text)).toEqual([]);
  });
});

it.each([
  ['rhetorical-result', 'Was it easy? Not at all.'],
  ['vague-authority', 'Experts around the world agree on the value of rest.'],
])('%s offers no cut that leaves half an answer or half a claim: %j', (rule, text) => {
  const finding = checkPost(text + PLAIN).find((other) => other.rule === rule);
  expect(finding).toBeDefined();
  expect(finding?.fix).toBeUndefined();
});
