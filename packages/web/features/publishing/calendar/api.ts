import { getIdeaPlan, listCalendar, listPosts, type CalendarPost, type IdeaPlan } from '@limelight/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { pagedQuery } from '../../../lib/paged-query.ts';
import { readQuery } from '../../../lib/read-query.ts';
import { windowOf, type Days, type GridView } from './clock.ts';

/** The prefix of the key of every post list. Code that changes a post invalidates it, and so does `useFollowedPosts`. */
export const postsKey = ['posts'] as const;

/** The prefix of every window that the calendar loads. */
export const windowsKey = [...postsKey, 'window'] as const;

/** Drafts, page by page, newest first. */
export const draftsQuery = pagedQuery([...postsKey, 'tray'], (cursor, signal) =>
  call(listPosts, { query: { status: 'draft', limit: 30, ...cursor } }, { showError: false, signal }),
);

/** The posts that a view shows. The previous ones stay until they have loaded. */
export const windowQuery = (view: GridView, days: Days) => {
  const window = windowOf(view, days);
  return queryOptions({
    ...readQuery([...windowsKey, window.from, window.to], listCalendar, { query: window }),
    placeholderData: keepPreviousData,
  });
};

/** Drafts that the idea plan assigned to a future time and that are not scheduled yet, each at that time. */
const plannedDrafts = ({ slots }: IdeaPlan): CalendarPost[] =>
  slots.flatMap(({ at, idea, draft }) =>
    draft?.status === 'draft'
      ? [
          {
            id: draft.postId,
            status: draft.status,
            hold: null,
            delivery: 'publish',
            title: idea?.angle ?? '',
            scheduledAt: at,
            publishedAt: null,
            timeZone: null,
          },
        ]
      : [],
  );

export const plannedQuery = queryOptions({
  ...readQuery([...postsKey, 'planned'], getIdeaPlan, {}),
  select: plannedDrafts,
});
