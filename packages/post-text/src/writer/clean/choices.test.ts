import { expect, it } from 'vitest';
import { writePost } from '../write.ts';

const OPEN = 'leave open which holds';
const told = (idea: string) => writePost({ idea }, { seed: 3 });

it.each([
  ['The next one is on 12 June, or the 19th? We need speakers.', 'on 12 June or the 19th.'],
  ['The fair opens on 12 June or 19 June, tbd. Bring a coat.', 'on 12 June or 19 June.'],
  ['We meet on Monday or Tuesday, not sure yet. Bring a coat.', 'on Monday or Tuesday.'],
  ['We had 300 people, or was it 400? It rained all day.', '300 people or 400.'],
  ['Anna gave the talk in Hamburg. Maybe it was Berta. It was good.', 'Maybe it was Berta.'],
  [
    'The talk was from a lady from the Finanzamt Altona. Actually I think it was Finanzamt Nord, please check.',
    'Actually I think it was Finanzamt Nord.',
  ],
])('what notes leave open stands as open, and the author is told: %s', (idea, stands) => {
  const { text, missing } = told(idea);
  expect(text).toContain(stands);
  expect(text).not.toMatch(/tbd|not sure|please check/);
  expect(missing.join('\n')).toContain(OPEN);
});

it('a promise behind it to say so later is not for readers', () => {
  const { text, missing } = told(
    'We meet on 12 June, or the 19th? I’ll tell you tomorrow. We need speakers.',
  );
  expect(text).not.toContain('tomorrow');
  expect(missing.join('\n')).toContain('tell you tomorrow');
});

it.each([
  'Coffee at 5 or 6?',
  'Do we meet on 12 June or the 19th? Nobody knew. We missed it.',
  'You start on Monday or Tuesday? We let you choose. 40 people did.',
  'Actually I think it was the best year of my life. We sold 40 boats.',
  'I asked Anna. I think Berlin is loud. I moved to Kiel.',
  'Should we charge 30, or 40? We asked 12 clients.',
])('a question to readers and an opinion are no open choice: %s', (idea) => {
  expect(told(idea).missing.join('\n')).not.toContain(OPEN);
});
