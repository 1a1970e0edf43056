import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

/** The pages of a list, read one after the other. The first one has no cursor. */
export const pagedQuery = <Page extends { nextCursor: string | null }>(
  queryKey: QueryKey,
  read: (cursor: { cursor?: string }, signal: AbortSignal) => Promise<Page>,
) =>
  infiniteQueryOptions({
    queryKey,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => read(pageParam === '' ? {} : { cursor: pageParam }, signal),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
