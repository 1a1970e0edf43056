import { z } from 'zod';
import { mailKinds, notificationChannels, notificationKinds } from '../catalog/notifications.ts';
import { DELETE, GET, POST } from '../endpoint.ts';
import { id, pageQuery, timestamp } from '../fields.ts';

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

export const listNotifications = GET.read('/notifications', {
  summary: 'A person’s notifications of the last 90 days, newest first, and how many are unread',
  query: z.object(pageQuery),
  response: z.object({
    items: z.array(notification),
    nextCursor: z.string().nullable(),
    unread: z.number().int(),
  }),
});

export const countNotifications = GET.read('/notifications/unread', {
  summary: 'How many notifications are unread',
  response: unread,
});

export const readNotification = POST('/notifications/read/:id', {
  summary: 'Mark a notification as read',
  response: unread,
});

export const readAllNotifications = POST('/notifications/read-all', {
  summary: 'Mark every notification as read',
  response: unread,
});

const channels = z.object({ app: z.boolean(), mail: z.boolean(), push: z.boolean() });

export const notificationSettings = z.object({
  items: z.array(channels.extend({ kind: notificationKind })),
  /** False when this server sends no mail. */
  mailConfigured: z.boolean(),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;

export const getNotificationSettings = GET('/notifications/settings', {
  summary: 'The channels for each kind of event',
  response: notificationSettings,
});

export const saveNotificationSetting = POST('/notifications/settings', {
  summary: 'Switch one channel of one kind of event on or off',
  body: z.object({ kind: notificationKind, channel: z.enum(notificationChannels), on: z.boolean() }),
  response: notificationSettings,
});

const mailToken = z.object({ token: z.string().max(300) });
const switched = z.object({ kinds: z.array(z.enum(mailKinds)) });

export const unsubscribeMail = POST('/notifications/unsubscribe/:token', {
  summary: 'Turn off the emails named by an unsubscribe link; email apps call this too (RFC 8058)',
  access: 'none',
  params: mailToken,
  response: switched,
  errors: ['unsubscribe_invalid'],
});

export const openUnsubscribe = GET('/notifications/unsubscribe/:token', {
  summary: 'Leads to the page of an unsubscribe link, for email apps that open it in a browser',
  access: 'none',
  params: mailToken,
  answer: 'file',
  files: ['text/html'],
  status: 302,
});

export const resubscribeMail = POST('/notifications/resubscribe/:token', {
  summary: 'Turn those emails on again',
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

export const getPushState = GET('/notifications/push', {
  summary: 'The browsers that get this person’s notifications, and the key to subscribe another one',
  response: pushState,
});

const base64url = z.string().regex(/^[\w-]+={0,2}$/);

export const subscribePush = POST('/notifications/push', {
  reach: 'others',
  summary: 'Send notifications to a browser, by its push subscription',
  body: z.object({
    endpoint: z.url({ protocol: /^https?$/ }).max(2000),
    keys: z.object({ p256dh: base64url.min(80).max(100), auth: base64url.min(16).max(32) }),
  }),
  response: pushBrowser,
  errors: ['push_address_refused', 'push_browser_limit'],
});

export const unsubscribePush = DELETE('/notifications/push/:id', 'Stop sending notifications to a browser');
