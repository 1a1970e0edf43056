import { addEvergreen, moveLimit, publishPost, type Post, type Queue } from '@limelight/contracts';
import { Menu } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { useTimeZone } from '../../../lib/person.ts';
import { useQueueing, useQueues } from '../../../lib/queues.ts';
import { Button } from '../../../ui/button.tsx';
import { postsKey } from './api.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import styles from './calendar.module.css';
import { MoveDialog } from './move-dialog.tsx';
import { QueueButton } from './queue-button.tsx';
import { asMovable, canMove, canPlan } from './rules.ts';
import { useMoves } from './use-moves.ts';

export interface Planning {
  /** The button that gives a post a time; null for one that cannot have one. */
  plan: (post: Post) => { label: string; run: () => void } | null;
  /** The entries of a post's menu. */
  items: (post: Post) => ReactNode;
  /** The buttons for several posts. */
  bulk: (posts: readonly Post[], onDone: () => void) => ReactNode;
  /** The open dialog, if any. */
  dialog: ReactNode;
}

/** What planning offers for the posts of a list. */
export function usePlanning(): Planning {
  const client = useQueryClient();
  const timeZone = useTimeZone();
  const moves = useMoves(timeZone);
  const plan = useQueues().data;
  const queueing = useQueueing(plan?.timeZone ?? 'UTC');
  const [moving, setMoving] = useState<Post | null>(null);
  const [several, setSeveral] = useState<{ posts: readonly Post[]; onDone: () => void } | null>(null);
  const act = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      if (!isApiError(error)) throw error;
    } finally {
      await client.invalidateQueries({ queryKey: postsKey });
    }
  };
  const repeat = (post: Post, queue: Pick<Queue, 'id' | 'name'>) =>
    act(async () =>
      call(
        addEvergreen,
        { params: { id: queue.id }, body: { postId: post.id } },
        { successMessage: `Added to the evergreen posts of ${queue.name}.` },
      ),
    );
  const backToDrafts = (posts: readonly Post[]) =>
    moves.move(posts.map((post) => ({ post: asMovable(post), to: null })));
  return {
    plan: (post) =>
      canPlan(post) ? { label: canMove(post) ? 'Reschedule' : 'Schedule', run: () => setMoving(post) } : null,
    items: (post) => (
      <>
        {canPlan(post) &&
          plan?.queues
            .filter(({ nextFree }) => nextFree !== null)
            .map((queue) => (
              <Menu.Item key={queue.id} onClick={() => void queueing.add(queue, [post])}>
                Add to {queue.name}
              </Menu.Item>
            ))}
        {canPlan(post) && (
          <Menu.Item
            onClick={() =>
              void act(async () =>
                call(publishPost, { params: { id: post.id } }, { successMessage: 'Sending to LinkedIn.' }),
              )
            }
          >
            Publish now
          </Menu.Item>
        )}
        {canMove(post) && <Menu.Item onClick={() => void backToDrafts([post])}>Back to drafts</Menu.Item>}
        {post.status === 'published' &&
          plan?.queues.map((queue) => (
            <Menu.Item key={queue.id} onClick={() => void repeat(post, queue)}>
              Repeat in {queue.name}
            </Menu.Item>
          ))}
      </>
    ),
    bulk: (posts, onDone) => {
      if (posts.length === 0) return null;
      const scheduled = posts.filter(canMove);
      const tooMany = posts.length > moveLimit;
      return (
        <>
          <Button size="small" disabled={tooMany} onClick={() => setSeveral({ posts, onDone })}>
            {scheduled.length === posts.length ? 'Reschedule' : 'Schedule'}
          </Button>
          <QueueButton posts={posts} label="Add to queue" disabled={tooMany} onDone={onDone} />
          {scheduled.length > 0 && (
            <Button
              size="small"
              disabled={tooMany}
              onClick={() => {
                onDone();
                void backToDrafts(scheduled);
              }}
            >
              Back to drafts
            </Button>
          )}
          {tooMany && <span className={styles.note}>At most {moveLimit} at a time.</span>}
        </>
      );
    },
    dialog: (
      <>
        {moving && (
          <MoveDialog
            post={asMovable(moving)}
            timeZone={timeZone}
            moves={moves}
            onClose={() => setMoving(null)}
          />
        )}
        {several && (
          <BulkDialog
            posts={several.posts.map(asMovable)}
            timeZone={timeZone}
            moves={moves}
            onClose={(done) => {
              setSeveral(null);
              if (done) several.onDone();
            }}
          />
        )}
      </>
    ),
  };
}
