import { describe, expect, it } from 'vitest';
import { addMonths, clockIn, firstLine, isLively, monthWindow, readMonth, statusWords } from './rules.ts';

describe('calendar rules', () => {
  it.each([
    ['2026-11-18T18:45:00Z', 'Asia/Kolkata', { date: '2026-11-19', time: '00:15' }],
    ['2026-03-29T01:30:00Z', 'Europe/Berlin', { date: '2026-03-29', time: '03:30' }],
    ['2026-11-18T00:00:00Z', 'America/New_York', { date: '2026-11-17', time: '19:00' }],
  ])('reads the clock at %s in %s', (at, zone, expected) => {
    expect(clockIn(at, zone)).toEqual(expected);
  });
  it('asks for the days around a month too', () => {
    expect(monthWindow('2026-12')).toEqual({
      from: '2026-11-23T00:00:00.000Z',
      to: '2027-01-09T00:00:00.000Z',
    });
  });
  it('goes over the turn of the year', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
  });
  it('takes only a month from the address', () => {
    expect(readMonth('2026-11')).toBe('2026-11');
    expect(readMonth('2026-13')).toBeNull();
    expect(readMonth('x')).toBeNull();
  });
  it('says what holds a post up', () => {
    expect(statusWords({ status: 'scheduled', hold: 'late' })).toBe('Late: waits for you');
    expect(statusWords({ status: 'scheduled', hold: null })).toBe('Scheduled');
  });
  it('cuts at the first line that says something', () => {
    expect(firstLine('\n\n  Hello there \nmore')).toBe('Hello there');
    expect(firstLine('x'.repeat(100), 10)).toBe(`${'x'.repeat(9)}…`);
  });
  it('looks again while something is about to happen', () => {
    const now = Date.parse('2026-11-18T09:00:00Z');
    expect(isLively([{ status: 'scheduled', hold: null, scheduledAt: '2026-11-18T09:01:00Z' }], now)).toBe(
      true,
    );
    expect(isLively([{ status: 'scheduled', hold: 'late', scheduledAt: '2026-11-18T08:00:00Z' }], now)).toBe(
      false,
    );
    expect(isLively([{ status: 'scheduled', hold: null, scheduledAt: '2026-11-19T09:01:00Z' }], now)).toBe(
      false,
    );
    expect(isLively([{ status: 'publishing', hold: null, scheduledAt: null }], now)).toBe(true);
  });
});
