import type { PostStatus } from '@limelight/contracts';

/**
 * The allowed transitions from each status. `scheduled` to itself is a new time or a hold. `scheduled` to `published`
 * means that its author confirmed posting it manually after a reminder. `publishing` back to `scheduled` is an attempt
 * abandoned before anything was sent. An unconfirmed post only continues when its author confirms the outcome, or when
 * LinkedIn lists it.
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
