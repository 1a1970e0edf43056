import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { unreadQuery } from './api.ts';
import styles from './bell.module.css';

const shownAtMost = 99;

export function Bell() {
  const unread = useQuery(unreadQuery).data?.unread ?? 0;
  const label = unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`;
  return (
    <NavLink to="/dashboard/notifications" className={styles.bell ?? ''} aria-label={label} title={label}>
      <IconBell aria-hidden="true" />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unread > shownAtMost ? `${shownAtMost}+` : unread}
        </span>
      )}
    </NavLink>
  );
}
