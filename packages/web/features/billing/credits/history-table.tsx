import { Link } from 'react-router';
import { formatDate, formatDateTime, formatNumber } from '../../../lib/format.ts';
import { classNames } from '../../../ui/class-names.ts';
import plain from '../../../ui/plain-table.module.css';
import { foldReturned, type Entry } from './returned.ts';
import styles from './history-table.module.css';

const signed = (amount: number) =>
  amount > 0 ? `+${formatNumber(amount)}` : `−${formatNumber(Math.abs(amount))}`;

/** The credit history as a table. On a phone the balance moves below the label. */
export function HistoryTable({ entries }: { entries: readonly Entry[] }) {
  return (
    <table className={classNames(plain.table, styles.history)}>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Description</th>
          <th scope="col" className={plain.number}>
            Credits
          </th>
          <th scope="col" className={plain.number}>
            Balance
          </th>
        </tr>
      </thead>
      <tbody>
        {foldReturned(entries).map((entry) => (
          <tr key={entry.id}>
            <td className={styles.when}>
              <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
            </td>
            <td>
              {entry.runId === null ? (
                entry.label
              ) : (
                <Link to={`/dashboard/runs/${entry.runId}`}>{entry.label}</Link>
              )}
              {entry.expiresAt && <span className={styles.until}>until {formatDate(entry.expiresAt)}</span>}
            </td>
            <td className={classNames(plain.number, entry.amount > 0 && styles.came)}>
              {entry.amount === 0 ? 'not charged' : signed(entry.amount)}
            </td>
            <td className={plain.number}>{formatNumber(entry.balanceAfter)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
