import { measureVoice } from '@limelight/post-text';
import { expect, test } from 'vitest';
import { habitsOf } from './habits.ts';

const subjects = ['pallets', 'forecasts', 'night shifts', 'scanners', 'orders', 'reports'];
const habits = (post: (subject: string, at: number) => string) => {
  const measured = measureVoice(subjects.map(post));
  if (measured === null) throw new Error('too few posts');
  return habitsOf(measured);
};
/** The habits that these posts show as sentences, and those they lack. */
const told = (post: (subject: string, at: number) => string) => {
  const all = habits(post);
  const words = (isNever: boolean) => all.filter((one) => one.isNever === isNever).map(({ text }) => text);
  return { does: words(false), never: words(true) };
};

test('an average post in numbers that somebody can write to, and what the author never uses', () => {
  expect(
    told(
      (subject) =>
        `I counted the ${subject} again this morning. There were more than the screen said, so I asked the people who work with them.\n\nThey knew.`,
    ),
  ).toEqual({
    does: [
      expect.stringMatching(/^Usually 2\d to 2\d words; more only if what has to be said needs them\.$/),
      expect.stringMatching(/^Sentences of about \d words, some of \d, now and then one of 1\d\.$/),
      expect.stringMatching(/^Paragraphs of about 1\d words, usually several sentences\.$/),
      '“I”, “me” or “my”: about 2 in a post.',
    ],
    never: ['question marks', 'exclamation marks', 'emoji', 'dashes', 'lists', 'hashtags'],
  });
});

test('how often emoji, questions, lists and hashtags occur, without more hashtags than a post should have', () => {
  const loud = told(
    (subject, at) =>
      `Ready to count the ${subject}? 🚀${at % 2 === 0 ? '' : ' Count them today. Then count them again, and again.'}\n\n- Count\n- Ask\n\n#a #b #c #d #e #f #g #h`,
  );
  expect(loud.does).toContain('emoji: about one in a post.');
  expect(loud.does).toContain('Hashtags: about 5 in a post, never more than 5.');
  expect(loud.does).toContain('The first sentence is usually a question.');
  expect(loud.does.join('\n')).toMatch(/Lists: about \d\d% of the lines\./);
});

test('what a post is about is no habit: figures and brackets are neither asked for nor ruled out', () => {
  const words = habits((subject) => `We counted the ${subject} and wrote down what we found.`);
  expect(words.map(({ text }) => text).join('\n')).not.toMatch(/digits|brackets/);
});
