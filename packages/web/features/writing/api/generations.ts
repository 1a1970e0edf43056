import { findPostGeneration } from '@limelight/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';

/** The generation that wrote a post's text, for pages that did not see it written. */
export const generationOf = (postId: string) =>
  queryOptions({
    queryKey: ['post-generation', postId],
    queryFn: ({ signal }) =>
      call(findPostGeneration, { params: { id: postId } }, { showError: false, signal }),
    staleTime: 0,
  });
