import {
  getTeam,
  getTeamPost,
  listPosts,
  listTeamActivity,
  listTeamPosts,
  listTeams,
  listTeamShares,
} from '@limelight/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';

export const teamsKey = ['teams'] as const;
const quiet = { showError: false } as const;

/** Refetch open pages regularly, because other members work on them too. */
const refetchInterval = 15_000;

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

export const teamPostQuery = (id: string) =>
  queryOptions({
    queryKey: [...teamsKey, 'post', id],
    queryFn: ({ signal }) => call(getTeamPost, { params: { id } }, { ...quiet, signal }),
    refetchInterval,
  });

export const sharesQuery = queryOptions({
  queryKey: [...teamsKey, 'shares'],
  queryFn: async ({ signal }) => (await call(listTeamShares, {}, { ...quiet, signal })).items,
});

export const ownPostsQuery = queryOptions({
  queryKey: [...teamsKey, 'own-posts'],
  queryFn: async ({ signal }) => {
    const options = { ...quiet, signal };
    const [drafts, scheduled] = await Promise.all([
      call(listPosts, { query: { status: 'draft', limit: 60 } }, options),
      call(listPosts, { query: { status: 'scheduled', limit: 60 } }, options),
    ]);
    return {
      posts: [...drafts.items, ...scheduled.items].filter(({ text }) => text.trim() !== ''),
      more: drafts.nextCursor !== null || scheduled.nextCursor !== null,
    };
  },
});
