const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day in words; `date` is an ISO date. Said the same wherever the page is printed. */
export function Day({ date }: { date: string }) {
  const [year, month, day] = date.split('-');
  return <time dateTime={date}>{`${Number(day)} ${months[Number(month) - 1] ?? ''} ${year ?? ''}`}</time>;
}
