import { getVersion, listVersions } from '@limelight/contracts';
import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../../../../lib/client.ts';

const options = { showError: false } as const;

/** The versions of a post by page. `saved` identifies the save after which they were requested. */
export function useVersions(postId: string | null, saved: number | null) {
  return useInfiniteQuery({
    queryKey: ['versions', postId, saved],
    queryFn: ({ pageParam }) => {
      const query = { limit: 50, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return call(listVersions, { params: { id: postId ?? '' }, query }, options);
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
    enabled: postId !== null,
  });
}

/**
 * The text of a version. It never changes except for the newest, which continued typing extends; `at` tells those
 * states apart.
 */
const versionQuery = (postId: string, versionId: string | null, at: string) =>
  queryOptions({
    queryKey: ['version', postId, versionId, at],
    queryFn: () => call(getVersion, { params: { id: postId, versionId: versionId ?? '' } }, options),
    enabled: versionId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useVersionText(postId: string, version: { id: string; at: string } | null) {
  return useQuery(versionQuery(postId, version?.id ?? null, version?.at ?? ''));
}
