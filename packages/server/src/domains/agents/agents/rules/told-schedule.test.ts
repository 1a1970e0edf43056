import { describe, expect, it } from 'vitest';
import { plannedSchedule, scheduleIn, unplannableRhythm } from './told-schedule.ts';

describe('the schedule in a description', () => {
  it.each([
    ['Every Monday read the feed', [1], '08:00'],
    ['Read it on Tuesdays and Fridays at 17:45', [2, 5], '17:45'],
    ['every weekday at 7am, mail me', [1, 2, 3, 4, 5], '07:00'],
    ['Daily at 9', [1, 2, 3, 4, 5, 6, 7], '09:00'],
    ['Each Sunday at 12 pm', [7], '12:00'],
    ['every monday, wednesday and friday at 6.15 pm', [1, 3, 5], '18:15'],
  ])('is read from “%s”', (description, weekdays, time) => {
    expect(scheduleIn(description)).toEqual({ weekdays, time });
  });

  it('is none where a weekday is only a subject', () => {
    expect(scheduleIn('Write about the Monday blues and Black Friday sales')).toBeNull();
    expect(scheduleIn('Read https://example.com/friday/feed')).toBeNull();
  });

  it('is the model’s where it read one, and the description’s where it did not', () => {
    const description = 'Jeden Dienstag, and every Monday at 10:00';
    expect(plannedSchedule({ days: ['tuesday'], time: '06:30' }, description)).toEqual({
      weekdays: [2],
      time: '06:30',
    });
    expect(plannedSchedule({ days: [], time: '' }, description)).toEqual({ weekdays: [1], time: '10:00' });
    expect(plannedSchedule({ days: ['tuesday'], time: 'noonish' }, 'Jeden Dienstag')?.time).toBe('08:00');
  });

  it('names a rhythm that weekdays cannot express', () => {
    expect(unplannableRhythm('Every month, read my posts')).toBe('every month');
    expect(unplannableRhythm('On the first Monday of each month')).toBe('first monday of each month');
    expect(unplannableRhythm('Every Monday, read my posts')).toBeNull();
  });
});
