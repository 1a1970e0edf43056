import type { Attachment } from '@limelight/contracts';
import { expect, test } from 'vitest';
import { addAttachment, addFile, fitting, whatWent } from './attaching.ts';
import type { Picture } from '../../post/draft.ts';

const file = (id: string, mime: Picture['mime'] = 'image/png', name = ''): Picture => ({
  id,
  mime,
  bytes: 10,
  width: 4,
  height: 3,
  pages: null,
  name,
  url: `/files/${id}`,
  createdAt: '2031-03-12T09:00:00Z',
  altText: '',
});
const nothing = { attachment: null, pictures: [] };
const link = { kind: 'link', source: 'https://example.com/', title: 'Example', description: '' } as const;
const ids = (pictures: readonly Picture[]) => pictures.map((one) => one.id);

test('pictures gather up to twenty', () => {
  let there = addFile(nothing, file('0'));
  for (let count = 1; count < 25; count += 1) there = addFile(there, file(String(count)));
  expect(there.attachment).toBeNull();
  expect(there.pictures).toHaveLength(20);
});

test('a document takes the place of pictures and is titled after its file', () => {
  const there = addFile(addFile(nothing, file('a')), file('b', 'application/pdf', 'plan_for-2031.pdf'));
  expect(there.attachment).toEqual({ kind: 'document', title: 'plan for 2031' });
  expect(ids(there.pictures)).toEqual(['b']);
  expect(addFile(there, file('c')).attachment).toBeNull();
});

test('a link takes over a single picture, and a new one replaces it', () => {
  const there = addAttachment(addFile(nothing, file('a')), link);
  expect(ids(there.pictures)).toEqual(['a']);
  expect(addFile(there, file('b'))).toMatchObject({ attachment: link, pictures: [{ id: 'b' }] });
  const two = addFile(addFile(nothing, file('a')), file('b'));
  expect(addAttachment(two, link).pictures).toEqual([]);
});

test('a poll carries nothing, and a picture after it takes its place', () => {
  const poll = { kind: 'poll', question: '', options: ['', ''], duration: 'ONE_DAY' } as const;
  const there = addAttachment(addFile(nothing, file('a')), { ...poll, options: [...poll.options] });
  expect(there.pictures).toEqual([]);
  expect(addFile(there, file('b'))).toMatchObject({ attachment: null, pictures: [{ id: 'b' }] });
});

test('only as many pictures are sent as there is room for, and every other file', () => {
  const given = ['a', 'b', 'c.pdf'];
  const isPicture = (name: string) => !name.endsWith('pdf');
  const pictures = Array.from({ length: 19 }, (_, index) => file(String(index)));
  expect(fitting(given, nothing, isPicture)).toEqual(given);
  expect(fitting(given, { attachment: null, pictures }, isPicture)).toEqual(['a', 'c.pdf']);
  const document = { attachment: { kind: 'document', title: 'a' } as const, pictures: [file('b')] };
  expect(fitting(given, document, isPicture)).toEqual(given);
});

test('what another kind takes the place of is named, and what stays is not', () => {
  const two = addFile(addFile(nothing, file('a')), file('b'));
  const poll: Attachment = { kind: 'poll', question: 'Which?', options: ['a', 'b'], duration: 'ONE_DAY' };
  const polled = addAttachment(two, poll);
  expect(whatWent(two, polled)).toBe('2 pictures are');
  expect(whatWent(polled, addFile(polled, file('c')))).toBe('The poll is');
  expect(whatWent(polled, { ...polled, attachment: { ...poll, question: 'What?' } })).toBeNull();
  expect(whatWent(addFile(nothing, file('a')), addAttachment(addFile(nothing, file('a')), link))).toBeNull();
  expect(whatWent(nothing, two)).toBeNull();
});
