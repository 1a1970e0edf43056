import { describe, expect, it } from 'vitest';
import { isLively, statusWords } from './rules.ts';

describe('calendar rules', () => {
  it('says what holds a post up', () => {
    expect(statusWords({ status: 'scheduled', hold: 'late' })).toBe('Late: needs your decision');
    expect(statusWords({ status: 'scheduled', hold: null })).toBe('Scheduled');
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
