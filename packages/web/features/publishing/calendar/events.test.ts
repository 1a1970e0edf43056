import type { CalendarPost } from '@limelight/contracts';
import { describe, expect, it } from 'vitest';
import { eventsOf, moreOf, thinned } from './events.ts';

const post = (index: number, scheduledAt: string): CalendarPost => ({
  id: `post-${index}`,
  status: 'scheduled',
  hold: null,
  delivery: 'publish',
  title: `Number ${index}`,
  scheduledAt,
  publishedAt: null,
  timeZone: null,
});

describe('events', () => {
  it('stand where the clock of the zone stands, and end on their day', () => {
    const [event] = eventsOf([post(1, '2026-11-18T18:15:00Z')], {
      timeZone: 'Asia/Kolkata',
      risks: new Map(),
    });
    expect(event).toMatchObject({
      title: '23:45 Number 1',
      start: '2026-11-18 23:45:00',
      end: '2026-11-18 23:59:59',
    });
  });
  it('mark what will not go out as things are', () => {
    const [before, after] = eventsOf([post(1, '2026-11-18T09:00:00Z'), post(2, '2026-11-19T09:00:00Z')], {
      timeZone: 'UTC',
      risks: new Map([['post-2', 'expires' as const]]),
    });
    expect(before).toMatchObject({ color: 'lime', payload: { words: 'Scheduled' } });
    expect(after).toMatchObject({ color: 'orange', payload: { words: 'LinkedIn expires first' } });
  });
  it('of a crowded day show the first and how many more, of another all', () => {
    const crowded = Array.from({ length: 70 }, (_, index) =>
      post(index, new Date(Date.parse('2026-11-18T20:00:00Z') - index * 60_000).toISOString()),
    );
    const calm = [post(100, '2026-11-19T09:00:00Z')];
    const shown = thinned(eventsOf([...crowded, ...calm], { timeZone: 'UTC', risks: new Map() }));
    expect(shown.map((event) => event.title)).toEqual([
      '18:51 Number 69',
      '18:52 Number 68',
      '68 more',
      '9:00 Number 100',
    ]);
    expect(shown.map((event) => moreOf(event.id))).toEqual([null, null, '2026-11-18', null]);
  });
});
