import type { VoiceView } from '@limelight/contracts';
import { Card } from '../../../ui/card.tsx';
import { measureGroups } from './rules.ts';
import styles from './voice.module.css';

/** The measures of a voice: the usual value, and the range of eight out of ten posts. */
export function MeasuresCard({ traits }: { traits: NonNullable<VoiceView['traits']> }) {
  return (
    <Card title="Measured">
      <p className={styles.quiet}>
        The typical value of each measure, and the range that eight in ten posts fall into.
      </p>
      <div className={styles.groups}>
        {measureGroups(traits).map(({ title, rows }) => (
          <table key={title} className={styles.measures}>
            <caption>{title}</caption>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">Measure</th>
                <th scope="col">Usual</th>
                <th scope="col">Range</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, label, usual, range }) => (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  <td>{usual}</td>
                  <td className={styles.range}>{range === usual ? '' : range}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </Card>
  );
}
