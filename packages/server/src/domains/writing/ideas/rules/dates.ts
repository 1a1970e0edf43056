import { industries, type Industry } from '@limelight/contracts';
import { z } from 'zod';
import days from './days.json' with { type: 'json' };

const yearDays = z
  .array(
    z.object({
      /** `MM-DD`, or a weekday of a month: `05 thu 3` is the third Thursday of May, and `-1` the last one. */
      on: z.string(),
      name: z.string(),
      question: z.string(),
      /** The industries it concerns; all by default. */
      industries: z.array(z.enum(industries)).optional(),
    }),
  )
  .parse(days);

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

function dateIn(year: number, on: string): Temporal.PlainDate {
  const [month = '', weekday, nth] = on.split(' ');
  if (weekday === undefined) return Temporal.PlainDate.from(`${year}-${on}`);
  const count = Number(nth);
  const first = Temporal.PlainDate.from({ year, month: Number(month), day: 1 });
  if (count < 0) {
    const last = first.with({ day: first.daysInMonth });
    return last.subtract({ days: (last.dayOfWeek - 1 - weekdays.indexOf(weekday) + 7) % 7 });
  }
  const ahead = (weekdays.indexOf(weekday) - (first.dayOfWeek - 1) + 7) % 7;
  return first.add({ days: ahead + 7 * (count - 1) });
}

export interface ComingDay {
  name: string;
  question: string;
  /** As YYYY-MM-DD. */
  date: string;
  days: number;
}

/** Days within `ahead` days of `today` (YYYY-MM-DD) that concern the industry, nearest first. */
export function comingDays(today: string, industry: Industry | null, ahead: number): ComingDay[] {
  const from = Temporal.PlainDate.from(today);
  return yearDays
    .filter(
      ({ industries: fields }) => fields === undefined || (industry !== null && fields.includes(industry)),
    )
    .flatMap(({ on, name, question }) =>
      [from.year, from.year + 1].map((year) => {
        const date = dateIn(year, on);
        return { name, question, date: date.toString(), days: from.until(date, { largestUnit: 'day' }).days };
      }),
    )
    .filter((one) => one.days >= 1 && one.days <= ahead)
    .toSorted((a, b) => a.days - b.days);
}
