import * as contract from '@limelight/contracts';
import { teamSharesLimit } from '@limelight/contracts/catalog';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { pagedQuery } from '../../../lib/paged-query.ts';
import { readQuery } from '../../../lib/read-query.ts';

export const teamsKey = ['teams'] as const;
const quiet = { showError: false } as const;

/** Refetch open pages regularly, because other members work on them too. */
const refetchInterval = 15_000;
const postRefetchInterval = 5_000;

export const teamsQuery = queryOptions({
  queryKey: [...teamsKey, 'all'],
  queryFn: async ({ signal }) => (await call(contract.listTeams, {}, { ...quiet, signal })).items,
});

export const teamQuery = (id: string) =>
  queryOptions({
    ...readQuery([...teamsKey, 'one', id], contract.getTeam, { params: { id } }),
    refetchInterval,
  });

export const teamPostsQuery = (id: string) =>
  infiniteQueryOptions({
    ...pagedQuery([...teamsKey, 'posts', id], (cursor, signal) =>
      call(contract.listTeamPosts, { params: { id }, query: cursor }, { showError: false, signal }),
    ),
    refetchInterval,
  });

export const activityQuery = (id: string) =>
  pagedQuery([...teamsKey, 'activity', id], (cursor, signal) =>
    call(contract.listTeamActivity, { params: { id }, query: cursor }, { showError: false, signal }),
  );

export const teamCreditsQuery = (id: string) =>
  queryOptions({
    ...readQuery([...teamsKey, 'credits', id], contract.getTeamCredits, { params: { id } }),
    refetchInterval,
  });

export const teamCreditHistoryQuery = (id: string) =>
  pagedQuery([...teamsKey, 'credit-history', id], (cursor, signal) =>
    call(contract.listTeamCreditHistory, { params: { id }, query: cursor }, { showError: false, signal }),
  );

export const teamPostQuery = (id: string) =>
  queryOptions({
    ...readQuery([...teamsKey, 'post', id], contract.getTeamPost, { params: { id } }),
    refetchInterval: postRefetchInterval,
  });

type Shares = contract.EndpointData<typeof contract.listTeamShares>['items'];

/** The workspaces that these posts belong to, by post. Posts without one are null, and unknown ones undefined. */
export const sharesQuery = (postIds: readonly string[]) =>
  queryOptions({
    queryKey: [...teamsKey, 'shares', postIds],
    async queryFn({ signal }) {
      const found = new Map<string, Shares[number] | null>(postIds.map((id) => [id, null]));
      for (let from = 0; from < postIds.length; from += teamSharesLimit) {
        const posts = postIds.slice(from, from + teamSharesLimit).join(',');
        const { items } = await call(contract.listTeamShares, { query: { posts } }, { ...quiet, signal });
        for (const item of items) found.set(item.postId, item);
      }
      return found;
    },
    // The buttons of posts that stay on the page do not disappear while the list changes.
    placeholderData: keepPreviousData,
  });

export const heldPostsQuery = (id: string) =>
  pagedQuery([...teamsKey, 'held', id], (cursor, signal) =>
    call(contract.listHeldTeamPosts, { params: { id }, query: cursor }, { showError: false, signal }),
  );

/** The number of posts of each status that can be chosen from. */
export const ownPostsShown = 50;

export const ownPostsQuery = queryOptions({
  queryKey: [...teamsKey, 'own-posts'],
  queryFn: async ({ signal }) => {
    const options = { ...quiet, signal };
    const [drafts, scheduled] = await Promise.all([
      call(contract.listPosts, { query: { status: 'draft', limit: ownPostsShown } }, options),
      call(contract.listPosts, { query: { status: 'scheduled', limit: ownPostsShown } }, options),
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
  queryFn: async ({ signal }) =>
    (await call(contract.listOwnTeamItems, { query: {} }, { ...quiet, signal })).items,
});

export const teamItemsQuery = (id: string) =>
  infiniteQueryOptions({
    ...pagedQuery([...teamsKey, 'items', id], (cursor, signal) =>
      call(contract.listTeamItems, { params: { id }, query: cursor }, { showError: false, signal }),
    ),
    refetchInterval,
  });
