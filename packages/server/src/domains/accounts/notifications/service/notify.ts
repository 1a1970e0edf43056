import { randomUUIDv7 } from 'node:crypto';
import type { NotificationKind } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { together, type Tx } from '../../../../platform/db/index.ts';
import { mailJob, pushJob } from '../jobs.ts';
import { listSubscriptions } from '../repository/push.ts';
import { insertNew, listSettings, markPathsRead, withdrawUnread } from '../repository/notifications.ts';
import { channelsOf } from '../rules.ts';

export interface Event {
  userId: string;
  kind: NotificationKind;
  /** Identifies the event. Repeating a key does nothing. */
  key: string;
  /** One sentence without words from the person's texts, because it is also mailed and pushed. */
  title: string;
  /** The consequence for the person. Also mailed and pushed. */
  detail?: string | null;
  /** The first words of a post, or a name. Only shown inside the product. */
  about?: string | null;
  /** The page to open, for example `/dashboard/agents`. */
  path: string;
  /** `own` when the module sends its own mail about the event. */
  mail?: 'ours' | 'own';
  /** How long mail and push are delayed, in case the person sees it in the product first. */
  waitMs?: number;
}

/** What people chose for notifications, and their browsers. */
export async function readChannels(tx: Tx, userIds: readonly string[]) {
  const [set, subscribed] = await together([listSettings(tx, userIds), listSubscriptions(tx, userIds)]);
  return {
    settings: Map.groupBy(set, ({ userId }) => userId),
    browsers: Map.groupBy(subscribed, ({ userId }) => userId),
  };
}

export type Channels = Awaited<ReturnType<typeof readChannels>>;

/**
 * Notifies people in the list, by email and in their browsers, as each has chosen, within the transaction that
 * changes their data.
 */
export async function notifyAll(context: Context, tx: Tx, events: readonly Event[], known?: Channels) {
  if (events.length === 0) return;
  const { clock, mailer, queue } = context;
  const now = clock.now();
  const { settings, browsers } =
    known ?? (await readChannels(tx, [...new Set(events.map(({ userId }) => userId))]));
  const told = events.map((event) => ({
    event,
    id: randomUUIDv7(),
    channels: channelsOf(event.kind, settings.get(event.userId) ?? []),
  }));
  const rows = told.map(({ id, event, channels }) => ({
    id,
    userId: event.userId,
    kind: event.kind,
    key: event.key,
    title: event.title,
    detail: event.detail ?? null,
    about: event.about ?? null,
    path: event.path,
    listed: channels.app,
    createdAt: new Date(now),
    readAt: null,
  }));
  const fresh = await insertNew(tx, rows);
  for (const { id, event, channels } of told) {
    if (!fresh.has(id)) continue;
    const options = event.waitMs === undefined ? {} : { startAfter: new Date(now + event.waitMs) };
    if (channels.mail && event.mail !== 'own' && mailer.configured)
      await queue.enqueue(tx, mailJob, { id }, options);
    if (channels.push)
      for (const { id: subscriptionId } of browsers.get(event.userId) ?? [])
        await queue.enqueue(tx, pushJob, { id, subscriptionId }, options);
  }
}

export async function notify(context: Context, tx: Tx, event: Event): Promise<void> {
  await notifyAll(context, tx, [event]);
}

/** Suppresses later notifications with this key. */
export async function hush(
  context: Context,
  tx: Tx,
  { userId, kind, key }: Pick<Event, 'userId' | 'kind' | 'key'>,
): Promise<void> {
  const now = new Date(context.clock.now());
  const row = { id: randomUUIDv7(), userId, kind, key, title: '', detail: null, about: null, path: '' };
  await insertNew(tx, [{ ...row, listed: false, createdAt: now, readAt: now }]);
}

/** Takes back the notification of a run that the person saw end, and stops its pending mails and pushes. */
export async function withdraw(context: Context, userId: string, key: string): Promise<void> {
  await withdrawUnread(context.database.db, userId, key, new Date(context.clock.now()));
}

/** Marks the notifications that lead to these pages as read, because what they ask for is done. */
export async function markSettled(
  context: Context,
  tx: Tx,
  userIds: readonly string[],
  paths: readonly string[],
): Promise<void> {
  if (paths.length > 0) await markPathsRead(tx, userIds, paths, new Date(context.clock.now()));
}
