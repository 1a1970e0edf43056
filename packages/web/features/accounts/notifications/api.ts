import { countNotifications, getNotificationSettings, listNotifications } from '@limelight/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { pagedQuery } from '../../../lib/paged-query.ts';
import { readQuery } from '../../../lib/read-query.ts';

const unreadMs = 60_000;

export const unreadQuery = queryOptions({
  ...readQuery(['notifications', 'unread'], countNotifications, {}),
  staleTime: unreadMs / 2,
  refetchInterval: unreadMs,
});

/** The notifications by page, newest first. */
export const notificationsQuery = infiniteQueryOptions({
  ...pagedQuery(['notifications', 'list'], (cursor, signal) =>
    call(listNotifications, { query: { limit: 30, ...cursor } }, { showError: false, signal }),
  ),
  refetchInterval: unreadMs,
});

export const settingsQuery = readQuery(['notifications', 'settings'], getNotificationSettings, {});
