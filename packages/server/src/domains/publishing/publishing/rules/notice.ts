import type { NotificationKind } from '@limelight/contracts';
import type { NoticeKind } from '../tables.ts';

export const noticeTitles: Record<NoticeKind, string> = {
  failed: 'Your post was not published',
  unconfirmed: 'Is your post on LinkedIn?',
  late: 'A scheduled post is waiting for you',
  reconnect: 'Reconnect LinkedIn: a scheduled post is waiting',
  operator: 'A scheduled post is waiting',
  remind: 'It is time to post on LinkedIn',
};

export function noticeEvent(kind: NoticeKind): NotificationKind {
  switch (kind) {
    case 'unconfirmed':
      return 'unconfirmed';
    case 'remind':
      return 'reminder';
    case 'failed':
    case 'late':
    case 'reconnect':
    case 'operator':
      return 'failed';
  }
}
