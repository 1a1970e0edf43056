import { expect, test } from 'vitest';
import { similarWords } from './similar-words.ts';

const post = { postId: '1', title: 'Every question in a form', published: true, at: '2031-03-02T20:00:00Z' };

test('the day is that of the person’s zone, and what is planned is told from what is out', () => {
  expect(similarWords(post, 'UTC')).toBe(
    'You published something very similar on 2 March: “Every question in a form”.',
  );
  expect(similarWords(post, 'Asia/Kolkata')).toContain('on 3 March');
  expect(similarWords({ ...post, published: false }, 'UTC')).toContain('is already planned for 2 March');
  expect(similarWords({ ...post, published: false, at: null }, 'UTC')).toContain('already being published');
});
