import { formatNumber } from '../../../../../lib/format.ts';
import { classNames } from '../../../../../ui/class-names.ts';
import { countPost } from './counts.ts';
import styles from '../../text/format-bar.module.css';

/** For example "312 / 3,000", counted as LinkedIn does. Says in words how much is over the limit. */
export function CharacterCount({ text }: { text: string }) {
  const count = countPost(text);
  return (
    <span
      className={classNames(
        styles.count,
        count.level === 'near' && styles.near,
        count.level === 'over' && styles.over,
      )}
      data-level={count.level}
      title={`${formatNumber(count.words)} words; ${formatNumber(count.escaped)} characters as sent to LinkedIn`}
    >
      <span aria-hidden="true">
        {formatNumber(count.used)} / {formatNumber(count.limit)}
        {count.level === 'over' && (
          <span className={styles.overBy}> · {formatNumber(-count.left)} too many</span>
        )}
      </span>
      <span className="visually-hidden">
        {count.level === 'over'
          ? `${formatNumber(-count.left)} characters over LinkedIn’s limit`
          : `${formatNumber(count.used)} of ${formatNumber(count.limit)} characters used`}
      </span>
    </span>
  );
}
