/** What a webhook can be told of, with the words that the person chooses by. */
export const webhookEvents = {
  'post.published': 'A post was published',
  'post.failed': 'A post could not be published',
  'post.unconfirmed': 'LinkedIn did not confirm a post',
  'run.finished': 'A run finished, failed or was cancelled',
  'approval.requested': 'Something waits for your approval',
} as const;
export type WebhookEvent = keyof typeof webhookEvents;

export const webhookLimit = 10;
/** Hours in which the old secret still signs after a new one was made. */
export const webhookRotationHours = 24;
/** Days of nothing but failures after which a webhook is turned off. */
export const webhookFailingDays = 3;
/** Days that deliveries are listed. */
export const webhookLogDays = 30;
