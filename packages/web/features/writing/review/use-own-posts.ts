import { listPosts } from '@limelight/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../lib/client.ts';
import type { OwnPost } from './seen.ts';

const mostRead = 100;
const freshMs = 300_000;
const none: readonly OwnPost[] = [];

/** The author's newest published posts, as far as the checks read them; none until those are there. */
export function useOwnPosts(): readonly OwnPost[] {
  // Not below the posts' key: a draft that is saved changes nothing of what went out.
  const { data } = useQuery({
    queryKey: ['own-posts'],
    queryFn: ({ signal }) =>
      call(listPosts, { query: { status: 'published', limit: mostRead } }, { showError: false, signal }),
    staleTime: freshMs,
  });
  return useMemo(
    () =>
      data?.items.map(({ id, text, publishedAt, engine, ownWords }) => {
        return { id, text, publishedAt, engine, ownWords };
      }) ?? none,
    [data],
  );
}
