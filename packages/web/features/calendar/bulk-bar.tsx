import { moveLimit } from '@limelight/contracts';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import styles from './calendar.module.css';
import { QueueButton } from './queue-button.tsx';
import { canMove, type MovablePost } from './rules.ts';
import type { Moves } from './use-moves.ts';

export function BulkBar({
  posts,
  all,
  timeZone,
  moves,
  onAll,
}: {
  posts: readonly MovablePost[];
  all: number;
  timeZone: string;
  moves: Moves;
  onAll: (every: boolean) => void;
}) {
  const [asking, setAsking] = useState(false);
  const [working, setWorking] = useState(false);
  const scheduled = posts.filter(canMove);
  const tooMany = posts.length > moveLimit;
  return (
    <div className={styles.bulk}>
      <Checkbox
        label={posts.length === 0 ? 'Select all' : `${posts.length} selected`}
        checked={posts.length > 0 && posts.length === all}
        indeterminate={posts.length > 0 && posts.length < all}
        onChange={(event) => onAll(event.currentTarget.checked)}
      />
      {posts.length > 0 && (
        <>
          <Button size="small" disabled={tooMany} onClick={() => setAsking(true)}>
            {scheduled.length === posts.length ? 'Move' : 'Spread evenly'}
          </Button>
          <QueueButton posts={posts} label="Add to queue" disabled={tooMany} onDone={() => onAll(false)} />
          {scheduled.length > 0 && (
            <Button
              size="small"
              loading={working}
              disabled={tooMany}
              onClick={async () => {
                setWorking(true);
                await moves.move(scheduled.map((post) => ({ post, to: null })));
                setWorking(false);
                onAll(false);
              }}
            >
              Move to drafts
            </Button>
          )}
          <Button size="small" look="quiet" onClick={() => onAll(false)}>
            Clear
          </Button>
          {tooMany && <span className={styles.note}>At most {moveLimit} at a time.</span>}
        </>
      )}
      {asking && (
        <BulkDialog
          posts={posts}
          timeZone={timeZone}
          moves={moves}
          onClose={(done) => {
            setAsking(false);
            if (done) onAll(false);
          }}
        />
      )}
    </div>
  );
}
