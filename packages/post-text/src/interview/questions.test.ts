import { describe, expect, it, test } from 'vitest';
import { INTERVIEW_LENGTH, interviewSource, nextQuestion, type AnsweredQuestion } from './questions.ts';
import { withoutReaders } from './readers.ts';
import { saysNothing } from './says-nothing.ts';

const after = (...answers: string[]) => {
  const turns: AnsweredQuestion[] = [];
  for (const answer of answers) turns.push({ question: nextQuestion(turns)?.question ?? '', answer });
  return nextQuestion(turns)?.question ?? null;
};

describe('the next question', () => {
  it('begins with something that happened, and ends after five', () => {
    expect(after()).toBe('What happened at work lately that you still think about?');
    expect(after('a', 'b', 'c', 'd', 'e')).toBeNull();
  });

  it('takes up no guess as what somebody holds', () => {
    expect(after('We lost the Hansen account.', 'Dont know, they ran out of money I think')).not.toContain(
      'money',
    );
  });

  it('asks who looks for work what they can do, and for which role', () => {
    const search = 'Laid off after 6 years in logistics, looking for an ops manager role in Rotterdam.';
    expect(after(search)).toBe('What did you do last that you are proud of?');
    expect(after(search, 'I cut a backlog.')).toBe('Which role are you looking for, where, and from when?');
    expect(after('I was laid off after 6 years.')).toBe('What of this would you like others to know?');
  });

  it.each([
    ['We spoke with three customers last week.', '“three customers”', 'What did the first of them say?'],
    ['I did 43 calls for our round.', '“43 calls”', 'Which of them do you remember best'],
    ['Our rate went to 63% with the short form.', '“63%”', 'What was it before'],
    ['My boss stopped the project.', '“My boss”', 'What did they say or do?'],
    [
      'She told us "you sell the dashboard and we buy the call".',
      '“you sell the dashboard',
      'How did you answer',
    ],
    ['I was wrong about the price.', '“I was wrong about the price”', 'When did you notice'],
    ['We moved the office in March.', '“in March”', 'Where were you'],
    ['Layoffs', '“Layoffs”', 'What happened'],
    ['In March Priya Sharma joined us.', '“Priya Sharma”', 'What was their part in it?'],
    ['I met Priya Sharma at the fair.', '“Priya Sharma”', 'What was their part in it?'],
    ['The stall is moving to Leith Walk.', '“Leith Walk”', 'What was it like there?'],
    ['We have a shop in Lisbon.', '“Lisbon”', 'What was it like there?'],
    ['The tender came from Lidl.', '“Lidl”', 'How does that come into it?'],
    ['We keep all of it in Notion.', '“Notion”', 'How does that come into it?'],
  ])('takes up what was said: %s', (answer, words, question) => {
    const next = after(answer) ?? '';
    expect(next).toContain(words);
    expect(next).toContain(question);
  });

  it.each([
    'I was laid off in March and am looking for warehouse work in Manchester.',
    'I am looking for data analyst roles in Leeds or Manchester.',
    'My job hunt in Manchester has not gone well so far, to be honest with you.',
  ])('asks nothing of a place that is only where somebody looks for work: %s', (answer) => {
    expect(after(answer)).not.toMatch(/“(?:Manchester|Leeds)”/);
  });

  it.each(['idk', 'I don’t know.', 'no idea', '?', 'keine Ahnung'])(
    'goes on after %s as after a question that was skipped',
    (answer) => {
      expect(after(answer)).toBe(after(''));
      expect(after('We lost a client.', answer)).toBe(after('We lost a client.', ''));
    },
  );

  it('quotes nothing that was not said, and asks nothing twice', () => {
    const answers = [
      'We lost our largest client on Monday after three calls.',
      'My boss said "we should have asked" and nobody spoke for a minute.',
      'I was afraid of the next 12 weeks.',
      'In the end four of the 30 customers left, and I learned to ask first.',
    ];
    const turns: AnsweredQuestion[] = [];
    for (const answer of [...answers, '']) {
      const { question = '' } = nextQuestion(turns) ?? {};
      const told = turns.map((turn) => turn.answer).join('\n');
      for (const [, quoted = ''] of question.matchAll(/“([^”]*)”/g)) expect(told).toContain(quoted);
      turns.push({ question, answer });
    }
    expect(new Set(turns.map(({ question }) => question)).size).toBe(INTERVIEW_LENGTH);
    expect(turns.slice(1).filter(({ question }) => question.includes('You said “')).length).toBeGreaterThan(
      2,
    );
    expect(turns.at(-1)?.question).toContain('Who should read this');
  });

  it('goes on with what a post lacks when a question is skipped, in any language', () => {
    expect(after('')).toContain('When was the moment it turned?');
    expect(after('', '')).toContain('How big was it?');
    expect(after('Wir haben am Montag drei Kunden verloren und das war nicht schön.')).not.toContain(
      'You said',
    );
  });
});

it('the answers become the source', () => {
  expect(
    interviewSource([
      { question: 'a', answer: 'We lost a client ' },
      { question: 'b', answer: '' },
      { question: 'c', answer: 'Why?' },
    ]),
  ).toBe('We lost a client.\nWhy?');
});

it.each([
  'idk',
  'IDK!',
  'I don’t know',
  'dont know',
  'I do not know, sorry',
  'no idea',
  'n/a',
  'N.A.',
  '-',
  '…',
  'nothing',
  'skip',
  'pass',
  '?',
  'keine Ahnung',
  'Weiß ich nicht.',
  'no sé',
  'je ne sais pas',
  'Je sais pas',
])('says nothing, and is left out of the source: %s', (answer) => {
  expect(saysNothing(answer)).toBe(true);
  expect(interviewSource([{ question: 'a', answer }])).toBe('');
});

it.each([
  'No.',
  'Twice',
  '12',
  'I did not know what to say to her.',
  'Nothing changed for a year.',
  'We had no idea how many would come.',
  'Pass rates went up.',
  '日本',
])('says something: %s', (answer) => {
  expect(saysNothing(answer)).toBe(false);
});

test.each([
  'My mum passed in February.',
  'I was harassed by my boss for 2 years.',
  'We lost the baby in week 20.',
])('after %s nobody is asked for figures, places or words', (answer) => {
  const turns = [{ question: 'What happened at work lately that you still think about?', answer }];
  const first = nextQuestion(turns)?.question ?? '';
  expect(first).toBe('What of this would you like others to know?');
  const second = nextQuestion([...turns, { question: first, answer: 'She never took a Monday off.' }]);
  expect(second?.question).not.toMatch(/How big|number/);
});

const whoReads = 'You said “we kept it”. Who should read this, and what should they do differently?';
test.each([
  ['founders who sell', 'Audience: founders who sell'],
  ['It’s for people who run a night shift.', 'Audience: people who run a night shift'],
  ['For small agencies. Say no once a month.', 'Say no once a month.\nAudience: small agencies'],
  ['Nurses. They should write down what is odd.', 'Nurses should write down what is odd.\nAudience: Nurses'],
  ['new managers, and they should ask first', 'New managers should ask first.\nAudience: new managers'],
  ['People in support should answer slower', 'People in support should answer slower.'],
  ['Say no more often', 'Say no more often.'],
  ['idk', ''],
])('who should read it is no sentence of the post: %s', (answer, ends) => {
  const first = { question: 'What happened?', answer: 'We kept the smaller stall.' };
  const source = interviewSource([first, { question: whoReads, answer }]);
  expect(source).toBe(`We kept the smaller stall.${ends === '' ? '' : '\n'}${ends}`);
});

test('readers alone are nothing to write from', () => {
  expect(interviewSource([{ question: whoReads, answer: 'bakers' }])).toBe('');
});

test('an idea is told apart from the line that names its readers', () => {
  const idea = 'We kept the smaller stall.\nIt sells more.\nAudience: market traders';
  expect(withoutReaders(idea)).toEqual({
    idea: 'We kept the smaller stall.\nIt sells more.',
    readers: 'market traders',
  });
  const told = 'The audience: 40 people in a barn.';
  expect(withoutReaders(told)).toEqual({ idea: told, readers: '' });
});
