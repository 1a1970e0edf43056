import { expect, test } from 'vitest';
import { alongWords } from './along.ts';
import type { DraftContent, Picture } from '../../post/draft.ts';

const picture: Picture = {
  id: '01999999-0000-7000-8000-000000000001',
  url: '/api/media/1',
  altText: '',
  width: 10,
  height: 10,
  pages: null,
  name: '',
  mime: 'image/png',
  bytes: 3,
  createdAt: '2031-04-30T10:00:00.000Z',
};
const bare: DraftContent = {
  text: 'Words.',
  pictures: [],
  attachment: null,
  firstComment: '',
  visibility: 'PUBLIC',
};

test.each<[string | null, Partial<DraftContent>]>([
  [null, {}],
  ['With a picture.', { pictures: [picture] }],
  ['With 2 pictures, and a first comment.', { pictures: [picture, picture], firstComment: 'The link.' }],
  [
    'With the document “Plan”, 1 page.',
    { attachment: { kind: 'document', title: 'Plan' }, pictures: [{ ...picture, pages: 1 }] },
  ],
  [
    'With a link to example.org.',
    { attachment: { kind: 'link', source: 'https://example.org/a', title: '', description: '' } },
  ],
  ['With a first comment.', { firstComment: 'The link.' }],
])('%s', (words, content) => {
  expect(alongWords({ ...bare, ...content })).toBe(words);
});
