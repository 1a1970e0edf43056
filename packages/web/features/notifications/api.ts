import { countNotifications, getNotificationSettings, listNotifications } from '@limelight/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';

const unreadMs = 60_000;

export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: ({ signal }) => call(countNotifications, {}, { showError: false, signal }),
  staleTime: unreadMs / 2,
  refetchInterval: unreadMs,
});

/** The notifications by page, newest first. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications', 'list'],
  queryFn: ({ pageParam, signal }) =>
    call(
      listNotifications,
      { query: { limit: 30, ...(pageParam ? { cursor: pageParam } : {}) } },
      { showError: false, signal },
    ),
  initialPageParam: '',
  getNextPageParam: (last) => last.nextCursor,
  refetchInterval: unreadMs,
});

export const settingsQuery = queryOptions({
  queryKey: ['notifications', 'settings'],
  queryFn: ({ signal }) => call(getNotificationSettings, {}, { showError: false, signal }),
});
