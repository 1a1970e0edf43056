import type { TokenScope } from '@limelight/contracts';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** Apps that registered themselves (RFC 7591). Their names are what they call themselves. */
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

/** Personal tokens and the tokens of connected apps. A revoked one has no row. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    /** Null for a personal token. */
    clientId: uuid('client_id').references(() => oauthClients.id),
    scopes: text('scopes').array().$type<TokenScope[]>().notNull(),
    /** SHA-256 of the bearer, which is kept nowhere. */
    tokenHash: text('token_hash').notNull(),
    /** How it begins. */
    start: text('start').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at'),
    lastUsedAt: instant('last_used_at'),
    /** For apps: what the next token is fetched with, and what the last one was fetched with. */
    refreshHash: text('refresh_hash'),
    spentRefreshHash: text('spent_refresh_hash'),
    refreshedAt: instant('refreshed_at'),
    refreshExpiresAt: instant('refresh_expires_at'),
  },
  (table) => [
    uniqueIndex('access_tokens_token_hash').on(table.tokenHash),
    uniqueIndex('access_tokens_refresh_hash').on(table.refreshHash),
    index('access_tokens_spent_refresh_hash').on(table.spentRefreshHash),
    index('access_tokens_user').on(table.userId, table.createdAt),
  ],
);

/** Codes that apps exchange for a token, once and within minutes. A used one stays to notice a second use. */
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
    /** The token it was exchanged for. */
    tokenId: uuid('token_id'),
  },
  (table) => [
    index('oauth_codes_expires_at').on(table.expiresAt),
    index('oauth_codes_user').on(table.userId),
  ],
);
