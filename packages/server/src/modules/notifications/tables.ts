import { notificationKinds } from '@limelight/contracts';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** What happened, told once: `key` names the event. */
export const notifications = pgTable(
  'notifications',
  {
    /** Version 7, so that they sort as they were made. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    key: text('key').notNull(),
    title: text('title').notNull(),
    detail: text('detail'),
    /** The first words of the post, or the name of the agent. Shown in the product alone. */
    about: text('about'),
    path: text('path').notNull(),
    /** False for an event that the person does not want in the list; it stays so that it is told once. */
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

/** What a person changed from the defaults. */
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

/** Browsers that a person lets us send notifications to. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** Where the push service takes them; known to the browser and to us. */
    endpoint: text('endpoint').notNull(),
    /** The browser's keys, sealed. */
    keysSealed: text('keys_sealed').notNull(),
    device: text('device').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_user').on(table.userId, table.createdAt),
  ],
);

/** The key pair that push services know this installation by. One row, made when it is first needed. */
export const pushKeys = pgTable('push_keys', {
  name: text('name').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateSealed: text('private_sealed').notNull(),
  createdAt: instant('created_at').notNull(),
});
