import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { deliverJob } from './jobs.ts';
import { insertDeliveries, listActive } from './repository.ts';

/** An event. `data` contains ids and states, never text of a post. */
export interface EmittedEvent {
  userId: string;
  type: WebhookEvent;
  data: Record<string, unknown>;
}

/** Writes the deliveries in the transaction of the event, so that they are sent if and only if it commits. */
export async function emitEvents(
  { clock, queue }: Pick<Context, 'clock' | 'queue'>,
  tx: Tx,
  events: readonly EmittedEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const hooks = await listActive(tx, [...new Set(events.map(({ userId }) => userId))]);
  if (hooks.length === 0) return;
  const now = new Date(clock.now());
  const waiting = events.flatMap(({ userId, type, data }) =>
    hooks
      .filter((hook) => hook.userId === userId && hook.events.includes(type))
      .map((hook) => ({
        userId,
        row: {
          id: randomUUID(),
          webhookId: hook.id,
          event: type,
          payload: { type, timestamp: now.toISOString(), data },
          createdAt: now,
        },
      })),
  );
  if (waiting.length === 0) return;
  await insertDeliveries(
    tx,
    waiting.map(({ row }) => row),
  );
  for (const { userId, row } of waiting)
    await queue.enqueue(tx, deliverJob, { deliveryId: row.id, attempts: 0 }, { group: userId });
}
