import type { Results } from '@limelight/contracts';
import { resultMetrics } from '@limelight/contracts/catalog';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { formatValue, totalOf } from './rules.ts';
import styles from './results.module.css';

function Figure({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <div className={styles.number}>
      <dt>{label}</dt>
      <dd>
        <strong>{value}</strong>
        {note !== undefined && <span className={styles.quiet}>{note}</span>}
      </dd>
    </div>
  );
}

/** The main figures, each with the posts or days it counts. */
export function Numbers({ results }: { results: Results }) {
  const { median, metric, compared, period, posts, days, followers } = results;
  const impressions = totalOf(days, 'impressions');
  return (
    <dl className={styles.numbers}>
      <Figure
        label={`Median ${resultMetrics[metric].toLowerCase()}`}
        value={median === null ? '–' : formatValue(median, metric)}
        note={
          period === null
            ? `of ${formatNumber(compared)} compared posts`
            : `of ${formatNumber(compared)} posts, ${formatDate(period.from, 'UTC')} to ${formatDate(period.to, 'UTC')}`
        }
      />
      <Figure label="Posts" value={formatNumber(posts.length)} note="in this period" />
      {impressions !== null && (
        <Figure
          label="Impressions"
          value={formatNumber(impressions)}
          note="of all posts, from your analytics"
        />
      )}
      {followers !== null && (
        <Figure
          label="Followers"
          value={formatNumber(followers.total)}
          note={`on ${formatDate(followers.asOf, 'UTC')}`}
        />
      )}
    </dl>
  );
}
