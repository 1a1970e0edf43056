import type { Webhook, WebhookDelivery } from '@limelight/contracts';
import type { DeliveryRow, WebhookRow } from './repository.ts';

export function presentWebhook(row: WebhookRow): Webhook {
  const { id, url, events, active, turnedOff, failingSince, createdAt } = row;
  return {
    id,
    url,
    events,
    active,
    turnedOff,
    failingSince: failingSince?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

export function presentDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, event, status, attempts, answerStatus, answer, payload } = row;
  return {
    id,
    event,
    status,
    attempts,
    answerStatus,
    answer,
    payload,
    createdAt: row.createdAt.toISOString(),
    lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  };
}
