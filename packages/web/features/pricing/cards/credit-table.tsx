import { creditUses } from '@limelight/contracts/catalog';
import { classNames } from '../../../ui/class-names.ts';
import styles from './credit-table.module.css';

/** What credits are spent on. `isBuilt` says of a place below /dashboard/ whether it is there. */
export function CreditTable({
  isBuilt,
  framed = true,
}: {
  isBuilt: (place: string) => boolean;
  /** Without a border of its own, in a card. */
  framed?: boolean;
}) {
  return (
    <div className={classNames(framed && styles.frame)}>
      <table className={styles.table}>
        <caption className="visually-hidden">Credit usage</caption>
        <thead>
          <tr>
            <th scope="col">What you do</th>
            <th scope="col" className={styles.number}>
              Credits
            </th>
          </tr>
        </thead>
        <tbody>
          {creditUses.map(({ what, credits, page, dashboard }) => (
            <tr key={what}>
              <th scope="row">
                {page ? <a href={page}>{what}</a> : what}
                {dashboard !== null && !isBuilt(dashboard) && (
                  <span className={styles.note}>Not built yet</span>
                )}
              </th>
              <td className={styles.number}>{credits === 0 ? 'free' : credits}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
