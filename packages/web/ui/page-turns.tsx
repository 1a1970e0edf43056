import { Button } from './button.tsx';
import styles from './page-turns.module.css';
import rows from './row-list.module.css';

/** Turns the pages of a list. Hidden when everything is on one. */
export function PageTurns({
  offset,
  shown,
  total,
  pageSize,
  onTurn,
}: {
  offset: number;
  shown: number;
  total: number;
  pageSize: number;
  /** Gets the number of a page, the first of which is 1. */
  onTurn: (page: number) => void;
}) {
  if (total <= pageSize && offset === 0) return null;
  return (
    <nav className={styles.pages} aria-label="Pages">
      <Button disabled={offset === 0} onClick={() => onTurn(Math.floor(offset / pageSize))}>
        Previous page
      </Button>
      <span className={rows.quiet}>
        {offset + 1}–{offset + shown} of {total}
      </span>
      <Button disabled={offset + shown >= total} onClick={() => onTurn(Math.floor(offset / pageSize) + 2)}>
        Next page
      </Button>
    </nav>
  );
}
