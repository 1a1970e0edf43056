import type { Context } from '../../../../context.ts';
import { deliverJob, turnedOffJob } from '../jobs.ts';
import {
  findDelivery,
  findLastAttempt,
  lockWebhook,
  recordAttempt,
  updateWebhook,
  type WebhookRow,
} from '../repository.ts';
import { describe, hasFailedTooLong, nextStep, outageStart } from '../rules.ts';
import { openSecrets } from './secrets.ts';

function standing(
  webhook: WebhookRow,
  step: ReturnType<typeof nextStep>,
  lastAttemptAt: Date | null,
  now: Date,
): Partial<Pick<WebhookRow, 'active' | 'turnedOff' | 'failingSince'>> {
  if (step.kind === 'delivered') return { failingSince: null };
  if (step.kind === 'gone') return { active: false, turnedOff: 'gone' };
  const failingSince = outageStart(webhook.failingSince, lastAttemptAt, now);
  return hasFailedTooLong(failingSince, now.getTime())
    ? { failingSince, active: false, turnedOff: 'failing' }
    : { failingSince };
}

/** Sends a delivery once, and schedules a retry if it failed. A repeated job for the same attempt does nothing. */
export async function deliver(
  context: Context,
  { deliveryId, attempts }: { deliveryId: string; attempts: number },
  signal: AbortSignal,
): Promise<void> {
  const { database, signedWebhooks, clock, queue } = context;
  const found = await findDelivery(database.db, deliveryId);
  if (found?.delivery.status !== 'waiting' || found.delivery.attempts !== attempts) return;
  const { delivery, webhook } = found;
  if (!webhook.active) {
    await database.db.transaction((tx) =>
      recordAttempt(tx, delivery, {
        status: 'failed',
        answer: 'The webhook was turned off.',
        nextAttemptAt: null,
      }),
    );
    return;
  }
  const outcome = await signedWebhooks.send(
    { url: webhook.url, secrets: openSecrets(context, webhook), id: delivery.id, payload: delivery.payload },
    signal,
  );
  const now = clock.now();
  const step = nextStep(outcome, attempts + 1 - delivery.triedBefore);
  const again = step.kind === 'again' ? new Date(now + step.afterMs) : null;
  await database.db.transaction(async (tx) => {
    const current = await lockWebhook(tx, webhook.id);
    if (current === null) return;
    const lastAttemptAt = await findLastAttempt(tx, webhook.id);
    const recorded = await recordAttempt(tx, delivery, {
      ...describe(outcome),
      status: step.kind === 'delivered' ? 'delivered' : again === null ? 'failed' : 'waiting',
      lastAttemptAt: new Date(now),
      nextAttemptAt: again,
    });
    if (recorded === null) return;
    // Changes that the owner made in the meantime take precedence, because this answer does not apply to a different
    // address or a disabled webhook.
    const change =
      current.url === webhook.url && current.active
        ? standing(current, step, lastAttemptAt, new Date(now))
        : null;
    if (change !== null) await updateWebhook(tx, webhook.id, change);
    if (change?.active === false) await queue.enqueue(tx, turnedOffJob, { webhookId: webhook.id });
    if (again !== null)
      await queue.enqueue(
        tx,
        deliverJob,
        { deliveryId, attempts: attempts + 1 },
        { startAfter: again, group: webhook.userId },
      );
  });
}
