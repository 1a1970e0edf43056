import { planNames } from '@limelight/contracts';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';

/** A deleted account keeps its row with only the id and `deletedAt`; all other fields are cleared. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** As entered by the person. */
    email: text('email').notNull(),
    /** Lower case and trimmed; must be unique. Null once deleted. */
    emailNormalized: text('email_normalized'),
    emailVerifiedAt: instant('email_verified_at'),
    /** Null for people who only sign in with a provider. */
    passwordHash: text('password_hash'),
    /** Null means Starter. */
    plan: text('plan', { enum: planNames }),
    planExpiresAt: instant('plan_expires_at'),
    /** The current step of the welcome tour; null once it is finished. */
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

/** Ended sessions are kept until they would have expired, so that their bearer learns why. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the bearer, which is not stored itself. */
    tokenHash: text('token_hash').notNull(),
    device: text('device').notNull(),
    /** Shortened to be recognisable without identifying the person. */
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

/** Emailed links. A link contains the id with a keyed hash of it, so the rows alone cannot be used to sign in. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text('purpose', { enum: mailTokenPurposes }).notNull(),
    /** The address the link was sent to, which using it verifies. */
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Set when the token is used or replaced by a newer one. */
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

/** Emails to be sent. A row is deleted once its mail is sent. An email with a link has the same id as its token. */
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

export const oauthStates = pgTable(
  'oauth_states',
  {
    stateHash: text('state_hash').primaryKey(),
    /** SHA-256 of the secret kept by the browser that started the sign-in. */
    bindingHash: text('binding_hash').notNull(),
    provider: text('provider', { enum: ['google', 'linkedin'] }).notNull(),
    /** The encrypted PKCE verifier; null for providers without PKCE. */
    verifier: text('verifier'),
    next: text('next').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('oauth_states_expires_at').on(table.expiresAt)],
);

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
