import type { Engine } from '@limelight/contracts';
import { checkPost } from '@limelight/post-text';
import { expect, it } from 'vitest';
import { readOwnPosts } from './own-posts.ts';

const text =
  'We cut our form to one page, and it took a month of arguments. The result? Fewer calls from confused people.';
const own = (count: number, engine: Engine | null = null) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    text: `Number ${index} of a row of notes about vans and pianos. The result? Somebody carried it up.`,
    publishedAt: '2026-03-03T23:30:00Z',
    engine,
    ownWords: null,
  }));
const rulesOf = (context: ReturnType<typeof readOwnPosts>) =>
  checkPost(text, context).map(({ rule }) => rule);

it('leaves alone what the author writes anyway, once enough posts say so', () => {
  expect(rulesOf(readOwnPosts([], null))).toContain('rhetorical-result');
  expect(rulesOf(readOwnPosts(own(2), null))).toContain('rhetorical-result');
  expect(rulesOf(readOwnPosts(own(6), null))).not.toContain('rhetorical-result');
});

it('learns nothing of a person’s habits from what a model wrote or changed', () => {
  const model = { kind: 'model', name: 'gullible' } as const;
  expect(rulesOf(readOwnPosts(own(6, model), null))).toContain('rhetorical-result');
  const changed = own(6).map((post) => ({ ...post, ownWords: { before: 'Vans.', said: [] } }));
  expect(rulesOf(readOwnPosts(changed, null))).toContain('rhetorical-result');
  const built = { kind: 'built-in', name: 'Built-in writer' } as const;
  expect(rulesOf(readOwnPosts(own(6, built), null))).not.toContain('rhetorical-result');
});

it('names the day on which the same was told, in the author’s time zone, and never the post at hand', () => {
  const before = [{ id: 'a', text, publishedAt: '2026-03-03T23:30:00Z', engine: null, ownWords: null }];
  const [told] = checkPost(text, readOwnPosts(before, 'b', 'Asia/Kolkata')).filter(
    ({ rule }) => rule === 'told-before',
  );
  expect(told?.message).toContain('You told this on 4 March 2026');
  expect(rulesOf(readOwnPosts(before, 'a'))).not.toContain('told-before');
});
