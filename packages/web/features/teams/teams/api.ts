import {
  getTeam,
  getTeamCredits,
  getTeamPost,
  listHeldTeamPosts,
  listOwnTeamItems,
  listPosts,
  listTeamActivity,
  listTeamCreditHistory,
  listTeamItems,
  listTeamPosts,
  listTeams,
  listTeamShares,
  type EndpointData,
} from '@limelight/contracts';
import { teamSharesLimit } from '@limelight/contracts/catalog';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';

export const teamsKey = ['teams'] as const;
const quiet = { showError: false } as const;

/** Refetch open pages regularly, because other members work on them too. */
const refetchInterval = 15_000;
const postRefetchInterval = 5_000;

export const teamsQuery = queryOptions({
  queryKey: [...teamsKey, 'all'],
  queryFn: async ({ signal }) => (await call(listTeams, {}, { ...quiet, signal })).items,
});

export const teamQuery = (id: string) =>
  queryOptions({
    queryKey: [...teamsKey, 'one', id],
    queryFn: ({ signal }) => call(getTeam, { params: { id } }, { ...quiet, signal }),
    refetchInterval,
  });

export const teamPostsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...teamsKey, 'posts', id],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(
        listTeamPosts,
        { params: { id }, query: pageParam === '' ? {} : { cursor: pageParam } },
        { ...quiet, signal },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval,
  });

export const activityQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...teamsKey, 'activity', id],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(
        listTeamActivity,
        { params: { id }, query: pageParam === '' ? {} : { cursor: pageParam } },
        { ...quiet, signal },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const teamCreditsQuery = (id: string) =>
  queryOptions({
    queryKey: [...teamsKey, 'credits', id],
    queryFn: ({ signal }) => call(getTeamCredits, { params: { id } }, { ...quiet, signal }),
    refetchInterval,
  });

export const teamCreditHistoryQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...teamsKey, 'credit-history', id],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(
        listTeamCreditHistory,
        { params: { id }, query: pageParam === '' ? {} : { cursor: pageParam } },
        { ...quiet, signal },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const teamPostQuery = (id: string) =>
  queryOptions({
    queryKey: [...teamsKey, 'post', id],
    queryFn: ({ signal }) => call(getTeamPost, { params: { id } }, { ...quiet, signal }),
    refetchInterval: postRefetchInterval,
  });

type Shares = EndpointData<typeof listTeamShares>['items'];

/** The workspaces that these posts belong to, by post. Posts without one are null, and unknown ones undefined. */
export const sharesQuery = (postIds: readonly string[]) =>
  queryOptions({
    queryKey: [...teamsKey, 'shares', postIds],
    async queryFn({ signal }) {
      const found = new Map<string, Shares[number] | null>(postIds.map((id) => [id, null]));
      for (let from = 0; from < postIds.length; from += teamSharesLimit) {
        const posts = postIds.slice(from, from + teamSharesLimit).join(',');
        const { items } = await call(listTeamShares, { query: { posts } }, { ...quiet, signal });
        for (const item of items) found.set(item.postId, item);
      }
      return found;
    },
    // The buttons of posts that stay on the page do not disappear while the list changes.
    placeholderData: keepPreviousData,
  });

export const heldPostsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...teamsKey, 'held', id],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(
        listHeldTeamPosts,
        { params: { id }, query: pageParam === '' ? {} : { cursor: pageParam } },
        { ...quiet, signal },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** The number of posts of each status that can be chosen from. */
export const ownPostsShown = 50;

export const ownPostsQuery = queryOptions({
  queryKey: [...teamsKey, 'own-posts'],
  queryFn: async ({ signal }) => {
    const options = { ...quiet, signal };
    const [drafts, scheduled] = await Promise.all([
      call(listPosts, { query: { status: 'draft', limit: ownPostsShown } }, options),
      call(listPosts, { query: { status: 'scheduled', limit: ownPostsShown } }, options),
    ]);
    return {
      posts: [...drafts.items, ...scheduled.items].filter(({ text }) => text.trim() !== ''),
      more: drafts.nextCursor !== null || scheduled.nextCursor !== null,
    };
  },
});

/** What the person shares, apart from posts. */
export const ownItemsQuery = queryOptions({
  queryKey: [...teamsKey, 'own-items'],
  queryFn: async ({ signal }) => (await call(listOwnTeamItems, { query: {} }, { ...quiet, signal })).items,
});

export const teamItemsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...teamsKey, 'items', id],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(
        listTeamItems,
        { params: { id }, query: pageParam === '' ? {} : { cursor: pageParam } },
        { ...quiet, signal },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval,
  });
