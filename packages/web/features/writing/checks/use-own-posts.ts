import { listPosts } from '@limelight/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../lib/client.ts';
import { readOwnPosts } from '../rules/own-posts.ts';

const mostRead = 100;
const freshMs = 300_000;

/** How the author writes and what they have told, from their newest published posts; nothing until those are there. */
export function useOwnPosts(writing: string | null): ReturnType<typeof readOwnPosts> {
  // Not below the posts' key: a draft that is saved changes nothing of what went out.
  const { data } = useQuery({
    queryKey: ['own-posts'],
    queryFn: ({ signal }) =>
      call(listPosts, { query: { status: 'published', limit: mostRead } }, { showError: false, signal }),
    staleTime: freshMs,
  });
  return useMemo(() => readOwnPosts(data?.items ?? [], writing), [data, writing]);
}
