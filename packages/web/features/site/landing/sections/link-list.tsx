import { classNames } from '../../../../ui/class-names.ts';
import styles from './link-list.module.css';

/** Links to other pages with a line about each, as columns separated by lines. */
export function LinkList({
  links,
  columns,
}: {
  links: readonly { to: string; label: string; words: string }[];
  columns: 4 | 5;
}) {
  return (
    <ul className={classNames(styles.links, columns === 4 && styles.four)}>
      {links.map(({ to, label, words }) => (
        <li key={to}>
          <a href={to} className={styles.link}>
            <b>{label}</b>
            <span>{words}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
