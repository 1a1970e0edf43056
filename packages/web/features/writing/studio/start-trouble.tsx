import { useRef } from 'react';
import { useLostFocus } from '../../../lib/use-lost-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import type { StartTrouble } from './use-start.ts';
import styles from './left-copies.module.css';

/** Where it is told that what another page asked for did not come, until it has or is no longer wanted. */
export function StartTroublePlace({
  trouble,
  above = false,
  onLost,
}: {
  trouble: StartTrouble | null;
  /** Above the editor, not among the fields of the brief. */
  above?: boolean;
  /** It is gone, with the focus on it. */
  onLost: () => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const focus = useLostFocus(place, 'div', onLost);
  return (
    <div ref={place} className={above ? styles.place : undefined} hidden={trouble === null} {...focus}>
      {trouble !== null && (
        <Callout
          tone="warn"
          title={trouble.title}
          action={
            <>
              <Button size="small" loading={trouble.busy} onClick={trouble.retry}>
                Try again
              </Button>
              <Button size="small" look="quiet" onClick={trouble.leave}>
                Go on without
              </Button>
            </>
          }
        >
          {trouble.message}
        </Callout>
      )}
    </div>
  );
}
