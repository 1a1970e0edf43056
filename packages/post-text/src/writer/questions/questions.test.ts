import { describe, expect, it, test } from 'vitest';
import { writePost } from '../write.ts';
import { ideaWithAnswer } from './told-answer.ts';

const asked = (idea: string) => writePost({ idea }, { seed: 1 }).missing;

test.each([
  [
    '5 rules for running a kitchen',
    [
      'What is the first rule?',
      'What is the second rule?',
      'What is the third rule?',
      'What is the fourth rule?',
    ],
  ],
  [
    'what nobody says: two habits that saved our practice',
    ['What is the first habit?', 'What is the second habit?'],
  ],
  ['mistakes every new landlord makes', ['What is the first mistake?']],
  ['we lost the tender over one slide', ['Which slide was it?']],
  ['The tenants left after a month. I asked them why.', ['What did they say?']],
  ['We let the apprentices run the shop for a week, here is what happened', ['So what happened?']],
])('%s: what is announced is asked for first', (idea, first) => {
  expect(asked(idea).slice(0, first.length)).toEqual(first);
});

test.each([
  ['I turned down a big order last week', 'Why did you turn down a big order?'],
  ['we moved our office to a barn in March and love it', 'Why did you move your office to a barn?'],
  ['Why I stopped quoting by the hour', 'Why did you stop quoting by the hour?'],
  ['Yesterday I handed in my notice', 'What made you do it?'],
  ['we just passed 3,000 subscribers', 'Which subscriber do you remember best, and why?'],
  ['lost our largest client on Tuesday', 'How did it happen?'],
  ['the flood taught me what insurance is for', 'What happened that taught you that?'],
  ['cover letters are dead', 'What should people do instead?'],
  ['most knee pain needs no scan', 'What did you see yourself that makes you say so?'],
  ['I got elected to the works council', 'What did you do to get there?'],
  ['turned down 12 times', 'What kept you going?'],
  ['how we filled our first class', 'What worked in the end?'],
  ['what a year of night shifts taught me', 'What is the third thing?'],
  ['the worst meeting i ever sat in', 'What was it?'],
  ['i was wrong about unions', 'What changed your mind?'],
  ['we are opening a repair cafe', 'Who is it made for?'],
  ['looking for a mentor in logistics', 'What do you bring?'],
  ['night buses', 'What do you want to say about night buses?'],
  ['Homeoffice', 'What do you want to say about homeoffice?'],
  ['how to fire a supplier', 'What do you do first?'],
  ['our best baker retired', 'How did it come to that?'],
])('%s: asks %s', (idea, question) => {
  expect(asked(idea)).toContain(question);
});

it('asks one thing at a time, in a line, and three at most', () => {
  for (const idea of [
    'night buses',
    'I turned down a big order last week',
    'cover letters are dead',
    'lost our largest client',
  ])
    for (const question of asked(idea)) {
      expect(question.length).toBeLessThan(75);
      expect(question.match(/\?/g)).toHaveLength(1);
      expect(asked(idea).length).toBeLessThanOrEqual(3);
    }
});

test.each([
  'my boss is dead',
  'Peter is dead',
  'I was fired on Monday',
  'half the team got let go',
  'I am in pain every day',
])('%s: nobody is asked how or why', (idea) =>
  expect(asked(idea)[0]).toBe('What of this would you like others to know?'),
);

describe('an answer', () => {
  const give = (idea: string, ...given: [question: string, answer: string][]) =>
    given.reduce(
      (told, [question, answer]) => ideaWithAnswer({ idea: told, question, before: '', answer }),
      idea,
    );

  test.each([
    ['How long did it take?', 'about 2 years', 'It took about 2 years.'],
    ['What was the hardest part?', 'finding a driver', 'The hardest part was finding a driver.'],
    ['What was the hardest part?', 'nobody wanted to drive at 4', 'nobody wanted to drive at 4.'],
    ['How big was it?', '40k', 'It was worth 40k.'],
    [
      'What was the hardest part?',
      'the first winter, we had two guests',
      'The hardest part was the first winter: we had two guests.',
    ],
    [
      'Which guest do you remember best, and why?',
      'a judge who fixed our gate',
      'The one I remember best: a judge who fixed our gate.',
    ],
    [
      'What do most people get wrong?',
      'that a holiday mends it',
      'Most people think that a holiday mends it.',
    ],
    [
      'What do most people get wrong about it?',
      'being too polite',
      'What most people get wrong: being too polite.',
    ],
    [
      'What do most people get wrong about it?',
      'they think its about pay, its about rest',
      'Most people think its about pay. its about rest.',
    ],
    ['Who or what helped you?', 'my wife', 'my wife helped me.'],
    [
      'Who helped you most?',
      'my lead Marek, he took my calls',
      'my lead Marek helped most: he took my calls.',
    ],
    [
      'Which moment stays with you?',
      'when she said apply anyway',
      'I still remember when she said apply anyway.',
    ],
    ['Where does it not hold?', 'senior roles maybe', 'It may not hold for senior roles.'],
    ['What of this would you like others to know?', 'that 300 people came', '300 people came.'],
    ['What do most people get wrong?', 'they talk too long', 'Most people talk too long.'],
    [
      'How it should end: what would you like readers to answer or do?',
      'how do you do it',
      'how do you do it?',
    ],
    ['What comes next?', 'a second van', 'Next up: a second van.'],
    ['Who helped you most?', 'my cofounder Ana', 'my cofounder Ana helped most.'],
    ['Which slide was it?', 'the one with the price', 'The slide: the one with the price.'],
    ['What of this would you like others to know?', 'that it gets better', 'it gets better.'],
    [
      'What stays with you?',
      'as I said, the silence in the hall',
      'What stays with me: the silence in the hall.',
    ],
  ])('to %s, %s', (question, answer, told) => {
    expect(give('An idea', [question, answer])).toBe(`An idea\n\n${told}`);
  });

  test.each([
    'nothing special',
    'no',
    'depends',
    'rien de spécial',
    'nowhere',
    'no hard part',
    'idk',
    'same',
    "it's not public",
    'n/a',
  ])('%s tells nothing', (answer) => {
    expect(give('An idea', ['What stays with you?', answer])).toBe('An idea');
  });

  it('that says what a topic is makes one sentence with it', () =>
    expect(
      give('night buses', ['What do you want to say about night buses?', 'they are where a city talks']),
    ).toBe('night buses are where a city talks.'));

  it('to why stands with what it is the reason of, and gives way to another', () => {
    const question = 'Why did you turn down a big order?';
    const once = give('I turned down a big order last week', [question, 'because they pay after 90 days']);
    expect(once).toBe('I turned down a big order last week because they pay after 90 days');
    const again = ideaWithAnswer({
      idea: once,
      question,
      before: 'because they pay after 90 days',
      answer: 'because we were full',
    });
    expect(again).toBe('I turned down a big order last week because we were full');
    expect(ideaWithAnswer({ idea: again, question, before: 'because we were full', answer: '' })).toBe(
      'I turned down a big order last week',
    );
  });

  it('to one point of a list after the other makes the list in its order, whichever came first', () => {
    const idea = give(
      'my first year as a landlord: 3 lessons',
      ['What is the second lesson?', 'write everything down'],
      ['What is the first lesson?', 'see the flat at night'],
      ['What is the third lesson?', 'keep 3 months of rent'],
    );
    expect(idea).toBe(
      'my first year as a landlord: 3 lessons\n\n1. see the flat at night\n2. write everything down\n3. keep 3 months of rent',
    );
    expect(writePost({ idea }, { seed: 7 }).text).toMatch(
      /3 lessons:\n\n1\. See the flat at night\n2\. Write everything down\n3\. Keep 3 months of rent/,
    );
  });
});
