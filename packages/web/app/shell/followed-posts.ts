import { getPlanMark } from '@limelight/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../lib/client.ts';

const followMs = 5000;

/**
 * Reloads every shown list of posts, queue, calendar and result when something happened to the posts on the server, such
 * as one going out.
 */
export function useFollowedPosts(): void {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['plan-mark'],
    queryFn: ({ signal }) => call(getPlanMark, {}, { showError: false, signal }),
    staleTime: 0,
    refetchInterval: followMs,
  });
  const mark = data?.mark;
  const last = useRef(mark);
  useEffect(() => {
    if (last.current !== undefined && last.current !== mark) {
      void client.invalidateQueries({ queryKey: ['posts'] });
      void client.invalidateQueries({ queryKey: ['results'] });
    }
    last.current = mark;
  }, [client, mark]);
}
