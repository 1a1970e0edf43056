import { findPostGeneration } from '@limelight/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';

/** Which generation wrote the text of a post that this page did not see written. */
export const generationOf = (postId: string) =>
  queryOptions({
    queryKey: ['post-generation', postId],
    queryFn: ({ signal }) =>
      call(findPostGeneration, { params: { id: postId } }, { showError: false, signal }),
    staleTime: 0,
  });
