import { readAllNotifications, readNotification, type Notification } from '@limelight/contracts';
import { notificationDays } from '@limelight/contracts/catalog';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../../lib/client.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Loading, SkeletonLines } from '../../../ui/skeleton.tsx';
import { notificationsQuery } from './api.ts';
import styles from './notifications.module.css';

function Row({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  return (
    <li className={classNames(styles.row, !item.read && styles.unread)}>
      <Link to={item.path} className={styles.link} onClick={onOpen}>
        <span className={styles.words}>
          <span className={styles.title}>
            {!item.read && <span className="visually-hidden">Unread: </span>}
            {item.title}
          </span>
          {item.about !== null && <span className={styles.about}>“{item.about}”</span>}
          {item.detail !== null && <span className={styles.detail}>{item.detail}</span>}
        </span>
        <span className={styles.at}>
          <RelativeTime at={item.at} />
        </span>
      </Link>
    </li>
  );
}

function List() {
  const client = useQueryClient();
  const list = useInfiniteQuery(notificationsQuery);
  const open = async ({ id, read }: Notification) => {
    if (read) return;
    await call(readNotification, { params: { id } }, { showError: false, keepAlive: true }).catch(() => null);
    await client.invalidateQueries({ queryKey: ['notifications'] });
  };
  if (list.isPending)
    return (
      <Loading label="Loading your notifications">
        <Card>
          <SkeletonLines count={6} />
        </Card>
      </Loading>
    );
  if (list.isError) return <ErrorState title="Your notifications did not load" query={list} />;
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return (
      <EmptyState title="No notifications">
        We’ll tell you here when a post is published or needs attention, an agent finds something, or work you
        started is done.
      </EmptyState>
    );
  return (
    <>
      <Card flush>
        <ul className={styles.list}>
          {items.map((item) => (
            <Row key={item.id} item={item} onOpen={() => void open(item)} />
          ))}
        </ul>
      </Card>
      <ShowMore list={list}>Show earlier notifications</ShowMore>
    </>
  );
}

/** All notifications of the last months, each with a link. */
export function NotificationsPage() {
  const client = useQueryClient();
  const unread = useInfiniteQuery(notificationsQuery).data?.pages[0]?.unread ?? 0;
  const readAll = useCall(readAllNotifications);
  return (
    <Page width="read">
      <PageHeader
        title="Notifications"
        description={`What happened in the last ${notificationDays} days.`}
        actions={
          <>
            {unread > 0 && (
              <Button
                loading={readAll.loading}
                onClick={async () => {
                  if (await readAll.run({})) await client.invalidateQueries({ queryKey: ['notifications'] });
                }}
              >
                Mark all as read
              </Button>
            )}
            <ButtonLink to="/dashboard/account#notifications">Notification settings</ButtonLink>
          </>
        }
      />
      <List />
    </Page>
  );
}
