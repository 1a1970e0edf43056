import { describe, expect, it, test } from 'vitest';
import type { Variant } from '../brief.ts';
import { writePost } from '../write.ts';
import { askedByList, askedChange } from './own-questions.ts';
import { whatHappened } from './promises.ts';
import { predicateFirst } from './reorder.ts';
import { waysToAsk } from './retold.ts';
import { readSentence } from '../parse/features.ts';

const variants: readonly Variant[] = [0, 1, 2];

describe('what something is, put first', () => {
  test.each([
    'Everybody on our street is planting tulips.',
    'Every garage in the valley is selling winter tyres.',
    'The bakery is expanding.',
    'Anna is captain of the team.',
    'Rotterdam is changing.',
  ])('is nothing that somebody does: %s', (said) => expect(predicateFirst(said)).toBeUndefined());

  test.each([
    ['Friendship is waiting.', 'Waiting is what friendship is.'],
    ['Most negotiation is fear of silence.', 'Fear of silence is what most negotiation is.'],
  ])('is what a notion is: %s', (said, first) => expect(predicateFirst(said)?.first).toBe(first));
});

describe('a change asked about', () => {
  test.each([
    'Price of a ticket went up from 4 to 6 euros.',
    'Rent of the hall rose from 900 to 1,200 euros.',
  ])('has its article: %s', (said) => expect(askedChange(said)).toBeUndefined());

  it('went from one figure to another', () => {
    expect(askedChange('Tickets went up by 2 euros.')).toBeUndefined();
    expect(askedChange('Complaints in the yard fell from 31 to 6 a month.')).toBe(
      'How did complaints in the yard fall from 31 to 6 a month?',
    );
  });

  it('takes no sentence away that a later one goes back to', () => {
    const idea =
      'We changed the timetable in May. Nobody asked the drivers. Complaints fell from 90 to 12 a week. The 12 are all about one stop. We moved the stop.';
    for (const variant of variants)
      expect(writePost({ idea }, { seed: 7, variant }).text).toContain(
        'Complaints fell from 90 to 12 a week.',
      );
  });
});

describe('what happened', () => {
  const next = [readSentence('Two parents wrote to me the same evening.')];

  test.each([
    'I spoke at the teachers’ day about why we gave up marks.',
    'Our choir lost the vote for the old hall.',
    'Our trainee Mia failed the crane test three times.',
    'We asked around to see what happens.',
  ])('is promised of nothing that has no course: %s', (line) =>
    expect(whatHappened(line, next)).toBeUndefined(),
  );

  it('is promised of what was begun', () => {
    expect(whatHappened('We stopped marking homework.', next)).toBe(
      'What happened when we stopped marking homework:',
    );
  });
});

test('no reader is asked about a count or a measure that is the author’s', () => {
  const asked = (said: string) => waysToAsk(said);
  expect(asked('We cancelled our nine weekly reports.')).toContainEqual({
    question: 'Would you cancel your weekly reports?',
    said: [],
    whole: true,
  });
  expect(asked('We raised our fee from 40 to 55 euros in May.')).toEqual([]);
  expect(asked('We bought the oldest one anyway.')).toEqual([]);
});

test.each([
  ['How we brought our waste from 9 to 4 bags:', 'How did we bring our waste from 9 to 4 bags?'],
  ['Why guests come back in November:', 'Why do guests come back in November?'],
  ['Things I learned on 12 roofs:', 'What did I learn on 12 roofs?'],
])('the line over a list is the question it answers: %s', (intro, question) =>
  expect(askedByList(intro)).toBe(question),
);

test('a line that is no such question is none', () => {
  expect(askedByList('Our three rules:')).toBeUndefined();
  expect(askedByList('How I never lose a key:')).toBeUndefined();
});

test.each([
  'My aunt died in May. The office sent soup every Friday. Nobody asked when I would be back. I came back in August.',
  'We buried my father on Monday. My team ran the fair without me. Not one phone call reached the house. I owe them a week.',
])('nothing that a death brought is told before it: %s', (idea) => {
  for (const variant of variants)
    expect(writePost({ idea }, { seed: 1, variant }).text.split('\n')[0]).toMatch(/died|buried/);
});
