import type { ResultDay } from '@limelight/contracts';
import { NativeSelect } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { dayFigures, spansOf, totalOf, type DayFigure } from './rules.ts';
import styles from './results.module.css';
import { TableRegion } from './table-region.tsx';

const TimeChart = lazy(async () => ({ default: (await import('./time-chart.tsx')).TimeChart }));

const names: readonly DayFigure[] = ['impressions', 'engagements', 'newFollowers'];

export function TimeCard({ days }: { days: readonly ResultDay[] }) {
  const known = names.filter((name) => totalOf(days, name) !== null);
  const [chosen, setChosen] = useState<DayFigure>('impressions');
  const figure = known.includes(chosen) ? chosen : (known[0] ?? 'impressions');
  const spans = spansOf(days, figure);
  const weekly = spans.some((span) => span.days > 1);
  const label = dayFigures[figure];
  return (
    <Card
      title="Over time"
      aside={
        <NativeSelect
          aria-label="Number over time"
          data={known.map((name) => ({ value: name, label: dayFigures[name] }))}
          value={figure}
          onChange={(event) => setChosen(names.find((name) => name === event.currentTarget.value) ?? figure)}
        />
      }
    >
      <figure className={styles.figure}>
        <div aria-hidden="true" className={styles.time}>
          <Suspense fallback={<Skeleton height="240px" />}>
            <TimeChart spans={spans} label={label} />
          </Suspense>
        </div>
        <figcaption className={styles.quiet}>
          {label} {weekly ? 'by week' : 'by day'}, from {formatDate(days[0]?.date ?? '', 'UTC')} to{' '}
          {formatDate(days.at(-1)?.date ?? '', 'UTC')}, of all your posts.
        </figcaption>
      </figure>
      <details className={styles.more}>
        <summary>Show as a table</summary>
        <TableRegion label={`${label} over time`}>
          <thead>
            <tr>
              <th scope="col">{weekly ? 'Week from' : 'Day'}</th>
              <th scope="col">{label}</th>
            </tr>
          </thead>
          <tbody>
            {spans.toReversed().map(({ from, total }) => (
              <tr key={from}>
                <th scope="row">{formatDate(from, 'UTC')}</th>
                <td>{formatNumber(total)}</td>
              </tr>
            ))}
          </tbody>
        </TableRegion>
      </details>
    </Card>
  );
}
