import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import type { StartTrouble as Trouble } from './use-start.ts';
import styles from './left-copies.module.css';

/** What another page asked for did not come: said until it has, or until it is no longer wanted. */
export function StartTrouble({
  trouble: { title, message, retry, leave },
  above,
}: {
  trouble: Trouble;
  /** Above the editor, not among the fields of the brief. */
  above: boolean;
}) {
  return (
    <div className={above ? styles.place : undefined}>
      <Callout
        tone="warn"
        title={title}
        action={
          <>
            <Button size="small" onClick={retry}>
              Try again
            </Button>
            <Button size="small" look="quiet" onClick={leave}>
              Go on without
            </Button>
          </>
        }
      >
        {message}
      </Callout>
    </div>
  );
}
