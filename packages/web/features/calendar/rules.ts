import type { Post, PostStatus } from '@limelight/contracts';

/** The lists of the calendar page, in the order of their tabs. */
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

/** A post's state in a few words, with what holds it up. */
export function statusWords(post: Pick<Post, 'status' | 'hold'>): string {
  if (post.status === 'scheduled' && post.hold !== null) {
    switch (post.hold) {
      case 'late':
        return 'Late: waits for you';
      case 'reconnect':
        return 'Waits for LinkedIn';
      case 'operator':
        return 'Waits for the operator';
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

/** When a post goes or went out, or was last touched. */
export function timeOf(post: Pick<Post, 'status' | 'scheduledAt' | 'publishedAt' | 'updatedAt'>): string {
  return post.publishedAt ?? post.scheduledAt ?? post.updatedAt;
}

/** The first line that says something, cut to `length`. */
export function firstLine(text: string, length = 90): string {
  const line =
    text
      .split('\n')
      .map((part) => part.trim())
      .find((part) => part !== '') ?? '';
  return line.length <= length ? line : `${line.slice(0, length - 1).trimEnd()}…`;
}

/** The clock in a zone at an instant: date YYYY-MM-DD and time HH:mm. */
export function clockIn(at: string, timeZone: string): { date: string; time: string } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(at));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** The window of a month's grid in any zone: from eight days before its first day to eight after its last, as instants. */
export function monthWindow(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const day = 86_400_000;
  return {
    from: new Date(Date.UTC(year, number - 1, 1) - 8 * day).toISOString(),
    to: new Date(Date.UTC(year, number, 1) + 8 * day).toISOString(),
  };
}

/** YYYY-MM when it is one, else null. */
export function readMonth(value: string | null): string | null {
  return value !== null && /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(value) ? value : null;
}

/** The month (YYYY-MM) so many months later. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** Only what still waits may move. */
export function canMove(post: Pick<Post, 'status'>): boolean {
  return post.status === 'scheduled';
}

/** True while a list should look again by itself: something is on its way or due within two minutes. */
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
