import { expect, it } from 'vitest';
import type { Rule } from '../src/checks/finding.ts';
import { parsePost } from '../src/checks/post.ts';
import { leftFromNotes } from '../src/checks/rules/left-from-notes.ts';
import { unfinished } from '../src/checks/rules/unfinished.ts';
import { HALVES, hasFile, readPosts } from './test-posts.ts';

const posts = (['tells', 'claims'] as const).flatMap((set) =>
  HALVES.filter((half) => hasFile(set, half)).flatMap((half) =>
    readPosts(set, half).map(({ name, text }) => ({ name: `${set}-${half} ${name}`, post: parsePost(text) })),
  ),
);

/** What a rule says of finished texts, by the text and the place. */
const remarksOf = ({ find }: Rule) =>
  posts.flatMap(({ name, post }) =>
    find(post, {}).map(({ start, end }) => `${name}: ${post.text.slice(start, end)}`),
  );

it('is measured over all labelled texts', () => {
  expect(posts).toHaveLength(1874);
});

it('finished texts are taken for rough notes in these places alone', { timeout: 60_000 }, () => {
  expect(remarksOf(leftFromNotes)).toEqual([
    'tells-seventh half-human-civil-engineer-bridge: hmm',
    'tells-seventh human-dutch-flower-grower: We have this year changed from gas to a holistic no sorry, I mean a hybrid heating.',
  ]);
});

it('and for unfinished ones nowhere', { timeout: 60_000 }, () => {
  expect(remarksOf(unfinished)).toEqual([]);
});
