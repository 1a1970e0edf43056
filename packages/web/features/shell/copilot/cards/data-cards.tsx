import type { CopilotCard } from '@limelight/contracts';
import { Link } from 'react-router';
import { formatNumber } from '../../../../lib/format.ts';
import { isOwnPath } from '../answer-words.ts';
import { CardFrame } from './frame.tsx';
import styles from './cards.module.css';

type Of<K extends CopilotCard['kind']> = Extract<CopilotCard, { kind: K }>;

function Named({ words, path }: { words: string; path: string | null }) {
  return path !== null && isOwnPath(path) ? <Link to={path}>{words}</Link> : words;
}

/** Bars with their figures. */
export function FiguresCard({ card: { title, unit, points } }: { card: Of<'figures'> }) {
  const most = Math.max(1e-9, ...points.map(({ value }) => Math.abs(value)));
  return (
    <CardFrame label={title} title={title}>
      <ul className={styles.bars}>
        {points.map(({ label, value, path }, index) => (
          <li key={index}>
            <span>
              <Named words={label} path={path} />
            </span>
            <span className={styles.figure}>{formatNumber(value)}</span>
            <span
              aria-hidden="true"
              className={styles.bar}
              style={{ inlineSize: `${Math.max(1, (Math.abs(value) / most) * 100)}%` }}
            />
          </li>
        ))}
      </ul>
      {unit !== '' && !title.includes(unit) && <p className={styles.quiet}>Unit: {unit}</p>}
    </CardFrame>
  );
}

export function ListCard({ card: { title, items, more } }: { card: Of<'list'> }) {
  return (
    <CardFrame label={title} title={title}>
      <ul className={styles.rows}>
        {items.map((item, index) => (
          <li key={index} className={styles.row}>
            <span className={styles.named}>
              <Named words={item.title} path={item.path} />
            </span>
            {item.detail !== null && <span className={styles.quiet}>{item.detail}</span>}
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.quiet}>And {formatNumber(more)} more</p>}
    </CardFrame>
  );
}
