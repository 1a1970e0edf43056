import { checkText } from '@limelight/post-text';
import { expect, test } from 'vitest';
import { emptyContent, type DraftContent, type Picture } from '../../post/draft.ts';
import { grouped, preflight } from './preflight.ts';

const picture = (width: number, height: number, altText = 'A lamp'): Picture => ({
  id: '00000000-0000-4000-8000-000000000001',
  mime: 'image/png',
  bytes: 1,
  name: '',
  width,
  height,
  pages: null,
  url: '/x',
  createdAt: '2026-01-05T09:00:00Z',
  altText,
});
const notes = (change: Partial<DraftContent>) => {
  const content = { ...emptyContent, text: 'We moved the meeting.', ...change };
  return preflight(content, checkText(content.text)).map(({ what, message }) => `${what}: ${message}`);
};

test('a post that goes out as it stands is told nothing', () => {
  expect(notes({})).toEqual([]);
  expect(notes({ pictures: [picture(1200, 1200)] })).toEqual([]);
  expect(notes({ text: 'Read https://a.example.' })).toEqual([]);
  expect(notes({ text: 'Write to jo@Acme.example, or @home.' })).toEqual([]);
});

test('what the checks know of LinkedIn comes with it, the gravest first and once', () => {
  const text = `${'We looked at every form on our site and at everyone who left it before the end, '.repeat(3)}then acted.\n\n**bold** and **bolder**`;
  const told = notes({ text });
  expect(told.map((one) => one.split(':')[0])).toEqual(['cut', ...told.slice(1).map(() => 'wrong')]);
  expect(new Set(told).size).toBe(told.length);
  expect(notes({ text: 'x'.repeat(3001) })[0]).toMatch(/^refused: /);
});

test('open gaps, private notes and unfilled blanks are told before the post is published', () => {
  for (const text of [
    'I began at [your first job: where?].',
    'We grew. ((Ask Ann.))',
    'Thanks, [your name].',
  ])
    expect(notes({ text })).toEqual([expect.stringMatching(/^unfinished: /)]);
});

test('a name that was typed is not linked, and a link beside pictures has no card', () => {
  expect(notes({ text: 'Thanks to @AshaRao for it.' })).toEqual([
    expect.stringContaining('@AshaRao is published as plain text'),
  ]);
  const text = 'Read https://a.example.';
  expect(notes({ text, pictures: [picture(1200, 1200)] })).toEqual([
    expect.stringContaining('because a picture goes with'),
  ]);
  const poll = {
    kind: 'poll' as const,
    question: 'Which?',
    options: ['a', 'b'],
    duration: 'THREE_DAYS' as const,
  };
  expect(notes({ text, attachment: poll })).toEqual([expect.stringContaining('because a poll goes with')]);
});

test('pictures: what is cut, blurred or silent, by their numbers', () => {
  expect(notes({ pictures: [picture(800, 1600)] })).toEqual([expect.stringContaining('taller than 4:5')]);
  expect(notes({ pictures: [picture(2000, 500)] })).toEqual([expect.stringContaining('wider than 3:1')]);
  const three = [picture(1200, 900), picture(300, 300, ''), picture(1200, 1200, ' ')];
  expect(notes({ pictures: three })).toEqual([
    expect.stringContaining('cut: The feed crops the pictures to squares'),
    'wrong: Picture 2 is less than 552 px wide and will be blurred.',
    'wrong: Pictures 2 and 3 have no alt text.',
  ]);
  const silent = [picture(1200, 900, ''), picture(1200, 1200, '')];
  expect(notes({ pictures: silent })).toContain('wrong: None of the 2 pictures has alt text.');
  const twenty = Array.from({ length: 20 }, () => picture(1200, 1200));
  expect(notes({ pictures: twenty })).toEqual([expect.stringContaining('15 more are behind the last')]);
});

test('what is left to do stands apart from what LinkedIn does', () => {
  const content = { ...emptyContent, text: '**Sleep** matters. ((Ask Dana.))' };
  const groups = grouped(preflight(content, checkText(content.text)));
  expect(groups.map(({ title, notes: told }) => [title, told.length])).toEqual([
    ['Not finished', 1],
    ['Before you publish', 1],
  ]);
  expect(grouped([])).toEqual([]);
});
