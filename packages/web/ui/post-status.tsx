import type { Post } from '@limelight/contracts';
import { usePostRisks } from '../lib/post-risks.ts';
import { postState } from '../lib/post-status.ts';
import { StatusBadge } from './status-badge.tsx';

/** The state of a post. A scheduled one that will not go out as things are is marked. */
export function PostStatus({ post }: { post: Pick<Post, 'id' | 'status' | 'hold'> }) {
  const { words, tone } = postState(post, usePostRisks().get(post.id) ?? null);
  return <StatusBadge tone={tone}>{words}</StatusBadge>;
}
