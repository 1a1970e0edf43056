import type { ApiError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './review-links.module.css';

/** The refusals of a post that is no longer the one on the page. */
const outdated: ReadonlySet<string> = new Set(['review_changed', 'review_quote_unknown']);

/** Shows why something was refused. If the post has changed, it can be read again without losing what was written. */
export function Refusal({
  error,
  rereading,
  onReread,
}: {
  error: ApiError | null;
  rereading: boolean;
  onReread: () => void;
}) {
  if (error === null) return null;
  return (
    <div role="alert" className={styles.actions}>
      <p className={styles.fault}>{error.message}</p>
      {outdated.has(error.code) && (
        <Button size="small" loading={rereading} onClick={onReread}>
          Show new version
        </Button>
      )}
    </div>
  );
}
