import type { Refusal } from '../refusal.ts';

export const webhookErrors = {
  webhook_limit: { status: 409, message: 'You have ten webhooks. Delete one to add another.' },
  webhook_address_not_allowed: {
    status: 400,
    message: 'Webhooks go to public addresses only. Use one that starts with https://.',
  },
  webhook_off: { status: 409, message: 'This webhook is turned off. Turn it on first.' },
  webhook_delivery_under_way: {
    status: 409,
    message: 'This delivery is in progress. Wait a moment for its answer, then send it again.',
  },
} as const satisfies Record<string, Refusal>;
