import type { Webhook } from '@limelight/contracts';
import type { WebhookRow } from './repository.ts';

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
