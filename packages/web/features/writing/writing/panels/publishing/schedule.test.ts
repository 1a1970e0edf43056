import { expect, test } from 'vitest';
import { wallTimeAt } from '../../../../../lib/wall-time.ts';
import {
  firstTime,
  offsetLabel,
  resolveWallTime,
  scheduleBody,
  suggestTimes,
  tokenWarning,
} from './schedule.ts';

const at = (iso: string) => Date.parse(iso);

test('a clock time becomes the instant of its zone', () => {
  expect(resolveWallTime({ date: '2026-01-13', time: '09:00' }, 'Asia/Kolkata')).toEqual({
    kind: 'instant',
    at: '2026-01-13T03:30:00.000Z',
  });
  expect(resolveWallTime({ date: '2026-07-13', time: '09:00' }, 'America/New_York')).toEqual({
    kind: 'instant',
    at: '2026-07-13T13:00:00.000Z',
  });
  expect(resolveWallTime({ date: '2026-01-01', time: '00:15' }, 'Pacific/Kiritimati')).toEqual({
    kind: 'instant',
    at: '2025-12-31T10:15:00.000Z',
  });
});

test('a time the clocks jump over is reported with the time they show instead', () => {
  expect(resolveWallTime({ date: '2026-03-29', time: '02:30' }, 'Europe/Berlin')).toEqual({
    kind: 'missing',
    later: { date: '2026-03-29', time: '03:30' },
  });
  expect(resolveWallTime({ date: '2026-03-29', time: '03:00' }, 'Europe/Berlin').kind).toBe('instant');
});

test('a time the clocks show twice has two instants', () => {
  expect(resolveWallTime({ date: '2026-10-25', time: '02:30' }, 'Europe/Berlin')).toEqual({
    kind: 'twice',
    first: '2026-10-25T00:30:00.000Z',
    second: '2026-10-25T01:30:00.000Z',
  });
});

test('an unfinished date is no time', () => {
  expect(resolveWallTime({ date: '', time: '09:00' }, 'UTC').kind).toBe('unreadable');
  expect(resolveWallTime({ date: '2026-02-31', time: '09:00' }, 'UTC').kind).toBe('unreadable');
  expect(resolveWallTime({ date: '2026-02-01', time: '' }, 'UTC').kind).toBe('unreadable');
});

test('every hour of a year in odd zones comes back as it was', () => {
  for (const zone of ['Australia/Lord_Howe', 'Asia/Kathmandu', 'America/St_Johns']) {
    for (let hour = 0; hour < 8760; hour += 7) {
      const instant = at('2026-01-01T00:00:00Z') + hour * 3_600_000;
      const resolved = resolveWallTime(wallTimeAt(instant, zone), zone);
      const options =
        resolved.kind === 'instant'
          ? [resolved.at]
          : resolved.kind === 'twice'
            ? [resolved.first, resolved.second]
            : [];
      expect(options).toContain(new Date(instant).toISOString());
    }
  }
});

test('the offset is told as people read it', () => {
  expect(offsetLabel(at('2026-01-13T00:00:00Z'), 'Asia/Kolkata')).toBe('UTC+5:30');
  expect(offsetLabel(at('2026-01-13T00:00:00Z'), 'America/New_York')).toBe('UTC−5');
});

test('the first suggestion is still to come and the others are working days', () => {
  const friday = at('2026-01-09T16:20:00Z');
  expect(suggestTimes(friday, 'UTC')).toEqual([
    { date: '2026-01-09', time: '18:00' },
    { date: '2026-01-12', time: '09:00' },
    { date: '2026-01-13', time: '09:00' },
    { date: '2026-01-14', time: '09:00' },
  ]);
  expect(firstTime(friday, 'UTC')).toEqual({ date: '2026-01-12', time: '09:00' });
  const night = at('2026-01-09T02:10:00Z');
  expect(suggestTimes(night, 'UTC').map(({ time }) => time)).toEqual(['09:00', '09:00', '09:00', '09:00']);
});

test('the three warnings about the connection, word for word', () => {
  const now = at('2026-01-09T00:00:00Z');
  const later = at('2026-03-01T00:00:00Z');
  expect(tokenWarning('2026-01-08T00:00:00Z', now, later)).toBe(
    'Your LinkedIn token has expired. Please reconnect from Profile page.',
  );
  expect(tokenWarning('2026-01-12T00:00:00Z', now, null)).toBe(
    'Your LinkedIn token is expiring soon. Please reconnect from Profile page.',
  );
  expect(tokenWarning('2026-02-20T00:00:00Z', now, later)).toBe(
    'Your LinkedIn token will expire before the scheduled time. Please reconnect linkedin now from Profile page.',
  );
  expect(tokenWarning('2026-03-10T00:00:00Z', now, later)).toBeNull();
});

test('the clock time is sent, and the instant where the clock is ambiguous', () => {
  const wall = { date: '2026-10-25', time: '02:30' };
  expect(scheduleBody(wall, 'Europe/Berlin', null)).toEqual({
    at: '2026-10-25T02:30:00',
    timeZone: 'Europe/Berlin',
  });
  expect(scheduleBody(wall, 'Europe/Berlin', '2026-10-25T01:30:00.000Z').at).toBe('2026-10-25T01:30:00.000Z');
});
