import type { PostStatus } from '@limelight/contracts';

/**
 * Where a post may go from each status; what is not here never happens. `scheduled` to itself is a new time or a hold;
 * `scheduled` to
 * `published` is its author's word that they posted it by hand after a reminder; `publishing` back to `scheduled` is an attempt given up before anything was sent. An unconfirmed post goes on only by
 * its author's word, or when LinkedIn names it.
 */
export const transitions = {
  draft: ['scheduled', 'publishing'],
  scheduled: ['draft', 'scheduled', 'publishing', 'published'],
  publishing: ['scheduled', 'published', 'failed', 'unconfirmed'],
  published: [],
  failed: ['draft', 'scheduled', 'publishing'],
  unconfirmed: ['published', 'publishing'],
} as const satisfies Record<PostStatus, readonly PostStatus[]>;

export function mayMove(from: PostStatus, to: PostStatus): boolean {
  const targets: readonly PostStatus[] = transitions[from];
  return targets.includes(to);
}
