import { months } from '../../lib/months.ts';

/** A date in words, from an ISO 8601 date. Independent of the locale of the build machine. */
export function Day({ date }: { date: string }) {
  const [year, month, day] = date.split('-');
  return <time dateTime={date}>{`${Number(day)} ${months[Number(month) - 1] ?? ''} ${year ?? ''}`}</time>;
}
