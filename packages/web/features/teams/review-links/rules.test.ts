import { expect, test } from 'vitest';
import { repostUrl } from '../../../lib/repost-url.ts';
import { secretIn } from '../../../lib/link-secret.ts';
import { attachedOf, standingOf, tellingApprovals } from './rules.ts';

const approval = (name: string, current: boolean) => ({ name, current, at: '2026-11-20T09:00:00Z' });

const change = (current: boolean) => ({ ...approval('Cy', current), id: '1', note: 'Shorter.' });

test('a post is approved as it is, was approved before a change, needs changes, or is open', () => {
  const standing = (approvals: ReturnType<typeof approval>[], changes: ReturnType<typeof change>[] = []) =>
    standingOf({ approvals, changes });
  expect(standing([])).toBe('open');
  expect(standing([], [change(false)])).toBe('open');
  expect(standing([approval('Ann', false)])).toBe('reopened');
  expect(standing([approval('Ann', false), approval('Ben', true)], [change(false)])).toBe('approved');
  expect(standing([approval('Ben', true)], [change(false), change(true)])).toBe('changes');
  expect(tellingApprovals([approval('Ann', false), approval('Ben', true)])).toEqual([approval('Ben', true)]);
  expect(tellingApprovals([approval('Ann', false), approval('Ben', false)])).toEqual([
    approval('Ben', false),
  ]);
});

test('a secret is read from an address, and nothing else is taken for one', () => {
  expect(secretIn(`#${'a1'.repeat(32)}`)).toBe('a1'.repeat(32));
  for (const hash of ['', '#', '#posts', `#${'a1'.repeat(31)}`, `#${'zz'.repeat(32)}`])
    expect(secretIn(hash)).toBeNull();
});

test('pictures, documents and words alone are previewed', () => {
  const file = {
    mime: 'image/jpeg' as const,
    url: '/x',
    width: 10,
    height: 20,
    pages: null,
    altText: 'A desk',
  };
  expect(attachedOf({ attachment: null, media: [] })).toBeNull();
  expect(attachedOf({ attachment: null, media: [file] })).toMatchObject({
    kind: 'images',
    images: [{ url: '/x', altText: 'A desk' }],
  });
  expect(
    attachedOf({ attachment: { kind: 'document', title: 'Plan' }, media: [{ ...file, pages: 3 }] }),
  ).toEqual({ kind: 'document', title: 'Plan', pages: 3, url: '/x' });
});

test('a reader can open the post that is reposted', () => {
  const urn = 'urn:li:share:7300000000000000000';
  expect(repostUrl({ kind: 'repost', urn })).toBe(`https://www.linkedin.com/feed/update/${urn}`);
  expect(repostUrl({ kind: 'document', title: 'Plan' })).toBeNull();
  expect(repostUrl(null)).toBeNull();
});
