import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import type { FoundCopy } from '../saving/local-copy.ts';
import styles from './left-copies.module.css';

/** Unsaved posts that a closed or crashed tab left in this browser. */
export function LeftCopies({
  left,
  onContinue,
  onDiscard,
}: {
  left: readonly FoundCopy[];
  onContinue: (found: FoundCopy) => void;
  onDiscard: (found: FoundCopy) => void;
}) {
  const [found] = left;
  if (!found) return null;
  const words = (found.copy.content.text.trim() || found.copy.idea.trim()).replace(/\s+/g, ' ');
  return (
    <div className={styles.place}>
      <Callout
        title="A post was left unsaved in this browser"
        action={
          <>
            <Button size="small" onClick={() => onContinue(found)}>
              Go on with it
            </Button>
            <Button size="small" look="quiet" onClick={() => onDiscard(found)}>
              Discard
            </Button>
          </>
        }
      >
        <RelativeTime at={new Date(found.copy.changedAt).toISOString()} />:{' '}
        {words.length > 90 ? `${words.slice(0, 89)}…` : words}
      </Callout>
    </div>
  );
}
