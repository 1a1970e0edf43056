import { expect, it } from 'vitest';
import { readOpenPage, registerOpenPage, type OpenPage } from './open-page.ts';

it('names the page that was opened last, and the one below when it closes', () => {
  const post: OpenPage = { kind: 'post', id: 'a' };
  const idea: OpenPage = { kind: 'idea', id: 'b' };
  expect(readOpenPage()).toBeNull();
  const closePost = registerOpenPage(post);
  const closeIdea = registerOpenPage(idea);
  expect(readOpenPage()).toBe(idea);
  closeIdea();
  expect(readOpenPage()).toBe(post);
  // The next page registers before the last one is gone.
  const closeRun = registerOpenPage({ kind: 'run', id: 'c' });
  closePost();
  expect(readOpenPage()?.kind).toBe('run');
  closeRun();
  expect(readOpenPage()).toBeNull();
});
