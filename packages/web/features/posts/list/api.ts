import { listPostLabels, listPosts, type Post, type PostStatus } from '@limelight/contracts';
import { unpublishedPostLimit } from '@limelight/contracts/catalog';
import { queryOptions, useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { pagedQuery } from '../../../lib/paged-query.ts';
import { readQuery } from '../../../lib/read-query.ts';
import type { PostFilter, PostListName } from './rules.ts';

const pageSize = 100;
const publishedPageSize = 30;

// The keys start like those of every post list, so that changing a post reloads them.
const key = ['posts', 'list'] as const;

export const labelsQuery = readQuery([...key, 'labels'], listPostLabels, {});

type Kind = Exclude<PostStatus, 'published'> | 'deleted';

async function readAll(kind: Kind, signal: AbortSignal): Promise<Post[]> {
  const posts: Post[] = [];
  let cursor: string | undefined;
  do {
    const query = {
      ...(kind === 'deleted' ? { deleted: true as const } : { status: kind }),
      limit: pageSize,
      ...(cursor === undefined ? {} : { cursor }),
    };
    const { items, nextCursor } = await call(listPosts, { query }, { showError: false, signal });
    posts.push(...items);
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined && posts.length < unpublishedPostLimit);
  return posts;
}

const allOf = (kind: Kind) =>
  queryOptions({ queryKey: [...key, kind], queryFn: ({ signal }) => readAll(kind, signal) });

const publishedQuery = ({ search, folder, tag }: PostFilter) =>
  pagedQuery([...key, 'published', search, folder, tag], (cursor, signal) => {
    const query = {
      status: 'published' as const,
      limit: publishedPageSize,
      ...(search === '' ? {} : { search }),
      ...(folder === '' ? {} : { folder }),
      ...(tag === '' ? {} : { tag }),
      ...cursor,
    };
    return call(listPosts, { query }, { showError: false, signal });
  });

const kinds: Readonly<Record<PostListName, readonly Kind[]>> = {
  drafts: ['draft'],
  scheduled: ['scheduled', 'publishing'],
  published: [],
  attention: ['failed', 'unconfirmed', 'scheduled'],
  deleted: ['deleted'],
};

/** The posts of these kinds, all of them; undefined until every kind has loaded. */
function useAll(wanted: readonly Kind[]) {
  return useQueries({
    queries: wanted.map(allOf),
    combine: (found) => {
      const failed = found.find(({ isError }) => isError);
      return {
        posts: found.flatMap(({ data }) => data ?? []),
        isPending: found.some(({ isPending }) => isPending),
        error: failed?.error ?? null,
        isFetching: found.some(({ isFetching }) => isFetching),
        refetch: async () => Promise.all(found.map((query) => query.refetch())),
      };
    },
  });
}

/** The posts of a list. The published ones are filtered by the server, page by page. */
export function usePostList(name: PostListName, filter: PostFilter) {
  const all = useAll(kinds[name]);
  const published = useInfiniteQuery({ ...publishedQuery(filter), enabled: name === 'published' });
  if (name !== 'published') return { ...all, more: null };
  return {
    posts: published.data?.pages.flatMap((page) => page.items) ?? [],
    isPending: published.isPending,
    error: published.error,
    isFetching: published.isFetching,
    refetch: published.refetch,
    more: published,
  };
}

/** The posts among which are those that need attention. */
export const useAttentionPosts = (): readonly Post[] => useAll(kinds.attention).posts;
