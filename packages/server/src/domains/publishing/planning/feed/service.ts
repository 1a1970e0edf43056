import { brand } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { AppError, existing } from '../../../../platform/http/index.ts';
import { randomHex } from '../../../../platform/secrets.ts';
import { listPostsBetween } from '../../../posts/posts/index.ts';
import { writeCalendar } from '../export/ics.ts';
import {
  forgetFeedEntries,
  keepFeedEntries,
  listFeedEntries,
  openFeed,
  removeFeed,
  replaceFeed,
} from '../repository/planning.ts';
import { tell } from './rules.ts';

const dayMs = 86_400_000;
const daysBack = 30;
const daysAhead = 400;
const postLimit = 5000;

const hashOf = (context: Context, key: string) => context.secrets.hash(key, 'calendar-feed');

/** The links of a feed's events, and the host that makes their ids unique to the installation. */
export function feedAddresses(context: Context): { host: string; editor: (postId: string) => string } {
  const { PUBLIC_URL } = context.config;
  return {
    host: new URL(PUBLIC_URL).hostname,
    editor: (postId) => `${PUBLIC_URL}/dashboard/generate-post?post=${postId}`,
  };
}

/** Creates a new private address, which replaces the previous one. The key is only returned here. */
export async function renewFeed(context: Context, userId: string): Promise<{ url: string; createdAt: Date }> {
  const key = randomHex();
  const createdAt = new Date(context.clock.now());
  await replaceFeed(context.database.db, userId, hashOf(context, key), createdAt);
  return { url: `${context.config.PUBLIC_URL}/api/planning/feed/${key}.ics`, createdAt };
}

export async function switchFeedOff(context: Context, userId: string): Promise<void> {
  await context.database.db.transaction(async (tx) => removeFeed(tx, userId));
}

/** The calendar of the user with this key. Records what it contains. Refuses with `not_found`. */
export async function readFeed(context: Context, file: string): Promise<string> {
  const key = /^([0-9a-f]{64})\.ics$/.exec(file)?.[1];
  if (key === undefined) throw new AppError('not_found');
  const now = new Date(context.clock.now());
  return context.database.db.transaction(async (tx) => {
    const feed = existing(await openFeed(tx, hashOf(context, key), now));
    const { userId } = feed;
    const from = new Date(now.getTime() - daysBack * dayMs);
    const to = new Date(now.getTime() + daysAhead * dayMs);
    const rows = await listPostsBetween(tx, userId, { from, to, limit: postLimit });
    const last = rows.at(-1);
    const told = tell(rows, await listFeedEntries(tx, userId), {
      userId,
      from,
      // Posts beyond the limit of one answer are unknown, so nothing there is cancelled.
      to: rows.length < postLimit ? to : (last?.publishedAt ?? last?.scheduledAt ?? to),
      now,
      addresses: feedAddresses(context),
    });
    await keepFeedEntries(tx, told.keep);
    await forgetFeedEntries(tx, userId, told.forget);
    return writeCalendar(`${brand.name}: posts`, told.events);
  });
}
