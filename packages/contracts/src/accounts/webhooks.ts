import { z } from 'zod';
import { webhookEvents } from './catalog/webhooks.ts';
import { defineEndpoint } from './endpoint.ts';
import { empty, id, keysOf, pageQuery, timestamp, webAddress } from './fields.ts';

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

const byId = z.object({ id });

export const listWebhooks = defineEndpoint({
  name: 'listWebhooks',
  summary: 'Your webhooks',
  method: 'GET',
  path: '/webhooks',
  scope: 'webhooks',
  response: z.object({ items: z.array(webhook) }),
});

export const createWebhook = defineEndpoint({
  name: 'createWebhook',
  summary: 'Add a webhook; its signing secret is shown only in this answer',
  method: 'POST',
  path: '/webhooks',
  scope: 'webhooks',
  body: z.object({ url: webAddress, events }),
  response: z.object({ secret: z.string(), webhook }),
  status: 201,
  keepsAnswer: false,
  errors: ['webhook_limit', 'webhook_address_not_allowed'],
});

export const changeWebhook = defineEndpoint({
  name: 'changeWebhook',
  summary: 'Change the address or the events of a webhook, or turn it off or on',
  method: 'PATCH',
  path: '/webhooks/:id',
  scope: 'webhooks',
  params: byId,
  body: z.object({ url: webAddress.optional(), events: events.optional(), active: z.boolean().optional() }),
  response: webhook,
  errors: ['not_found', 'webhook_address_not_allowed'],
});

export const deleteWebhook = defineEndpoint({
  name: 'deleteWebhook',
  summary: 'Delete a webhook with its deliveries',
  method: 'DELETE',
  path: '/webhooks/:id',
  scope: 'webhooks',
  params: byId,
  response: empty,
  errors: ['not_found'],
});

export const rotateWebhookSecret = defineEndpoint({
  name: 'rotateWebhookSecret',
  summary: 'Create a new secret; the old one stays valid for a day',
  method: 'POST',
  path: '/webhooks/:id/secret',
  scope: 'webhooks',
  params: byId,
  response: z.object({ secret: z.string() }),
  keepsAnswer: false,
  errors: ['not_found'],
});

export const testWebhook = defineEndpoint({
  name: 'testWebhook',
  summary: 'Send a `ping` to a webhook',
  method: 'POST',
  path: '/webhooks/:id/test',
  scope: 'webhooks',
  params: byId,
  response: webhookDelivery,
  status: 202,
  errors: ['not_found', 'webhook_off'],
});

export const listWebhookDeliveries = defineEndpoint({
  name: 'listWebhookDeliveries',
  summary: 'Deliveries to a webhook in the last 30 days, newest first, with the answers',
  method: 'GET',
  path: '/webhooks/:id/deliveries',
  scope: 'webhooks',
  params: byId,
  query: z.object(pageQuery),
  response: z.object({ items: z.array(webhookDelivery), nextCursor: z.string().nullable() }),
  errors: ['not_found'],
});

export const sendWebhookAgain = defineEndpoint({
  name: 'sendWebhookAgain',
  summary: 'Resend a delivery now with the same `webhook-id`',
  method: 'POST',
  path: '/webhook-deliveries/:id/send',
  scope: 'webhooks',
  params: byId,
  response: webhookDelivery,
  status: 202,
  errors: ['not_found', 'webhook_off', 'webhook_delivery_under_way'],
});
