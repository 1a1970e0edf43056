import { expect, test } from 'vitest';
import { resolveTime } from './time.ts';

const instantOf = (at: string, zone: string) => {
  const resolved = resolveTime(at, zone);
  return resolved.kind === 'instant' ? resolved.at.toISOString() : resolved;
};

test.each([
  ['2031-03-12T09:30:00', 'Europe/Berlin', '2031-03-12T08:30:00.000Z'],
  ['2031-07-12T09:30', 'Europe/Berlin', '2031-07-12T07:30:00.000Z'],
  ['2031-03-12T09:30:00', 'Asia/Kolkata', '2031-03-12T04:00:00.000Z'],
  ['2031-03-12T09:30:00', 'Asia/Kathmandu', '2031-03-12T03:45:00.000Z'],
  ['2031-07-12T09:30:00', 'Australia/Lord_Howe', '2031-07-11T23:00:00.000Z'],
  ['2031-01-12T09:30:00', 'Australia/Lord_Howe', '2031-01-11T22:30:00.000Z'],
  ['2031-03-12T09:30:00+05:30', 'Europe/Berlin', '2031-03-12T04:00:00.000Z'],
  ['2031-03-12T09:30:00Z', 'America/New_York', '2031-03-12T09:30:00.000Z'],
])('%s in %s', (at, zone, expected) => {
  expect(instantOf(at, zone)).toBe(expected);
});

test('a time the clocks jump over is missing, with its two neighbours', () => {
  expect(resolveTime('2031-03-30T02:30:00', 'Europe/Berlin')).toEqual({
    kind: 'missing',
    earlier: '2031-03-30T01:30:00+01:00',
    later: '2031-03-30T03:30:00+02:00',
  });
  expect(resolveTime('2031-03-09T02:15:00', 'America/New_York')).toMatchObject({ kind: 'missing' });
  expect(resolveTime('2031-10-05T02:10:00', 'Australia/Lord_Howe')).toMatchObject({
    kind: 'missing',
    earlier: '2031-10-05T01:40:00+10:30',
    later: '2031-10-05T02:40:00+11:00',
  });
});

test('a day that a zone left out does not exist', () => {
  expect(resolveTime('2011-12-30T12:00:00', 'Pacific/Apia')).toMatchObject({ kind: 'missing' });
});

test('of a time that comes twice the earlier one is taken, and told', () => {
  const resolved = resolveTime('2031-10-26T02:30:00', 'Europe/Berlin');
  expect(resolved).toMatchObject({ kind: 'instant', at: new Date('2031-10-26T00:30:00Z') });
  expect(resolved.kind === 'instant' && resolved.note).toBe(
    '02:30 occurs twice on that day because the clocks go back. The earlier one was used (UTC+02:00).',
  );
});

test.each(['2031-02-30T09:00:00', '2031-03-12T09:30:00.1234567890123', 'noon'])('%s is no time', (at) => {
  expect(resolveTime(at, 'UTC')).toEqual({ kind: 'invalid' });
});
