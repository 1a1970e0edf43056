import type { CreditUse } from '@limelight/contracts/catalog';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './credit-table.module.css';

export function CreditTable({ rows, framed = true }: { rows: readonly CreditUse[]; framed?: boolean }) {
  return (
    <div className={classNames(framed && styles.frame)}>
      <table className={styles.table}>
        <caption className="visually-hidden">Credit usage</caption>
        <thead>
          <tr>
            <th scope="col">Action</th>
            <th scope="col" className={styles.number}>
              Credits
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, credits, page }) => (
            <tr key={what}>
              <th scope="row">
                <span className={styles.what}>{page ? <a href={page}>{what}</a> : what}</span>
              </th>
              <td className={styles.number}>{credits === 0 ? 'free' : credits}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
