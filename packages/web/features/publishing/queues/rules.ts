import type { WeeklySlot } from '@limelight/contracts';

/** Weekdays from Monday on, numbered as in ISO 8601. */
export const weekdays = [
  { weekday: 1, short: 'Mon', long: 'Monday' },
  { weekday: 2, short: 'Tue', long: 'Tuesday' },
  { weekday: 3, short: 'Wed', long: 'Wednesday' },
  { weekday: 4, short: 'Thu', long: 'Thursday' },
  { weekday: 5, short: 'Fri', long: 'Friday' },
  { weekday: 6, short: 'Sat', long: 'Saturday' },
  { weekday: 7, short: 'Sun', long: 'Sunday' },
] as const;

/** "09:30" becomes "9:30". */
export function clockWords(time: string): string {
  return time.replace(/^0/, '');
}

const same = (one: WeeklySlot, other: WeeklySlot) => one.weekday === other.weekday && one.time === other.time;

/** Adds `time` on these days, without duplicates. */
export function withSlots(slots: readonly WeeklySlot[], days: readonly number[], time: string): WeeklySlot[] {
  const added = days.map((weekday) => ({ weekday, time }));
  return [...slots, ...added.filter((slot) => !slots.some((held) => same(held, slot)))];
}

export function withoutSlot(slots: readonly WeeklySlot[], slot: WeeklySlot): WeeklySlot[] {
  return slots.filter((held) => !same(held, slot));
}

export const beginnings = [
  { value: 'weekdays', label: 'Monday to Friday, 9:00', days: [1, 2, 3, 4, 5], time: '09:00' },
  { value: 'three', label: 'Tuesday, Wednesday, Thursday, 9:30', days: [2, 3, 4], time: '09:30' },
  { value: 'daily', label: 'Every day, 18:00', days: [1, 2, 3, 4, 5, 6, 7], time: '18:00' },
  { value: 'none', label: 'No times yet', days: [], time: '09:00' },
] as const;

/** For example "5 times a week" or "No times yet". */
export function countWords(count: number): string {
  if (count === 0) return 'No times yet';
  return count === 1 ? 'Once a week' : `${count} times a week`;
}

/** For example "1 post" or "3 posts". */
export function postsWords(count: number): string {
  return count === 1 ? '1 post' : `${count} posts`;
}
