import type { TokenScope } from '@limelight/contracts';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, owned } from '../../../platform/db/columns.ts';

/** Apps that registered themselves (RFC 7591). The names are their own and unverified. */
export const oauthClients = pgTable(
  'oauth_clients',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    redirectUris: text('redirect_uris').array().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('oauth_clients_created_at').on(table.createdAt)],
);

/** Personal tokens and the tokens of connected apps. Revoking a token deletes its row. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    ...owned,
    name: text('name').notNull(),
    clientId: uuid('client_id').references(() => oauthClients.id),
    scopes: text('scopes').array().$type<TokenScope[]>().notNull(),
    /** SHA-256 of the bearer, which is not stored itself. */
    tokenHash: text('token_hash').notNull(),
    start: text('start').notNull(),
    expiresAt: instant('expires_at'),
    lastUsedAt: instant('last_used_at'),
    /** Only for apps: hashes of the current and of the previous refresh token. */
    refreshHash: text('refresh_hash'),
    spentRefreshHash: text('spent_refresh_hash'),
    /** The hash of what all refresh tokens of the connection share, by which spent ones are recognised. */
    refreshFamily: text('refresh_family'),
    refreshedAt: instant('refreshed_at'),
    refreshExpiresAt: instant('refresh_expires_at'),
  },
  (table) => [
    uniqueIndex('access_tokens_token_hash').on(table.tokenHash),
    uniqueIndex('access_tokens_refresh_hash').on(table.refreshHash),
    uniqueIndex('access_tokens_refresh_family').on(table.refreshFamily),
    index('access_tokens_user').on(table.userId, table.createdAt),
  ],
);

/**
 * Authorization codes, which are valid once and for minutes. Used codes are kept until they expire, to detect a
 * second use.
 */
export const oauthCodes = pgTable(
  'oauth_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    clientId: uuid('client_id').notNull(),
    userId: uuid('user_id').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    scopes: text('scopes').array().$type<TokenScope[]>().notNull(),
    challenge: text('challenge').notNull(),
    expiresAt: instant('expires_at').notNull(),
    tokenId: uuid('token_id'),
  },
  (table) => [
    index('oauth_codes_expires_at').on(table.expiresAt),
    index('oauth_codes_user').on(table.userId),
  ],
);
