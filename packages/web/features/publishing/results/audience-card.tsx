import type { Results } from '@limelight/contracts';
import { shareWords } from '@limelight/contracts/catalog';
import { Card } from '../../../ui/card.tsx';
import styles from './results.module.css';

const shownOfEach = 5;

/** Who follows the user, by the categories of LinkedIn's workbook. */
export function AudienceCard({ demographics }: Pick<Results, 'demographics'>) {
  if (demographics.length === 0) return null;
  return (
    <Card title="Who your followers are">
      <div className={styles.audience}>
        {[...Map.groupBy(demographics, ({ category }) => category)].map(([category, values]) => (
          <section key={category}>
            <h3 className={styles.finding}>{category}</h3>
            <ul className={styles.shares}>
              {values.slice(0, shownOfEach).map(({ value, share }) => (
                <li key={value}>
                  <span>{value}</span>
                  <span>{shareWords(share)}</span>
                  <span
                    aria-hidden="true"
                    className={styles.share}
                    style={{ inlineSize: `${Math.max(1, (share ?? 0) * 100)}%` }}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={styles.quiet}>From the newest analytics file that you imported.</p>
    </Card>
  );
}
