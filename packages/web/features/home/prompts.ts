import type { ProfileData } from '@limelight/contracts';

export interface Prompt {
  question: string;
  /** What to jot down. It becomes the start of the idea. */
  start: string;
}

const always: readonly Prompt[] = [
  { question: 'What did you change your mind about this month?', start: 'I used to think ' },
  { question: 'What went wrong, and what do you do differently since?', start: 'What went wrong: ' },
  { question: 'Which number surprised you lately?', start: 'The number that surprised me: ' },
  { question: 'What do people keep asking you?', start: 'People keep asking me ' },
  { question: 'What did you stop doing, and what happened?', start: 'We stopped ' },
  { question: 'Which small decision had a big impact?', start: 'It looked like a small decision: ' },
  { question: 'What would you tell yourself from two years ago?', start: 'Two years ago I did not know ' },
  { question: 'Which advice do you disagree with?', start: 'I disagree with ' },
  { question: 'What took an hour and saved a week?', start: 'It took an hour: ' },
  { question: 'Who taught you something this week?', start: 'This week I learned from ' },
  { question: 'What do you do every Monday, and why?', start: 'Every Monday I ' },
  { question: 'What did you say no to?', start: 'I said no to ' },
];

const byGoal: readonly { words: RegExp; prompts: readonly Prompt[] }[] = [
  {
    words: /hir|recruit|team/i,
    prompts: [
      { question: 'What does a good first week look like in your team?', start: 'A good first week here: ' },
      { question: 'Which question do you ask in every interview?', start: 'In every interview I ask ' },
    ],
  },
  {
    words: /job|role|career|position/i,
    prompts: [
      { question: 'Which piece of work are you proud of, and what was your part?', start: 'I am proud of ' },
      {
        question: 'What would you fix in your first month in a new role?',
        start: 'In my first month I would ',
      },
    ],
  },
  {
    words: /client|custom|sale|lead|revenue/i,
    prompts: [
      { question: 'What did a customer say that stayed with you?', start: 'A customer said: ' },
      {
        question: 'Which problem do your customers solve badly before they find you?',
        start: 'Before they find us they ',
      },
    ],
  },
];

function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 16777619) >>> 0;
  return value;
}

/** Three questions for a day (YYYY-MM-DD): those that match the goals first, the rest changing daily. */
export function promptsFor(day: string, profile: Pick<ProfileData, 'goals' | 'role'> | undefined): Prompt[] {
  const told = `${profile?.goals ?? ''} ${profile?.role ?? ''}`;
  const fitting = byGoal.filter(({ words }) => words.test(told)).flatMap(({ prompts }) => prompts);
  const order = (prompts: readonly Prompt[]) =>
    prompts.toSorted((a, b) => hash(day + a.question) - hash(day + b.question));
  return [...order(fitting).slice(0, 2), ...order(always)].slice(0, 3);
}
