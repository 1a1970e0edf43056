import { z } from 'zod';
import { mailKinds, notificationChannels, notificationKinds } from './catalog/notifications.ts';
import { defineEndpoint } from './endpoint.ts';
import { empty, id, pageQuery, timestamp } from './fields.ts';

export const notificationKind = z.enum(notificationKinds);

export const notification = z.object({
  id,
  kind: notificationKind,
  title: z.string(),
  /** The consequence for the person, if any. */
  detail: z.string().nullable(),
  /** The first words of the post, or the name of the agent. */
  about: z.string().nullable(),
  path: z.string(),
  at: timestamp,
  read: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

const unread = z.object({ unread: z.number().int() });

export const listNotifications = defineEndpoint({
  name: 'listNotifications',
  summary: 'A person’s notifications of the last 90 days, newest first, and how many are unread',
  method: 'GET',
  path: '/notifications',
  scope: 'read',
  query: z.object(pageQuery),
  response: z.object({
    items: z.array(notification),
    nextCursor: z.string().nullable(),
    unread: z.number().int(),
  }),
});

export const countNotifications = defineEndpoint({
  name: 'countNotifications',
  summary: 'How many notifications are unread',
  method: 'GET',
  path: '/notifications/unread',
  scope: 'read',
  response: unread,
});

export const readNotification = defineEndpoint({
  name: 'readNotification',
  summary: 'Mark a notification as read',
  method: 'POST',
  path: '/notifications/:id/read',
  params: z.object({ id }),
  response: unread,
  errors: ['not_found'],
});

export const readAllNotifications = defineEndpoint({
  name: 'readAllNotifications',
  summary: 'Mark every notification as read',
  method: 'POST',
  path: '/notifications/read-all',
  response: unread,
});

const channels = z.object({ app: z.boolean(), mail: z.boolean(), push: z.boolean() });

export const notificationSettings = z.object({
  items: z.array(channels.extend({ kind: notificationKind })),
  /** False when this server sends no mail. */
  mailConfigured: z.boolean(),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;

export const getNotificationSettings = defineEndpoint({
  name: 'getNotificationSettings',
  summary: 'The channels for each kind of event',
  method: 'GET',
  path: '/notifications/settings',
  response: notificationSettings,
});

export const saveNotificationSetting = defineEndpoint({
  name: 'saveNotificationSetting',
  summary: 'Switch one channel of one kind of event on or off',
  method: 'POST',
  path: '/notifications/settings',
  body: z.object({ kind: notificationKind, channel: z.enum(notificationChannels), on: z.boolean() }),
  response: notificationSettings,
});

const mailToken = z.object({ token: z.string().max(300) });
const switched = z.object({ kinds: z.array(z.enum(mailKinds)) });

export const unsubscribeMail = defineEndpoint({
  name: 'unsubscribeMail',
  summary: 'Turn off the mails named by an unsubscribe link; mail programs call this too (RFC 8058)',
  method: 'POST',
  path: '/notifications/unsubscribe/:token',
  access: 'none',
  params: mailToken,
  response: switched,
  errors: ['unsubscribe_invalid'],
});

export const resubscribeMail = defineEndpoint({
  name: 'resubscribeMail',
  summary: 'Turn those mails on again',
  method: 'POST',
  path: '/notifications/resubscribe/:token',
  access: 'none',
  params: mailToken,
  response: switched,
  errors: ['unsubscribe_invalid'],
});

export const pushBrowser = z.object({ id, device: z.string(), since: timestamp });
export type PushBrowser = z.infer<typeof pushBrowser>;

const pushState = z.object({
  /** The VAPID public key for subscriptions, as base64url. */
  publicKey: z.string(),
  browsers: z.array(pushBrowser),
});

export const getPushState = defineEndpoint({
  name: 'getPushState',
  summary: 'The browsers that get this person’s notifications, and the key to subscribe another one',
  method: 'GET',
  path: '/notifications/push',
  response: pushState,
});

const base64url = z.string().regex(/^[\w-]+={0,2}$/);

export const subscribePush = defineEndpoint({
  name: 'subscribePush',
  summary: 'Send notifications to a browser, by its push subscription',
  method: 'POST',
  path: '/notifications/push',
  body: z.object({
    endpoint: z.url({ protocol: /^https?$/ }).max(2000),
    keys: z.object({ p256dh: base64url.min(80).max(100), auth: base64url.min(16).max(32) }),
  }),
  response: pushBrowser,
  errors: ['push_address_refused', 'push_browser_limit'],
});

export const unsubscribePush = defineEndpoint({
  name: 'unsubscribePush',
  summary: 'Stop sending notifications to a browser',
  method: 'DELETE',
  path: '/notifications/push/:id',
  params: z.object({ id }),
  response: empty,
  errors: ['not_found'],
});
