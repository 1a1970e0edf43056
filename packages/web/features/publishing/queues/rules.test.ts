import { expect, it } from 'vitest';
import { withoutSlot, withSlots } from './rules.ts';

const monday = { weekday: 1, time: '09:00' };

it('adds a time to several days, and to none twice', () => {
  expect(withSlots([monday], [1, 2], '09:00')).toEqual([monday, { weekday: 2, time: '09:00' }]);
});

it('takes one time away and leaves the same time of other days', () => {
  const tuesday = { weekday: 2, time: '09:00' };
  expect(withoutSlot([monday, tuesday], monday)).toEqual([tuesday]);
});
