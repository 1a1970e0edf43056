import { listPosts, type PostStatus } from '@limelight/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';

/** The first posts of a state. Its key begins like every list of posts, so that who changes one makes this read again. */
export const postsOf = (status: PostStatus) =>
  queryOptions({
    queryKey: ['posts', 'home', status],
    queryFn: ({ signal }) => call(listPosts, { query: { status, limit: 50 } }, { showError: false, signal }),
  });
