import { listReviewLinks } from '@limelight/contracts';
import { queryOptions } from '@tanstack/react-query';
import { readQuery } from '../../../lib/read-query.ts';

export const reviewLinksKey = ['review-links'] as const;

/** A person's open links, or only those that show one post. */
export const linksQuery = (postId: string | undefined) =>
  queryOptions({
    ...readQuery([...reviewLinksKey, postId ?? 'all'], listReviewLinks, {
      query: postId === undefined ? {} : { postId },
    }),
    refetchInterval: 10_000,
  });
