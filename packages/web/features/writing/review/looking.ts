import {
  checkPost,
  linkClaims,
  prepareSource,
  qualities,
  usedPassages,
  type CheckContext,
  type PreparedSource,
} from '@limelight/post-text';
import { readOwnPosts } from './own-posts.ts';
import type { Matter, Seen } from './seen.ts';

/** A matter read once, for any number of texts. */
export interface Prepared {
  checks: (CheckContext & { source?: string }) | null;
  origins: readonly PreparedSource[];
  sources: readonly PreparedSource[];
}

export function prepare({ checks, origins, sources }: Matter): Prepared {
  return {
    checks: checks && {
      ...readOwnPosts(checks.posts, checks.writing),
      ...(checks.material === null ? {} : { source: checks.material }),
    },
    origins: origins.map(prepareSource),
    sources: sources.map(prepareSource),
  };
}

/** Everything that is told of a text. Takes tens of milliseconds for a long one. */
export function lookAt(text: string, { checks, origins, sources }: Prepared): Seen {
  return {
    remarks: checks === null ? [] : checkPost(text, checks),
    good: checks === null ? [] : qualities(text, checks.source),
    claims: origins.length === 0 ? [] : linkClaims(text, origins),
    used: sources.length === 0 ? [] : usedPassages(text, sources),
  };
}
