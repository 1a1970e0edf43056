import { listPosts, type PostStatus } from '@limelight/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';

/** The first posts in a state. The key starts like that of every post list, so that changing a post reloads it. */
export const postsOf = (status: PostStatus) =>
  queryOptions({
    queryKey: ['posts', 'home', status],
    queryFn: ({ signal }) => call(listPosts, { query: { status, limit: 50 } }, { showError: false, signal }),
  });
