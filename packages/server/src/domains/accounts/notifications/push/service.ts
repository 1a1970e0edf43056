import { randomUUID } from 'node:crypto';
import {
  pushBrowserLimit,
  type EndpointInput,
  type PushBrowser,
  type subscribePush,
} from '@limelight/contracts';
import { z } from 'zod';
import type { Context } from '../../../../context.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { describeDevice } from '../../identity/index.ts';
import { findNotification, listSettings } from '../repository/notifications.ts';
import { channelsOf } from '../rules.ts';
import { pushKeysOf } from './keys.ts';
import {
  countOthers,
  deleteSubscription,
  findSubscription,
  listSubscriptions,
  saveSubscription,
  type SubscriptionRow,
} from '../repository/push.ts';

const browserKeys = z.object({ p256dh: z.string(), auth: z.string() });
const purposeOf = (endpoint: string) => `push-browser:${endpoint}`;

const dayMs = 86_400_000;
/** The time in seconds after which push services drop an undelivered message. */
const keptSeconds = 86_400;
/** The status used for addresses that must not be contacted. */
const refusedStatus = 410;
const gone: ReadonlySet<number> = new Set([404, refusedStatus]);

const present = ({ id, device, createdAt }: SubscriptionRow): PushBrowser => ({
  id,
  device,
  since: createdAt.toISOString(),
});

export async function readPushState(context: Context, userId: string) {
  const { publicKey } = await pushKeysOf(context);
  return { publicKey, browsers: (await listSubscriptions(context.database.db, [userId])).map(present) };
}

export async function subscribe(
  context: Context,
  userId: string,
  { endpoint, keys }: EndpointInput<typeof subscribePush>['body'],
  userAgent: string | null,
): Promise<PushBrowser> {
  const { clock, database, secrets, webPages } = context;
  if (!webPages.mayPost(endpoint)) throw new AppError('push_address_refused');
  return database.db.transaction(async (tx) => {
    if ((await countOthers(tx, userId, endpoint)) >= pushBrowserLimit)
      throw new AppError('push_browser_limit');
    const row = {
      id: randomUUID(),
      userId,
      endpoint,
      keysSealed: secrets.seal(JSON.stringify(keys), purposeOf(endpoint)),
      device: describeDevice(userAgent),
      createdAt: new Date(clock.now()),
    };
    return present(await saveSubscription(tx, row));
  });
}

/**
 * Pushes a notification to one browser. Skips notifications that were read, are older than a day or were switched
 * off, and deletes subscriptions that no longer exist. Throws when the push service is busy, so that the job is
 * retried.
 */
export async function push(
  context: Context,
  { id, subscriptionId }: { id: string; subscriptionId: string },
): Promise<void> {
  const { clock, database, log, secrets, webPages } = context;
  const { db } = database;
  const row = await findNotification(db, id);
  const browser = await findSubscription(db, subscriptionId);
  if (row === null || browser === null || browser.userId !== row.userId || row.readAt !== null) return;
  if (clock.now() - row.createdAt.getTime() > dayMs) return;
  if (!channelsOf(row.kind, await listSettings(db, [row.userId])).push) return;
  const { endpoint } = browser;
  const keys = browserKeys.parse(JSON.parse(secrets.open(browser.keysSealed, purposeOf(endpoint))));
  const { generateRequestDetails } = await import('web-push').then((module) => module.default);
  const { title, detail, path } = row;
  const order = generateRequestDetails(
    { endpoint, keys },
    JSON.stringify({ id, title, body: detail, path }),
    {
      vapidDetails: await pushKeysOf(context),
      TTL: keptSeconds,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    },
  );
  const headers = Object.fromEntries(
    Object.entries(order.headers).map(([name, value]) => [name, String(value)]),
  );
  const sent = await webPages.send(endpoint, { headers, body: order.body ?? '' });
  if (sent.state === 'unreachable') throw new Error('The push service did not answer.');
  const status = sent.state === 'not-allowed' ? refusedStatus : sent.status;
  if (status >= 200 && status < 300) return;
  if (gone.has(status)) return deleteSubscription(db, subscriptionId);
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}.`);
  log.warn({ status, host: new URL(endpoint).host }, 'a push service refused a notification');
}
