export const webhookEvents = {
  'post.published': 'A post was published',
  'post.failed': 'A post could not be published',
  'post.unconfirmed': 'LinkedIn did not confirm a post',
  'run.finished': 'A run finished, failed or was cancelled',
  'approval.requested': 'Something needs your approval',
  'approval.decided': 'Your post was approved, or someone asked for changes',
  'review.commented': 'Someone commented on a post through a review link',
  'job.found': 'A saved search found new openings',
  'lead.found': 'A run found new leads',
} as const;
export type WebhookEvent = keyof typeof webhookEvents;

export const webhookLimit = 10;
/** The number of hours in which the old secret still signs after a rotation. */
export const webhookRotationHours = 24;
/** The number of days of continuous failures after which a webhook is turned off. */
export const webhookFailingDays = 3;
export const webhookLogDays = 30;
