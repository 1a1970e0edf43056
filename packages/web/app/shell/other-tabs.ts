import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { here, loginPath } from '../../lib/navigation.ts';
import { notices } from '../../lib/notices.ts';
import { session } from '../../lib/session.ts';

/**
 * Follows the other tabs: a logout there is a logout here, and when another user signs in, this user's data is dropped.
 */
export function useOtherTabs(): void {
  const navigate = useNavigate();
  const cache = useQueryClient();
  useEffect(
    () =>
      session.onOtherTab((change) => {
        if (change.kind === 'began') {
          void cache.invalidateQueries();
          return;
        }
        void navigate(change.deliberate ? '/login' : loginPath(here()));
        cache.clear();
        notices.show(
          change.deliberate
            ? { tone: 'good', title: 'Logged out', message: 'You have been successfully logged out.' }
            : { tone: 'bad', title: 'Signed out', message: 'You have been logged out!' },
        );
      }),
    [cache, navigate],
  );
}
