import { getIdeaPlan, listCalendar, listPosts, type CalendarPost, type IdeaPlan } from '@limelight/contracts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { windowOf, type GridView } from './clock.ts';
import { isLively, type ListName } from './rules.ts';

/** The prefix of the key of every post list. Code that changes a post invalidates it. */
export const postsKey = ['posts'] as const;

/** The prefix of every window that the calendar loads. */
export const windowsKey = [...postsKey, 'window'] as const;

/** Polls while something is about to happen. */
function interval(posts: Parameters<typeof isLively>[0]): number | false {
  return isLively(posts, Date.now()) ? 3000 : false;
}

export const listQuery = (status: ListName, search: string) =>
  infiniteQueryOptions({
    queryKey: [...postsKey, 'list', status, search],
    queryFn: ({ pageParam, signal }) =>
      call(
        listPosts,
        {
          query: {
            status,
            limit: 30,
            ...(search ? { search } : {}),
            ...(pageParam ? { cursor: pageParam } : {}),
          },
        },
        { showError: false, signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
    refetchInterval: ({ state }) => interval(state.data?.pages.flatMap((page) => page.items) ?? []),
  });

/** The posts that a view of a date shows. The previous ones stay until they have loaded. */
export const windowQuery = (view: GridView, date: string) => {
  const window = windowOf(view, date);
  return queryOptions({
    queryKey: [...windowsKey, window.from, window.to],
    queryFn: ({ signal }) => call(listCalendar, { query: window }, { showError: false, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => interval(state.data?.items ?? []),
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
            title: idea?.angle ?? '',
            scheduledAt: at,
            publishedAt: null,
            timeZone: null,
          },
        ]
      : [],
  );

export const plannedQuery = queryOptions({
  queryKey: [...postsKey, 'planned'],
  queryFn: ({ signal }) => call(getIdeaPlan, {}, { showError: false, signal }),
  select: plannedDrafts,
});
