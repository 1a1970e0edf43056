import { refusals } from '../refusal.ts';

export const webhookErrors = {
  ...refusals(400, {
    webhook_address_not_allowed: 'Webhooks go to public addresses only. Use one that starts with https://.',
  }),
  ...refusals(409, {
    webhook_limit: 'You have ten webhooks. Delete one to add another.',
    webhook_off: 'This webhook is turned off. Turn it on first.',
    webhook_delivery_under_way:
      'This delivery is in progress. Wait a moment for its answer, then send it again.',
  }),
};
