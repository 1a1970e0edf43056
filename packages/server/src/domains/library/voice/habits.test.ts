import { measureVoice } from '@limelight/post-text';
import { expect, test } from 'vitest';
import { habitsOf } from './habits.ts';

const subjects = ['pallets', 'forecasts', 'night shifts', 'scanners', 'orders', 'reports'];
const habits = (post: (subject: string, at: number) => string) => {
  const measured = measureVoice(subjects.map(post));
  if (measured === null) throw new Error('too few posts');
  return habitsOf(measured);
};

test('an average post in numbers that somebody can write to, and what the author never uses', () => {
  expect(
    habits(
      (subject) =>
        `I counted the ${subject} again this morning. There were more than the screen said, so I asked the people who work with them.\n\nThey knew.`,
    ),
  ).toEqual([
    expect.stringMatching(/^Posts of about 2\d words; most have 2\d to 2\d\.$/),
    expect.stringMatching(/^Sentences of about \d words, some of \d, now and then one of 1\d\.$/),
    expect.stringMatching(/^Paragraphs of about 1\d words, usually several sentences\.$/),
    'The first sentence has about 7 words and is never a question.',
    'The last sentence has about 2 words and is never a question.',
    '“I”, “me” or “my”: about 2 in a post.',
    expect.stringMatching(
      /^Never: .*“you” or “your”, question marks, exclamation marks, emoji, dashes, .*hashtags, lists\.$/,
    ),
  ]);
});

test('how often emoji, questions, lists and hashtags occur, without more hashtags than a post should have', () => {
  const loud = habits(
    (subject, at) =>
      `Ready to count the ${subject}? 🚀${at % 2 === 0 ? '' : ' Count them today. Then count them again, and again.'}\n\n- Count\n- Ask\n\n#a #b #c #d #e #f #g #h`,
  );
  expect(loud).toContain('emoji: about one in a post.');
  expect(loud).toContain('Hashtags: about 5 in a post, never more than 5.');
  expect(loud.join('\n')).toMatch(/first sentence has about \d words and is always a question\./);
  expect(loud.join('\n')).toMatch(/Lists: about \d\d% of the lines\./);
});
