import type { LinkCard } from '@limelight/contracts';
import { expect, test } from 'vitest';
import type { Attached } from './attaching.ts';
import { cardNote, fillCard, firstAddress, offeredAddress } from './link-card.ts';

const nothing: Attached = { attachment: null, pictures: [] };
const source = 'https://example.com/report';
const picture = {
  id: 'b1c7e8a4-7d0c-4a6c-9a55-0f4a0a5b8d11',
  mime: 'image/png',
  bytes: 10,
  width: 4,
  height: 3,
  pages: null,
  name: '',
  url: '/files/1',
  createdAt: '2031-03-12T09:00:00Z',
} as const;
const card: LinkCard = {
  source,
  title: 'The report',
  description: 'What we learnt.',
  picture,
  pictureAltText: 'A chart',
};
const link = (title = '', description = ''): Attached => ({
  attachment: { kind: 'link', source, title, description },
  pictures: [],
});

test.each([
  ['Read https://example.com/report.', 'https://example.com/report'],
  ['Read it at example.com/report (free)', 'https://example.com/report'],
  ['See www.example.com and https://other.example', 'https://www.example.com'],
  ['Half an address: https://exa', null],
  ['No address at all.', null],
  ['As in https://www.linkedin.com/feed/update/urn:li:share:7100000000000000001/', null],
])('the address in “%s”', (text, found) => {
  expect(firstAddress(text)).toBe(found);
});

test('a card is offered while nothing else goes with the text, until somebody says no', () => {
  const text = `Worth a read: ${source}`;
  expect(offeredAddress(text, nothing, new Set())).toBe(source);
  expect(offeredAddress(text, nothing, new Set([source]))).toBeNull();
  expect(offeredAddress(text, link(), new Set())).toBeNull();
  expect(
    offeredAddress(text, { attachment: null, pictures: [{ ...picture, altText: '' }] }, new Set()),
  ).toBeNull();
});

test('what was read fills what is empty, and replaces only when it is asked for', () => {
  expect(fillCard(link(), card, false)).toEqual({
    attachment: { kind: 'link', source, title: 'The report', description: 'What we learnt.' },
    pictures: [{ ...picture, altText: 'A chart' }],
  });
  expect(fillCard(link('Mine'), card, false)?.attachment).toMatchObject({ title: 'Mine' });
  expect(fillCard(link('Mine'), card, true)?.attachment).toMatchObject({ title: 'The report' });
  expect(fillCard(link('Mine'), { ...card, title: '' }, true)?.attachment).toMatchObject({ title: 'Mine' });
});

test('an answer for a card that is gone changes nothing', () => {
  expect(fillCard(nothing, card, false)).toBeNull();
  expect(fillCard(link(), { ...card, source: 'https://example.com/other' }, false)).toBeNull();
});

test('what the page does not say is said plainly', () => {
  expect(cardNote({ ...card, title: '' })).toContain('has no title');
  expect(cardNote({ ...card, picture: null })).toContain('no picture');
  expect(cardNote(card)).toBeNull();
});

test('a firm that is called as its address is no page to show', () => {
  expect(firstAddress('Booking.com became our client.')).toBeNull();
  expect(firstAddress('Booking.com has it at booking.com/rooms now.')).toBe('https://booking.com/rooms');
});
