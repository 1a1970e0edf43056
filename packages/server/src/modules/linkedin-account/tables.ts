import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** Whom a person publishes as. One connection per person. */
export const linkedinConnections = pgTable('linkedin_connections', {
  userId: uuid('user_id').primaryKey(),
  /** LinkedIn's id of the member, for this application only. */
  subject: text('subject').notNull(),
  name: text('name').notNull(),
  /** Encrypted; null once LinkedIn has refused it. */
  tokenSealed: text('token_sealed'),
  scopes: text('scopes').array().notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** Rises with each new token, so that a refusal of an old one cannot end a newer one. */
  revision: integer('revision').notNull(),
  reconnectSince: instant('reconnect_since'),
  /** LinkedIn's code for why. */
  reconnectReason: text('reconnect_reason'),
  /** Where LinkedIn has the picture; its address there ends by itself. */
  pictureSource: text('picture_source'),
  /** Our copy; null until it is made. */
  pictureKey: text('picture_key'),
  /** What the last first comment met; null until one was tried with this token. */
  comments: text('comments', { enum: ['works', 'refused'] }),
  /** Of which of the days before its end the person was told by mail; null until the first. */
  endTold: integer('end_told'),
  connectedAt: instant('connected_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Connections on their way to LinkedIn's consent page and back. */
export const linkedinConnectStates = pgTable(
  'linkedin_connect_states',
  {
    stateHash: text('state_hash').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** The session that began; no other may finish. */
    sessionId: uuid('session_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('linkedin_connect_states_expires_at').on(table.expiresAt)],
);
