import type { AgentSchedule } from '@limelight/contracts';

export const dayNames = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

type Told = Omit<AgentSchedule, 'timeZone'>;

const usualTime = '08:00';
const allDays = [1, 2, 3, 4, 5, 6, 7];

/** `17:30`, `at 9`, `at 9.30`, `8am` and `8 pm` as `HH:MM`. */
function timeIn(text: string): string | null {
  const [, clockHour, clockMinute, half] = /\b(\d{1,2})[:.](\d{2})\s*([ap]m)?\b/.exec(text) ?? [];
  const [, wholeHour, wholeHalf] = /\b(\d{1,2})\s*([ap]m)\b/.exec(text) ?? [];
  const [, atHour] = /\bat (\d{1,2})\b(?![:.]\d)/.exec(text) ?? [];
  const hour = Number(clockHour ?? wholeHour ?? atHour ?? Number.NaN);
  const isHalf = half ?? wholeHalf;
  const of24 = isHalf === undefined ? hour : (hour % 12) + (isHalf === 'pm' ? 12 : 0);
  const minute = Number(clockMinute ?? 0);
  if (!(of24 < 24 && minute < 60)) return null;
  return `${String(of24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** The weekdays that a description asks for in plain English, so that they are kept whatever a model makes of them. */
export function scheduleIn(description: string): Told | null {
  const text = description.toLowerCase();
  const named = dayNames.flatMap((name, index) =>
    new RegExp(`\\b(?:every|each|on|and|,|or) ?${name}s?\\b|\\b${name}s\\b`).test(text) ? [index + 1] : [],
  );
  const weekdays = /\b(?:daily|(?:every|each) (?:day|morning|evening|night))\b/.test(text)
    ? allDays
    : /\b(?:on|every|each) (?:weekday|working day|workday)s?\b/.test(text)
      ? allDays.slice(0, 5)
      : named;
  return weekdays.length === 0 ? null : { weekdays, time: timeIn(text) ?? usualTime };
}

/** The schedule of a plan: what the model read, else what the description says in plain English. */
export function plannedSchedule(
  answer: { days: readonly (typeof dayNames)[number][]; time: string },
  description: string,
): Told | null {
  const told = scheduleIn(description);
  const weekdays = dayNames.flatMap((name, index) => (answer.days.includes(name) ? [index + 1] : []));
  if (weekdays.length === 0) return told;
  const isTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(answer.time.trim());
  return { weekdays, time: isTime ? answer.time.trim() : (told?.time ?? usualTime) };
}

const otherRhythm =
  /\b(?:hourly|monthly|quarterly|yearly|fortnightly|(?:every|each) (?:hour|month|quarter|year|fortnight|(?:other|second|two|\d+) (?:day|week|month|hour|minute)s?)|(?:once|twice|\w+ times) (?:a|per) (?:day|week|month)|(?:first|second|third|last) \w+ (?:of|in) (?:the|each|every) month)\b/;

/** A rhythm in the description that days of the week cannot express, in its own words. */
export function unplannableRhythm(description: string): string | null {
  return otherRhythm.exec(description.toLowerCase())?.[0] ?? null;
}
