import { useRef } from 'react';
import { useLostFocus } from '../../../../lib/use-lost-focus.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import type { StartTrouble } from './use-start.ts';
import styles from './left-copies.module.css';

/** Explains that something another page asked for did not load, until it has or is no longer wanted. */
export function StartTroublePlace({
  trouble,
  above = false,
  onLost,
}: {
  trouble: StartTrouble | null;
  /** True above the editor, false within the brief. */
  above?: boolean;
  /** Called when it disappears while it has the focus. */
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
                Continue without it
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
