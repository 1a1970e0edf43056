import { listPosts, type Post } from '@limelight/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { isLively, monthWindow, type ListName } from './rules.ts';

/** Every list of posts begins with this key; who changes a post invalidates it. */
export const postsKey = ['posts'] as const;

/** Looks again by itself while something is about to happen. */
function interval(posts: readonly Post[]): number | false {
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

/** Everything in a month's grid, page after page. */
export const monthQuery = (month: string) =>
  queryOptions({
    queryKey: [...postsKey, 'month', month],
    queryFn: async ({ signal }) => {
      const found: Post[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page: { items: Post[]; nextCursor: string | null } = await call(
          listPosts,
          { query: { ...monthWindow(month), limit: 100, ...(cursor ? { cursor } : {}) } },
          { showError: false, signal },
        );
        found.push(...page.items);
        cursor = page.nextCursor;
      }
      return found;
    },
    refetchInterval: ({ state }) => interval(state.data ?? []),
  });
