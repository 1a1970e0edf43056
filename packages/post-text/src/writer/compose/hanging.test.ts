import { describe, expect, test } from 'vitest';
import type { WriteBrief } from '../brief.ts';
import { writePost } from '../write.ts';
import { hangs, speaksOfUnknown } from './hanging.ts';

const drafts = (brief: WriteBrief) =>
  ([0, 1, 2] as const).map((variant) => writePost(brief, { seed: 7, variant }).text);

describe('what a draft does not begin with', () => {
  test.each<[string, string, WriteBrief]>([
    [
      'a part of what is not told yet',
      'The hard part was',
      {
        idea: 'We moved 60 clients to fixed fees in 2023. Disputes went from eleven a year to none. The hard part was three clients whom we had underpriced for nine months.',
        format: 'opinion',
      },
    ],
    [
      'one of a row that the notes name later',
      'The 500th chair',
      {
        idea: 'Today our workshop sold its 500th chair. We began in 2019 in a garage with a borrowed saw. The 500th chair was green and went to a dentist who has waited since March.',
        format: 'milestone',
      },
    ],
    [
      'a condition of a job',
      'Beginners are fine',
      {
        idea: 'We are hiring a second baker for our shop in Sligo. Five nights, 34,000 euro. You need a driving licence. Beginners are fine. Apply by 3 May.',
        format: 'hiring',
      },
    ],
    [
      'how long somebody has been where',
      '8 years on',
      {
        idea: 'I am a ward clerk. 8 years on a stroke ward. Last week I learned to read the wristbands upside down.',
      },
    ],
    [
      'from when somebody can start',
      'I can start',
      {
        idea: 'After nine years as a planner I was made redundant in March. I am looking for a planning role near Leeds. I cut stock-outs by 40%. I can start straight away.',
        format: 'announcement',
      },
    ],
    [
      'what came of it weeks after something untold',
      'After ten weeks',
      {
        idea: 'A school kitchen threw away a third of the soup. We let the pupils name the soups. After ten weeks it was a tenth. No new cook was hired.',
        format: 'case-study',
      },
    ],
    [
      'what is left open',
      'I still do not know',
      { idea: 'Two firms want to buy our mill. One would keep the miller. I still do not know what to do.' },
    ],
  ])('%s', (_, line, brief) => {
    for (const text of drafts(brief)) expect(text.startsWith(line)).toBe(false);
  });

  test('a line that a later one hangs on', () => {
    for (const text of drafts({
      idea: 'Our app lost its biggest customer in March. They were 22% of revenue. Nobody was reading the ticket queue. I now read every ticket older than four hours myself. Churn since then is two of 140.',
      format: 'lesson',
    }))
      expect(text).toMatch(/ticket older than four hours myself\.\s+Churn since then/);
    for (const text of drafts({
      idea: 'I teach maths to 13-year-olds. I stopped giving homework in September. My head of department was against it. The class average went from 61 to 64.',
      format: 'opinion',
    }))
      expect(text).toMatch(/homework in September\.\s+My head of department was against it/);
  });

  test('anything before what says of itself that it begins', () => {
    for (const text of drafts({
      idea: 'Unpopular view: small firms should not bill by the hour. We moved 60 clients to fixed fees in 2023. Clients phone us earlier now.',
      format: 'opinion',
    }))
      expect(text).toMatch(
        /^(?:Unpopular view: small firms|Should small firms bill by the hour\?\n\nUnpopular view: I think not\.)/,
      );
  });
});

describe('what may stand elsewhere', () => {
  test.each([
    'We sold the car and missed it.',
    'My sister bought the shop and painted it.',
    'The council asked for a plan and Ruth drew it.',
    'That was in May.',
    'Nobody in our street knew the name.',
  ])('hangs on nothing: %s', (line) => expect(hangs(line)).toBe(false));

  test.each([
    'My boss was against it.',
    'Nobody noticed that.',
    'Churn since then is two.',
    'Everybody loved it.',
    'We have sold more that year.',
    'My neighbour lent me his.',
  ])('hangs on the one before: %s', (line) => expect(hangs(line)).toBe(true));

  test.each([
    ['The best mail I got this year was one line.', ['We sell tiles.']],
    ['Our ovens are from 1987.', ['We bake bread.']],
    ['The council closed our street in May.', ['We run a bar.']],
    ['There are 400 bikes in our canal.', ['I dive for a living.']],
    ['I bought a robot. It milks at night.', ['I have 40 cows.']],
  ])('can be told to somebody who knows nothing: %s', (line, others) =>
    expect(speaksOfUnknown(line.split(/(?<=\.) /), others)).toBe(false),
  );

  test.each([
    ['The catch was the price.', ['We sell tiles.']],
    ['The queue moves faster.', ['We run a bar by the station.']],
    ['There are 34 volunteers and a kitchen.', ['We began in 2021.']],
    ['I have been an engineer for 16 years. It can happen to anyone.', ['I dropped a table.']],
    ['I checked the recordings. She was right.', ['An intern told me that I interrupt.']],
  ])('cannot: %s', (line, others) => expect(speaksOfUnknown(line.split(/(?<=\.) /), others)).toBe(true));
});
