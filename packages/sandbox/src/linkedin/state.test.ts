import { expect, test } from 'vitest';
import { Signing } from '../signing.ts';
import { Blobs } from '../store/blobs.ts';
import { Journal } from '../store/journal.ts';
import { LINKEDIN_DEFAULTS } from './settings.ts';
import { duplicateKey, LinkedInState } from './state.ts';

test('the 20,000th post costs what the first did', () => {
  const journal = new Journal();
  const state = new LinkedInState({
    journal,
    blobs: new Blobs(),
    signing: new Signing(journal),
    now: () => 1_790_000_000_000,
    settings: LINKEDIN_DEFAULTS,
    requestCapacity: 10,
    app: { clientId: 'c', clientSecret: 's', scopes: [], redirectUris: [] },
  });
  const add = (count: number): number => {
    const started = performance.now();
    for (let index = 0; index < count; index += 1) {
      const number = state.numbers.next(state.now());
      const post = {
        urn: `urn:li:share:${number}`,
        activityUrn: `urn:li:activity:${number}1`,
        memberId: 'm',
        author: 'urn:li:person:m',
        clientId: 'c',
        commentary: `text ${number}`,
        rendered: { text: '', cut: false, marks: [] },
        visibility: 'PUBLIC',
        reshareDisabled: false,
        createdAt: state.now(),
        lastModifiedAt: state.now(),
        edited: false,
        deleted: false,
        requestId: index,
      };
      if (state.findDuplicate(duplicateKey(post)) !== undefined) throw new Error('not a duplicate');
      state.addPost(post);
      if (state.findPost(post.activityUrn) !== post) throw new Error('lost');
      if (state.listPosts(0, 1)[0] !== post) throw new Error('not the newest');
    }
    return performance.now() - started;
  };
  // The minimum of several batches, so that other load on the machine does not affect the result.
  const least = () => Math.min(...Array.from({ length: 5 }, () => add(300)));
  add(500);
  const early = least();
  add(16_500);
  expect(least()).toBeLessThan(early * 6);
  expect(state.postCount).toBe(20_000);
});
