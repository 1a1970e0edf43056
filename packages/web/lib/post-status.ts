import type { Post, PostRisk, PostStatus } from '@limelight/contracts';

type StatusTone = 'plain' | 'link' | 'good' | 'warn' | 'bad';
type Waiting = Pick<Post, 'status' | 'hold'>;

const statusTones: Readonly<Record<PostStatus, StatusTone>> = {
  draft: 'plain',
  scheduled: 'link',
  publishing: 'link',
  published: 'good',
  failed: 'bad',
  unconfirmed: 'warn',
};

function statusWords(post: Waiting): string {
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

const riskWords: Readonly<Record<PostRisk, string>> = {
  expires: 'LinkedIn expires first',
  disconnected: 'LinkedIn not connected',
  gap: 'Open gap',
  approval: 'Not approved yet',
  consent: 'Needs your permission',
};

/** A post's state in a few words, with the reason for a delay, wherever posts are shown. */
export function postState(post: Waiting, risk: PostRisk | null): { words: string; tone: StatusTone } {
  if (risk !== null && post.status === 'scheduled' && post.hold === null)
    return { words: riskWords[risk], tone: 'warn' };
  return { words: statusWords(post), tone: post.hold === null ? statusTones[post.status] : 'warn' };
}

const riskActions: Readonly<Record<PostRisk, string>> = {
  expires: 'Reconnect LinkedIn',
  disconnected: 'Connect LinkedIn',
  gap: 'Fill the gap',
  approval: 'Ask for approval',
  consent: 'Choose what to do',
};

/** What its author can do next about a post that needs attention; null for a post that does not. */
export function attentionAction(post: Waiting, risk: PostRisk | null): string | null {
  if (post.status === 'failed') return 'See why';
  if (post.status === 'unconfirmed') return 'Check and confirm';
  if (post.status !== 'scheduled') return null;
  switch (post.hold) {
    case null:
      return risk === null ? null : riskActions[risk];
    case 'paused':
      return null;
    case 'late':
      return 'Choose what to do';
    case 'reconnect':
      return 'Reconnect LinkedIn';
    case 'remind':
      return 'Post it';
    case 'operator':
      return 'See why';
  }
}
