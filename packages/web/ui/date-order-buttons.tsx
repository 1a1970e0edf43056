import type { DateOrder } from '@limelight/contracts';
import { Button } from './button.tsx';

const dayOf = (date: string, order: DateOrder): string => {
  const [first = 1, second = 1] = date.match(/\d+/g)?.map(Number) ?? [];
  const [day, month] = order === 'day-first' ? [first, second] : [second, first];
  return new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2000, month - 1, day)),
  );
};

/** Asks how a date such as 03/04/2026 is to be read. */
export function DateOrderButtons({ date, onChoose }: { date: string; onChoose: (order: DateOrder) => void }) {
  return (
    <p>
      Dates such as {date} can be read in two ways. Is it{' '}
      {(['day-first', 'month-first'] as const).map((order) => (
        <Button key={order} size="small" onClick={() => onChoose(order)}>
          {dayOf(date, order)}
        </Button>
      ))}
      ?
    </p>
  );
}
