import { listReviewLinks } from '@limelight/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';

export const reviewLinksKey = ['review-links'] as const;

/** A person's open links, or only those that show one post. */
export const linksQuery = (postId: string | undefined) =>
  queryOptions({
    queryKey: [...reviewLinksKey, postId ?? 'all'],
    queryFn: ({ signal }) =>
      call(listReviewLinks, { query: postId === undefined ? {} : { postId } }, { showError: false, signal }),
    refetchInterval: 10_000,
  });
