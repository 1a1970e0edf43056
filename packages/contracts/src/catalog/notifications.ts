export const notificationChannels = ['app', 'mail', 'push'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

interface NotificationEvent {
  label: string;
  description: string;
  defaults: Readonly<Record<NotificationChannel, boolean>>;
}

const everywhere = { app: true, mail: true, push: true } as const;

/**
 * The events that people are notified about. Emails about the account, payments and support are not included,
 * because they cannot be turned off.
 */
export const notificationEvents = {
  published: {
    label: 'Post published',
    description: 'A scheduled post is on LinkedIn.',
    defaults: { app: true, mail: false, push: true },
  },
  failed: {
    label: 'Post failed, late or on hold',
    description: 'A post was not published at its time and you may need to act.',
    defaults: everywhere,
  },
  unconfirmed: {
    label: 'Post unconfirmed',
    description: 'LinkedIn did not confirm a post, so we ask you to check.',
    defaults: everywhere,
  },
  reminder: {
    label: 'Reminders',
    description: 'A post to publish by hand, a job application or a person to get back to.',
    defaults: everywhere,
  },
  connection: {
    label: 'LinkedIn connection expiring',
    description: 'Seven days, two days and one day before it expires.',
    defaults: everywhere,
  },
  agent: {
    label: 'Agent results',
    description: 'An agent or a saved search found something new.',
    defaults: everywhere,
  },
  approval: {
    label: 'Approval requested',
    description: 'An agent wrote drafts for you to approve.',
    defaults: everywhere,
  },
  team: {
    label: 'Team',
    description: 'Someone mentions you, asks for your approval, or decides on a post of yours.',
    defaults: everywhere,
  },
  review: {
    label: 'Review links',
    description: 'Someone comments on a post, approves it or asks for changes through a review link.',
    defaults: everywhere,
  },
  run: {
    label: 'Work finished',
    description: 'Something you started finished after you left the page.',
    defaults: { app: true, mail: false, push: true },
  },
  report: {
    label: 'Report delivered',
    description: 'Your profile review is ready. A report you bought is always emailed.',
    defaults: everywhere,
  },
} as const satisfies Readonly<Record<string, NotificationEvent>>;

export type NotificationKind = keyof typeof notificationEvents;

export const notificationKinds = [
  'published',
  'failed',
  'unconfirmed',
  'reminder',
  'connection',
  'agent',
  'approval',
  'team',
  'review',
  'run',
  'report',
] as const satisfies readonly NotificationKind[];

/**
 * The kinds of email with an unsubscribe link: those about events, and the monthly report that people request on the
 * results page.
 */
export const mailKinds = [...notificationKinds, 'monthly-results'] as const;
export type MailKind = (typeof mailKinds)[number];

export const mailLabel = (kind: MailKind): string =>
  kind === 'monthly-results' ? 'Monthly results' : notificationEvents[kind].label;

export const pushBrowserLimit = 20;
export const notificationDays = 90;
