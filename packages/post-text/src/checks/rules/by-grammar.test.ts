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
    ['throat-clearing', 'We lost two of them. There’s no denying that it hurt the whole team.'],
    ['everyone-wrong', 'Hustle culture told us that rest is for the weak.'],
    ['everyone-wrong', 'While other companies obsess over growth, almost nobody looks after loyalty.'],
    [
      'gratitude-formula',
      'We opened on Monday. From the bottom of our hearts, thank you to all our supporters.',
    ],
    [
      'gratitude-formula',
      'We opened on Monday. To everyone who believed in us: you are the reason we are here.',
    ],
    ['reminder', 'She left in May. It just goes to show that we are all capable of more than we think.'],
    ['reminder', 'She left in May. Moments like these remind us that success is about people.'],
    ['call-to-arms', 'The numbers are bad. Now is the moment to speak up and change the culture.'],
    ['call-to-arms', 'The numbers are bad. Fellow founders, let’s stop hiding behind growth.'],
    ['reveal-colon', 'We asked everybody. One thing became crystal clear: nobody was listening.'],
    ['fancy-copula', 'We keep one list. It stands as a testament to what patience can do.'],
    ['hollow-closer', 'We keep one list now.\n\nCurious to hear how others approach this.'],
    ['hollow-opener', 'Healthcare is at a crossroads. We moved the desk to the door.'],
    ['vague-authority', 'We moved the desk. A growing body of evidence suggests that kindness pays.'],
    ['dramatic-pause', 'He asked for the key.\n\nAnd I’ve never forgotten it.'],
    [
      'echo-openings',
      'We laughed more than we planned. We argued more than we admitted. We grew more than we measured.',
    ],
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

it.each([['vague-authority', 'Experts around the world agree on the value of rest.']])(
  '%s offers no cut that leaves half an answer or half a claim: %j',
  (rule, text) => {
    const finding = checkPost(text + PLAIN).find((other) => other.rule === rule);
    expect(finding).toBeDefined();
    expect(finding?.fix).toBeUndefined();
  },
);
