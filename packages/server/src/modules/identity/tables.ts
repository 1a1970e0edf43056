import { planNames } from '@limelight/contracts';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** A deleted account leaves its row with the id and `deletedAt` alone; every other field is empty. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** As the person wrote it. */
    email: text('email').notNull(),
    /** Lower case and trimmed: what makes an account unique. Null once deleted. */
    emailNormalized: text('email_normalized'),
    emailVerifiedAt: instant('email_verified_at'),
    /** Null where the person only signs in with a provider. */
    passwordHash: text('password_hash'),
    /** Null is Starter. */
    plan: text('plan', { enum: planNames }),
    planExpiresAt: instant('plan_expires_at'),
    /** The step of the welcome that a new person is at; null once they are through. */
    welcomeStep: smallint('welcome_step'),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('users_email_normalized').on(table.emailNormalized),
    index('users_plan_expires_at')
      .on(table.planExpiresAt)
      .where(sql`plan_expires_at IS NOT NULL`),
  ],
);

export const sessionEndReasons = [
  'logout',
  'ended',
  'password_changed',
  'password_reset',
  'account_deleted',
] as const;
export type SessionEndReason = (typeof sessionEndReasons)[number];

/** An ended session stays until it would have expired, so that its bearer learns that it was ended. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the bearer; the bearer itself is kept nowhere. */
    tokenHash: text('token_hash').notNull(),
    device: text('device').notNull(),
    /** Shortened: enough to recognise, not to find somebody. */
    address: text('address').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    endReason: text('end_reason', { enum: sessionEndReasons }),
  },
  (table) => [
    uniqueIndex('sessions_token_hash').on(table.tokenHash),
    index('sessions_user').on(table.userId),
    index('sessions_expires_at').on(table.expiresAt),
  ],
);

export const mailTokenPurposes = ['verify', 'reset', 'change-email'] as const;
export type MailTokenPurpose = (typeof mailTokenPurposes)[number];

/** Links sent by mail. What opens one is the id with a keyed hash of it, so nothing here is usable. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text('purpose', { enum: mailTokenPurposes }).notNull(),
    /** The address the link was sent to, and proves. */
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Set when it is used, or when a newer one took its place. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('mail_tokens_user').on(table.userId, table.purpose),
    index('mail_tokens_expires_at').on(table.expiresAt),
  ],
);

export const mailKinds = [
  'verify',
  'reset',
  'change-email',
  'email-changed',
  'password-changed',
  'token-created',
  'account-deleted',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Mails on their way. A row goes when its mail has gone. The token of a mail with a link has the same id. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: mailKinds }).notNull(),
    recipient: text('recipient').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('mails_created_at').on(table.createdAt)],
);

/** Sign-ins on their way to a provider and back. */
export const oauthStates = pgTable(
  'oauth_states',
  {
    stateHash: text('state_hash').primaryKey(),
    /** SHA-256 of the secret that the page which began keeps. */
    bindingHash: text('binding_hash').notNull(),
    provider: text('provider', { enum: ['google', 'linkedin'] }).notNull(),
    /** The PKCE verifier, encrypted; null for a provider without PKCE. */
    verifier: text('verifier'),
    next: text('next').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('oauth_states_expires_at').on(table.expiresAt)],
);

/** Which account of a provider opens which account here. */
export const signInAccounts = pgTable(
  'sign_in_accounts',
  {
    provider: text('provider', { enum: ['google', 'linkedin'] }).notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('sign_in_accounts_user').on(table.userId),
  ],
);
