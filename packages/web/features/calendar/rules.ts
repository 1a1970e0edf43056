import type { CalendarPost, Post, PostStatus } from '@limelight/contracts';
import { firstLine } from '@limelight/post-text';

export const lists = ['scheduled', 'published', 'draft', 'failed', 'unconfirmed'] as const;
export type ListName = (typeof lists)[number];

export const listLabels: Readonly<Record<ListName, string>> = {
  scheduled: 'Scheduled',
  published: 'Published',
  draft: 'Drafts',
  failed: 'Failed',
  unconfirmed: 'Unconfirmed',
};

export function isListName(value: string | null): value is ListName {
  return lists.some((name) => name === value);
}

export const statusTones: Readonly<Record<PostStatus, 'plain' | 'link' | 'good' | 'warn' | 'bad'>> = {
  draft: 'plain',
  scheduled: 'link',
  publishing: 'link',
  published: 'good',
  failed: 'bad',
  unconfirmed: 'warn',
};

/** A post's state in a few words, with the reason for a delay. */
export function statusWords(post: Pick<Post, 'status' | 'hold'>): string {
  if (post.status === 'scheduled' && post.hold !== null) {
    switch (post.hold) {
      case 'late':
        return 'Late: needs your decision';
      case 'reconnect':
        return 'Waiting for LinkedIn';
      case 'operator':
        return 'On hold by the operator';
      case 'paused':
        return 'Paused';
      case 'remind':
        return 'Ready for you to post';
    }
  }
  switch (post.status) {
    case 'draft':
      return 'Draft';
    case 'scheduled':
      return 'Scheduled';
    case 'publishing':
      return 'Publishing';
    case 'published':
      return 'Published';
    case 'failed':
      return 'Failed';
    case 'unconfirmed':
      return 'Unconfirmed';
  }
}

/** When a post is or was published, or was last changed. */
export function timeOf(post: Pick<Post, 'status' | 'scheduledAt' | 'publishedAt' | 'updatedAt'>): string {
  return post.publishedAt ?? post.scheduledAt ?? post.updatedAt;
}

/** The attached files in words: "2 pictures", "a document", "a video". */
export function filesWords(media: Post['media']): string {
  const [first] = media;
  if (first?.mime === 'application/pdf') return 'a document';
  if (first?.mime === 'video/mp4') return 'a video';
  return media.length === 1 ? 'a picture' : `${media.length} pictures`;
}

/** Only a scheduled post can be moved. */
export function canMove(post: Pick<Post, 'status'>): boolean {
  return post.status === 'scheduled';
}

/** True while a list should poll: a post is being published or due within two minutes. */
export function isLively(
  posts: readonly Pick<Post, 'status' | 'hold' | 'scheduledAt'>[],
  now: number,
): boolean {
  return posts.some(
    (post) =>
      post.status === 'publishing' ||
      (post.status === 'scheduled' &&
        post.hold === null &&
        post.scheduledAt !== null &&
        Date.parse(post.scheduledAt) - now < 120_000),
  );
}

export type MovablePost = Pick<CalendarPost, 'id' | 'status' | 'hold' | 'title' | 'scheduledAt' | 'timeZone'>;

export function asMovable(post: Post): MovablePost {
  return {
    id: post.id,
    status: post.status,
    hold: post.hold,
    title: firstLine(post.text, 120),
    scheduledAt: post.scheduledAt,
    timeZone: post.timeZone,
  };
}

export function canPlan(post: Pick<Post, 'status'>): boolean {
  return post.status === 'scheduled' || post.status === 'draft' || post.status === 'failed';
}
