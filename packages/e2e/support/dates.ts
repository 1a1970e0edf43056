/** A moment that has broken calendars before, in the zone of a visitor. */
export interface Moment {
  name: string;
  at: Temporal.ZonedDateTime;
}

const visitors = 'Asia/Kolkata';
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The next two days on which the clocks of a zone change, half an hour after midnight. */
function clockChanges(now: Temporal.ZonedDateTime, zone: string): Moment[] {
  const moments: Moment[] = [];
  let change = now.withTimeZone(zone).add({ days: 1 }).getTimeZoneTransition('next');
  while (change !== null && moments.length < 2) {
    const at = change.with({ hour: 0, minute: 30, second: 0, millisecond: 0 });
    moments.push({ name: `clock change in ${zone}, ${at.toPlainDate().toString()}`, at });
    change = change.getTimeZoneTransition('next');
  }
  return moments;
}

/** Every weekday, the ends of a month and of a year, 29 February and the clock changes, all in the future. */
export function awkwardMoments(): Moment[] {
  const now = Temporal.Now.zonedDateTimeISO(visitors);
  const noon = now.add({ days: 1 }).with({ hour: 12, minute: 0, second: 0 });
  const lateOn = (date: Temporal.PlainDate) =>
    date.toZonedDateTime({ timeZone: visitors, plainTime: Temporal.PlainTime.from('23:58') });
  const today = noon.toPlainDate();
  // Not December's, which is the year's too.
  const monthEnd = today.add({ months: today.month === 11 ? 2 : 1 }).with({ day: 31 });
  let leapYear = today.year + (today.month > 2 ? 1 : 0);
  while (!Temporal.PlainDate.from({ year: leapYear, month: 1, day: 1 }).inLeapYear) leapYear += 1;
  const leapDay = Temporal.PlainDate.from({ year: leapYear, month: 2, day: 29 });
  return [
    ...weekdays.map((_, days) => {
      const at = noon.add({ days });
      return { name: `${weekdays[at.dayOfWeek - 1] ?? ''} at noon`, at };
    }),
    { name: 'the end of a Sunday', at: lateOn(today.add({ days: 7 - today.dayOfWeek })) },
    { name: 'the end of a month', at: lateOn(monthEnd) },
    { name: 'the end of a year', at: lateOn(today.with({ month: 12, day: 31 })) },
    { name: '29 February', at: lateOn(leapDay).with({ hour: 9, minute: 0 }) },
    ...clockChanges(now, 'Europe/Berlin'),
    ...clockChanges(now, 'America/New_York'),
  ];
}
