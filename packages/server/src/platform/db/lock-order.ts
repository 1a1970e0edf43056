/**
 * The order in which a transaction locks: rows (`FOR UPDATE`, `FOR SHARE`) by their table, and named locks (`takeLock`)
 * with an `@`. Two transactions that both follow it never wait for each other. Rows of one table are locked by id, and in
 * `credit_accounts` those of people before those of workspaces. The tests fail on a transaction that goes back in this
 * list. What an UPDATE or DELETE locks on its way is not listed: where that collides, the transaction is repeated.
 */
export const lockOrder = [
  'users',
  'purchases',
  'coupons',
  'tickets',
  'webhooks',
  'oauth_codes',
  'access_tokens',
  'linkedin_connections',
  '@publishing',
  'runs',
  'teams',
  'team_invitations',
  '@memberships',
  'team_members',
  'credit_accounts',
  'credit_spenders',
  'credit_lots',
  'agents',
  'agent_orders',
  'paid_reports',
  'team_posts',
  'team_comments',
  'review_links',
  'posts',
  '@ideas',
  'ideas',
  'carousels',
  'brand_kits',
  '@saved_items',
  'saved_items',
  'people',
  'media',
  'recordings',
  '@facts',
  'facts',
  'copilot_conversations',
  'copilot_proposals',
  // Named locks by which calls that count before they insert wait for each other.
  '@access_tokens',
  '@webhooks',
  '@voices',
  '@own_templates',
  '@snippets',
  '@review-links',
  '@results',
  '@people',
  '@job-agents',
  '@job-boards',
  '@brand_kits',
  '@brand_fonts',
  '@recordings',
  '@library_starters',
  '@model_connections',
] as const;

type Lock = (typeof lockOrder)[number];

/** A lock that no row stands for. */
export type NamedLock = Lock extends infer L ? (L extends `@${infer Name}` ? Name : never) : never;
