import { z } from 'zod';
import { webhookEvents } from '../catalog/webhooks.ts';
import { DELETE, GET, PATCH, POST } from '../endpoint.ts';
import { id, keysOf, pageQuery, timestamp, webAddress } from '../fields.ts';

export const webhookEvent = z.enum(keysOf(webhookEvents));
const events = z
  .array(webhookEvent)
  .min(1, 'Choose at least one event.')
  .max(keysOf(webhookEvents).length)
  .transform((chosen) => [...new Set(chosen)]);

export const webhook = z.object({
  id,
  url: z.string(),
  events: z.array(webhookEvent),
  active: z.boolean(),
  /** Why the server turned it off, or null. */
  turnedOff: z.enum(['failing', 'gone']).nullable(),
  /** The start of continuous failures; null while deliveries succeed. */
  failingSince: timestamp.nullable(),
  createdAt: timestamp,
});
export type Webhook = z.infer<typeof webhook>;

export const webhookDelivery = z.object({
  id,
  /** An event, or `ping` for a test. */
  event: z.string(),
  status: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number().int(),
  /** The receiver's status code; null when there was no response. */
  answerStatus: z.number().int().nullable(),
  answer: z.string(),
  payload: z.unknown(),
  createdAt: timestamp,
  lastAttemptAt: timestamp.nullable(),
  nextAttemptAt: timestamp.nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const listWebhooks = GET.webhooks('/webhooks', {
  summary: 'Your webhooks',
  response: z.object({ items: z.array(webhook) }),
});

export const createWebhook = POST.webhooks('/webhooks', {
  reach: 'others',
  summary: 'Add a webhook; its signing secret is shown only in this answer',
  body: z.object({ url: webAddress, events }),
  response: z.object({ secret: z.string(), webhook }),
  status: 201,
  keepsAnswer: false,
  errors: ['webhook_limit', 'webhook_address_not_allowed'],
});

export const changeWebhook = PATCH.webhooks('/webhooks/:id', {
  reach: 'others',
  summary: 'Change the address or the events of a webhook, or turn it off or on',
  body: z.object({ url: webAddress.optional(), events: events.optional(), active: z.boolean().optional() }),
  response: webhook,
  errors: ['webhook_address_not_allowed'],
});

export const deleteWebhook = DELETE.webhooks('/webhooks/:id', {
  reach: 'self',
  summary: 'Delete a webhook with its deliveries',
});

export const rotateWebhookSecret = POST.webhooks('/webhooks/:id/secret', {
  reach: 'self',
  summary: 'Create a new secret; the old one stays valid for a day',
  response: z.object({ secret: z.string() }),
  keepsAnswer: false,
});

export const testWebhook = POST.webhooks('/webhooks/:id/test', {
  reach: 'others',
  summary: 'Send a `ping` to a webhook',
  response: webhookDelivery,
  status: 202,
  errors: ['webhook_off'],
});

export const listWebhookDeliveries = GET.webhooks('/webhooks/:id/deliveries', {
  summary: 'Deliveries to a webhook in the last 30 days, newest first, with the answers',
  query: z.object(pageQuery),
  response: z.object({ items: z.array(webhookDelivery), nextCursor: z.string().nullable() }),
});

export const sendWebhookAgain = POST.webhooks('/webhook-deliveries/:id/send', {
  reach: 'others',
  summary: 'Resend a delivery now with the same `webhook-id`',
  response: webhookDelivery,
  status: 202,
  errors: ['webhook_off', 'webhook_delivery_under_way'],
});
