import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { RelativeTime } from '../../../../ui/relative-time.tsx';
import type { LeftPost } from '../post/open-session.ts';
import styles from './left-copies.module.css';

/** Unsaved new posts: ideas that were replaced by another one, and text of crashed tabs. */
export function LeftCopies({
  left,
  onContinue,
  onDiscard,
}: {
  left: readonly LeftPost[];
  onContinue: (found: LeftPost) => void;
  onDiscard: (found: LeftPost) => void;
}) {
  const [found] = left;
  if (!found) return null;
  const { content, idea, sourceIds, changedAt } = found.kept;
  const words = (content.text.trim() || (idea ?? '').trim()).replace(/\s+/g, ' ');
  const sources = sourceIds.length === 1 ? '1 source' : `${sourceIds.length} sources`;
  return (
    <div className={styles.place}>
      <Callout
        title={
          left.length === 1 ? 'Unsaved post in this browser' : `${left.length} unsaved posts in this browser`
        }
        action={
          <>
            <Button size="small" onClick={() => onContinue(found)}>
              Continue
            </Button>
            <Button size="small" look="quiet" onClick={() => onDiscard(found)}>
              Discard
            </Button>
          </>
        }
      >
        <RelativeTime at={new Date(changedAt).toISOString()} />:{' '}
        {words.length > 90 ? `${words.slice(0, 89)}…` : words || sources}
      </Callout>
    </div>
  );
}
