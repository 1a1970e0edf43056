import { expect, it } from 'vitest';
import { ofCalendar, ofDrafts } from './old-post-addresses.ts';

const at = (read: (search: URLSearchParams) => string | null, search: string) =>
  read(new URLSearchParams(search));

it('leads old addresses of lists to the list of posts, with their filters', () => {
  expect(at(ofDrafts, '')).toBe('/dashboard/posts?show=drafts');
  expect(at(ofDrafts, 'show=deleted&q=two words')).toBe('/dashboard/posts?show=deleted&q=two+words');
  expect(at(ofDrafts, 'tag=Hiring&folder=A%26B')).toBe(
    '/dashboard/posts?show=drafts&folder=A%26B&tag=Hiring',
  );
  expect(at(ofCalendar, 'view=list')).toBe('/dashboard/posts?show=scheduled');
  expect(at(ofCalendar, 'status=published&q=a')).toBe('/dashboard/posts?show=published&q=a');
  expect(at(ofCalendar, 'status=unconfirmed')).toBe('/dashboard/posts?show=attention');
  expect(at(ofCalendar, 'q=a')).toBe('/dashboard/posts?show=scheduled&q=a');
});

it('leaves the views of the calendar alone', () => {
  for (const search of ['', 'view=week', 'view=month&date=2026-12-01', 'view=queues&status=draft'])
    expect(at(ofCalendar, search)).toBeNull();
});
