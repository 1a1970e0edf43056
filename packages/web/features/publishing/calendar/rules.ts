import type { CalendarPost, Post } from '@limelight/contracts';
import { firstLine } from '@limelight/post-text';

/** Only a scheduled post can be moved. */
export function canMove(post: Pick<Post, 'status'>): boolean {
  return post.status === 'scheduled';
}

export type MovablePost = Pick<
  CalendarPost,
  'id' | 'status' | 'hold' | 'delivery' | 'title' | 'scheduledAt' | 'timeZone'
>;

export function asMovable(post: Post): MovablePost {
  return {
    id: post.id,
    status: post.status,
    hold: post.hold,
    delivery: post.delivery,
    title: firstLine(post.text, 120),
    scheduledAt: post.scheduledAt,
    timeZone: post.timeZone,
  };
}

export function canPlan(post: Pick<Post, 'status'>): boolean {
  return post.status === 'scheduled' || post.status === 'draft' || post.status === 'failed';
}
