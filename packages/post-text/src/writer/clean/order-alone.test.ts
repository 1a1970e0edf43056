import { expect, test } from 'vitest';
import { writePost } from '../write.ts';
import { isOrderAlone } from './order-alone.ts';

const material =
  'The mill stood still for nine years. In May two carpenters put the wheel back. Since then 40 families buy their flour there.';

test.each([
  'Write a post about this article',
  'write about this',
  'please write me a short LinkedIn post on it',
  'Write about what the carpenters did.',
  'summarise this for my followers',
  'turn this page into a post',
  'a short post for people who run mills',
  'For bakers who buy far away',
  'Schreib einen Beitrag darüber',
  'fais un post sur ça',
  'Escribe un post sobre esto',
])('%s: is said of what was brought along, and stands in no post', (idea) => {
  expect(isOrderAlone(idea)).toBe(true);
  const { text, missing } = writePost({ idea, material }, { seed: 7 });
  expect(text).toMatch(/^The mill stood still for nine years\./);
  expect(text.toLowerCase()).not.toContain(idea.toLowerCase().slice(0, 14));
  expect(missing.join()).toContain(`‘${idea}’`);
});

test.each([
  'Write thank-you notes by hand.',
  'Write it down before you forget it.',
  'We wrote a post about this and nobody read it.',
  'For ten years I bought my flour there.',
  'For me, this is the future of crafts.',
  'Make your prices public.',
  'Turn the lights off at six.',
  'Write a post about this article. My own mill closed in 1999.',
])('%s: is told', (idea) => {
  expect(isOrderAlone(idea)).toBe(false);
});
