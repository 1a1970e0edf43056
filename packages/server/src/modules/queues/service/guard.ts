import { nearestTo } from '@limelight/post-text';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { listPostsBetween, type CalendarRow } from '../../posts/index.ts';

const dayMs = 86_400_000;
const comparedAtMost = 3000;
const namedCharacters = 60;

function nameOf({ text }: Pick<CalendarRow, 'text'>): string {
  const line = text.trim().split('\n')[0] ?? '';
  const characters = [...line];
  return characters.length <= namedCharacters
    ? line
    : `${characters
        .slice(0, namedCharacters - 1)
        .join('')
        .trimEnd()}…`;
}

function whereItIs({ publishedAt }: CalendarRow, timeZone: string): string {
  if (publishedAt === null) return 'which is planned already';
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(publishedAt);
  return `which went out on ${day}`;
}

/**
 * Refuses with `too_similar` a text that is planned already in almost the same words, or went out within the cool-down
 * before `at`; the other post is named in the message and in `details`.
 */
export async function requireUnlike(
  tx: Tx,
  given: { userId: string; postId: string; text: string; at: Date; cooldownDays: number; timeZone: string },
): Promise<void> {
  const from = new Date(given.at.getTime() - given.cooldownDays * dayMs);
  const to = new Date(Date.parse('2200-01-01T00:00:00Z'));
  const rows = await listPostsBetween(tx, given.userId, {
    from,
    to,
    limit: comparedAtMost,
    newestFirst: true,
  });
  const others = rows.filter(
    (row) =>
      row.id !== given.postId &&
      (row.status === 'scheduled' ||
        row.status === 'publishing' ||
        row.status === 'unconfirmed' ||
        row.status === 'published'),
  );
  const other = nearestTo(given.text, others);
  if (other === null) return;
  const title = nameOf(other);
  const message = `This says almost the same as “${title}”, ${whereItIs(other, given.timeZone)}. Change the text or take another post.`;
  throw new AppError('too_similar', { postId: other.id, title, status: other.status }, { message });
}
