import { deleteCopilotConversation, type CopilotConversation } from '@limelight/contracts';
import { IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { conversationQuery, conversationsKey, conversationsQuery } from './api.ts';
import styles from './panel.module.css';

function noteOf({ isWorking, openProposals }: CopilotConversation): string | null {
  if (isWorking) return 'Working';
  if (openProposals === 0) return null;
  return openProposals === 1 ? '1 open proposal' : `${openProposals} open proposals`;
}

/** The conversations, newest first. `onGone` hears of one that was deleted. */
export function Conversations({
  current,
  onOpen,
  onGone,
}: {
  current: string | null;
  onOpen: (id: string) => void;
  onGone: (id: string) => void;
}) {
  const client = useQueryClient();
  const list = useInfiniteQuery(conversationsQuery);
  const remove = useCall(deleteCopilotConversation);
  const [leaving, setLeaving] = useState<CopilotConversation | null>(null);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (list.isPending) return <Loading label="Loading your conversations" lines={5} />;
  if (list.isError) return <ErrorState title="Your conversations did not load" query={list} />;
  return (
    <>
      {items.length === 0 && <p className={styles.quiet}>No conversations yet.</p>}
      <ul className={styles.conversations}>
        {items.map((one) => (
          <li key={one.id} className={styles.conversation}>
            <button
              type="button"
              className={styles.open}
              aria-current={one.id === current ? 'true' : undefined}
              onClick={() => onOpen(one.id)}
            >
              <span className={styles.name}>{one.title}</span>
              <span className={styles.quiet}>
                {noteOf(one) !== null && <>{noteOf(one)} · </>}
                <RelativeTime at={one.updatedAt} />
              </span>
            </button>
            <Button
              size="small"
              look="quiet"
              aria-label={`Delete “${one.title}”`}
              icon={<IconTrash size={16} />}
              onClick={() => setLeaving(one)}
            />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button size="small" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show more
        </Button>
      )}
      <ConfirmDialog
        opened={leaving !== null}
        title="Delete this conversation?"
        confirmLabel="Delete conversation"
        danger
        loading={remove.loading}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving === null) return;
          void remove.run({ params: { id: leaving.id } }).then(async (done) => {
            setLeaving(null);
            if (done === null && remove.error !== null) return;
            onGone(leaving.id);
            client.removeQueries({ queryKey: conversationQuery(leaving.id).queryKey });
            await client.invalidateQueries({ queryKey: conversationsKey });
          });
        }}
      >
        “{leaving?.title}” and its open proposals are deleted. Everything it made is kept.
      </ConfirmDialog>
    </>
  );
}
