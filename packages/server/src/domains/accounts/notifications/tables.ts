import { notificationKinds } from '@limelight/contracts';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, owned } from '../../../platform/db/columns.ts';

/** Notifications, at most one per event; `key` identifies the event. */
export const notifications = pgTable(
  'notifications',
  {
    /** Version 7 UUIDs sort by creation time. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    key: text('key').notNull(),
    title: text('title').notNull(),
    detail: text('detail'),
    /** The first words of the post, or the name of the agent. Only shown inside the product. */
    about: text('about'),
    path: text('path').notNull(),
    /** False when the person does not want such events in the list. The row is kept to detect repetitions. */
    listed: boolean('listed').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    uniqueIndex('notifications_event').on(table.userId, table.key),
    index('notifications_list').on(table.userId, table.id),
    index('notifications_created').on(table.createdAt),
  ],
);

export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    app: boolean('app').notNull(),
    mail: boolean('mail').notNull(),
    push: boolean('push').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    ...owned,
    /** The push service's address of this browser, which must stay secret. */
    endpoint: text('endpoint').notNull(),
    keysSealed: text('keys_sealed').notNull(),
    device: text('device').notNull(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_user').on(table.userId, table.createdAt),
  ],
);

/** The VAPID key pair of this installation, created on first use. */
export const pushKeys = pgTable('push_keys', {
  name: text('name').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateSealed: text('private_sealed').notNull(),
  createdAt: instant('created_at').notNull(),
});
