import { randomUUID } from 'node:crypto';
import { webhookLimit, webhookRotationHours, type WebhookEvent } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { createWebhookSecret } from '../../../../integrations/signed-webhooks/index.ts';
import { takeLock, type Tx } from '../../../../platform/db/index.ts';
import { AppError, existing } from '../../../../platform/http/index.ts';
import type { LimitRule } from '../../../../platform/http/limits.ts';
import { deliverJob } from '../jobs.ts';
import {
  findDelivery,
  findWebhook,
  insertDeliveries,
  insertWebhook,
  listWebhooksOf,
  lockWebhook,
  removeWebhook,
  updateDelivery,
  updateWebhook,
  type DeliveryRow,
  type WebhookRow,
} from '../repository.ts';
import { isUnderWay } from '../rules.ts';
import { sealSecret } from './secrets.ts';

/** The name is resolved and checked at each delivery, since that can change. The rest can be checked now. */
function requireAddress({ webPages }: Context, url: string): void {
  if (!webPages.mayPost(url)) throw new AppError('webhook_address_not_allowed');
}

export async function addWebhook(
  context: Context,
  userId: string,
  { url, events }: { url: string; events: WebhookEvent[] },
): Promise<{ secret: string; row: WebhookRow }> {
  requireAddress(context, url);
  const id = randomUUID();
  const secret = createWebhookSecret();
  const row: WebhookRow = {
    id,
    userId,
    url,
    events,
    secret: sealSecret(context, id, secret),
    previousSecret: null,
    previousUntil: null,
    active: true,
    turnedOff: null,
    failingSince: null,
    createdAt: new Date(context.clock.now()),
  };
  await context.database.db.transaction(async (tx) => {
    await takeLock(tx, 'webhooks', userId);
    if ((await listWebhooksOf(tx, userId)).length >= webhookLimit) throw new AppError('webhook_limit');
    await insertWebhook(tx, row);
  });
  return { secret, row };
}

async function requireWebhook(tx: Tx, userId: string, id: string): Promise<WebhookRow> {
  const row = await lockWebhook(tx, id);
  if (row?.userId !== userId) throw new AppError('not_found');
  return row;
}

async function update(tx: Tx, id: string, change: Partial<WebhookRow>): Promise<WebhookRow> {
  const row = existing(await updateWebhook(tx, id, change));
  return row;
}

export async function editWebhook(
  context: Context,
  userId: string,
  id: string,
  change: { url?: string | undefined; events?: WebhookEvent[] | undefined; active?: boolean | undefined },
): Promise<WebhookRow> {
  if (change.url !== undefined) requireAddress(context, change.url);
  return context.database.db.transaction(async (tx) => {
    const row = await requireWebhook(tx, userId, id);
    const { url = row.url, events = row.events, active = row.active } = change;
    const turnedOn = active && !row.active;
    return update(tx, id, {
      url,
      events,
      active,
      ...(turnedOn || url !== row.url ? { failingSince: null } : {}),
      ...(active === row.active ? {} : { turnedOff: null }),
    });
  });
}

export async function dropWebhook({ database }: Context, userId: string, id: string): Promise<void> {
  if (!(await database.db.transaction((tx) => removeWebhook(tx, userId, id))))
    throw new AppError('not_found');
}

/** Creates a new secret. The previous one also signs for a day. */
export async function rotateSecret(context: Context, userId: string, id: string): Promise<string> {
  const secret = createWebhookSecret();
  await context.database.db.transaction(async (tx) => {
    const row = await requireWebhook(tx, userId, id);
    await update(tx, id, {
      secret: sealSecret(context, id, secret),
      previousSecret: row.secret,
      previousUntil: new Date(context.clock.now() + webhookRotationHours * 3_600_000),
    });
  });
  return secret;
}

/** The deliveries that an owner can trigger manually per minute, because slow receivers would delay the others. */
const sendRules = {
  webhook: { name: 'webhook-send', points: 10, perSeconds: 60 },
  person: { name: 'webhook-send-person', points: 30, perSeconds: 60 },
} as const satisfies Record<string, LimitRule>;

async function limitSending({ limits }: Context, userId: string, webhookId: string): Promise<void> {
  await limits.take(sendRules.webhook, webhookId);
  await limits.take(sendRules.person, userId);
}

export async function sendPing(context: Context, userId: string, id: string): Promise<DeliveryRow> {
  const { clock, database, queue } = context;
  if ((await findWebhook(database.db, userId, id)) === null) throw new AppError('not_found');
  await limitSending(context, userId, id);
  return database.db.transaction(async (tx) => {
    const row = await requireWebhook(tx, userId, id);
    if (!row.active) throw new AppError('webhook_off');
    const now = new Date(clock.now());
    const payload = { type: 'ping', timestamp: now.toISOString(), data: {} };
    const [delivery] = await insertDeliveries(tx, [
      { id: randomUUID(), webhookId: id, event: 'ping', payload, createdAt: now },
    ]);
    if (delivery === undefined) throw new AppError('not_found');
    await queue.enqueue(tx, deliverJob, { deliveryId: delivery.id, attempts: 0 }, { group: userId });
    return delivery;
  });
}

/** Sends a delivery again now, with a new series of attempts. Refuses with `webhook_delivery_under_way`. */
export async function sendAgain(context: Context, userId: string, deliveryId: string): Promise<DeliveryRow> {
  const { clock, database, queue } = context;
  const known = await findDelivery(database.db, deliveryId);
  if (known === null || known.webhook.userId !== userId) throw new AppError('not_found');
  await limitSending(context, userId, known.webhook.id);
  return database.db.transaction(async (tx) => {
    // Two concurrent calls would both find it idle.
    await lockWebhook(tx, known.webhook.id);
    const found = existing(await findDelivery(tx, deliveryId));
    if (!found.webhook.active) throw new AppError('webhook_off');
    if (isUnderWay(found.delivery, clock.now())) throw new AppError('webhook_delivery_under_way');
    const { attempts } = found.delivery;
    const delivery = existing(
      await updateDelivery(tx, deliveryId, {
        status: 'waiting',
        triedBefore: attempts,
        nextAttemptAt: new Date(clock.now()),
      }),
    );
    await queue.enqueue(tx, deliverJob, { deliveryId, attempts }, { group: userId });
    return delivery;
  });
}
