import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';

/** The member a person publishes as. Each person has at most one connection. */
export const linkedinConnections = pgTable('linkedin_connections', {
  userId: uuid('user_id').primaryKey(),
  /** LinkedIn's member id, which is specific to this application. */
  subject: text('subject').notNull(),
  name: text('name').notNull(),
  /** Encrypted; null once it was refused or has expired. */
  tokenSealed: text('token_sealed'),
  scopes: text('scopes').array().notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** Incremented with each new token, so that a refusal of an old one does not affect a newer one. */
  revision: integer('revision').notNull(),
  reconnectSince: instant('reconnect_since'),
  reconnectReason: text('reconnect_reason'),
  /** The picture's address at LinkedIn, which expires. */
  pictureSource: text('picture_source'),
  /** The key of our copy; null until it exists. */
  pictureKey: text('picture_key'),
  /** The outcome of the latest first comment; null until one was attempted with this token. */
  comments: text('comments', { enum: ['works', 'refused'] }),
  /** The notice day before expiry that was last announced; null before the first notice. */
  endTold: integer('end_told'),
  connectedAt: instant('connected_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const linkedinConnectStates = pgTable(
  'linkedin_connect_states',
  {
    stateHash: text('state_hash').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** Only the session that started the consent can finish it. */
    sessionId: uuid('session_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('linkedin_connect_states_expires_at').on(table.expiresAt)],
);
