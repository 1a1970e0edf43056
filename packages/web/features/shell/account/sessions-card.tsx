import { endOtherSessions, endSession } from '@limelight/contracts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import styles from './account.module.css';
import { sessionsQuery } from './api.ts';

export function SessionsCard() {
  const client = useQueryClient();
  const sessions = useInfiniteQuery(sessionsQuery);
  const end = useCall(endSession, { successMessage: 'Session ended.' });
  const endOthers = useCall(endOtherSessions, { successMessage: 'All other sessions ended.' });
  const refresh = () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  const items = sessions.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card
      id="sessions"
      title="Sessions"
      aside={
        items.length > 1 && (
          <Button
            size="small"
            loading={endOthers.loading}
            onClick={async () => {
              if (await endOthers.run({})) await refresh();
            }}
          >
            End all other sessions
          </Button>
        )
      }
    >
      {sessions.isPending && <Loading label="Loading sessions" lines={3} />}
      {sessions.isError && <ErrorState title="The sessions did not load" query={sessions} />}
      <ul className={styles.sessions}>
        {items.map((session) => (
          <li key={session.id} className={styles.session}>
            <div>
              <p className={styles.value}>{session.device}</p>
              <p className={styles.note}>
                {session.address} · last seen <RelativeTime at={session.lastSeenAt} />
              </p>
            </div>
            {session.current ? (
              <StatusBadge tone="good">This device</StatusBadge>
            ) : (
              <Button
                size="small"
                aria-label={`End the session on ${session.device}`}
                onClick={async () => {
                  if (await end.run({ params: { id: session.id } })) await refresh();
                }}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ShowMore list={sessions}>Show more sessions</ShowMore>
    </Card>
  );
}
