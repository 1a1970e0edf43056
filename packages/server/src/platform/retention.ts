import {
  binDays,
  errorReportDays,
  looseSourceDays,
  notificationDays,
  runDays,
  visitorTicketDays,
  webhookLogDays,
} from '@limelight/contracts';

const hoursMs = (hours: number): number => hours * 3_600_000;
const daysMs = (days: number): number => hoursMs(24 * days);

export interface Term {
  /** Rows are deleted this long after the time in the column `since`, by this job. */
  since: string;
  keptMs: number;
  job: string;
}

const tidied = (since: string, keptMs = 0): Term => ({ since, keptMs, job: 'system.tidy' });

/** Rows that go by their age alone. A term of 0 ends at the time in the column. */
export const tidiedTables = {
  access_tokens: tidied('refresh_expires_at'),
  // Longer than any story stays new, so that an agent brings none twice.
  agent_runs: tidied('created_at', daysMs(400)),
  agent_stories: tidied('created_at', daysMs(400)),
  // Their turns are in runs, which are kept as long.
  copilot_conversations: tidied('updated_at', daysMs(runDays)),
  error_reports: tidied('created_at', daysMs(errorReportDays)),
  feed_copies: tidied('next_attempt_at', daysMs(90)),
  idempotency_keys: tidied('created_at', hoursMs(24)),
  linkedin_connect_states: tidied('expires_at'),
  mail_tokens: tidied('expires_at'),
  // Unsent emails are given up by then.
  mails: tidied('created_at', daysMs(2)),
  notifications: tidied('created_at', daysMs(notificationDays)),
  oauth_codes: tidied('expires_at'),
  oauth_states: tidied('expires_at'),
  // Longer than the provider repeats events.
  payment_events: tidied('received_at', daysMs(30)),
  publish_notices: tidied('sent_at', daysMs(7)),
  publish_pauses: tidied('until'),
  runs: tidied('finished_at', daysMs(runDays)),
  saved_items: tidied('deleted_at', daysMs(1)),
  sessions: tidied('expires_at'),
  team_invitations: tidied('expires_at', daysMs(30)),
  webhook_deliveries: tidied('created_at', daysMs(webhookLogDays)),
} as const satisfies Record<string, Term>;

/** Rows that go by their age and something else, or take files along. */
export const sweptTables = {
  media: { since: 'unattached_since', keptMs: hoursMs(24), job: 'media.sweep' },
  media_uploads: { since: 'touched_at', keptMs: hoursMs(24), job: 'media.sweep' },
  oauth_clients: { since: 'created_at', keptMs: daysMs(90), job: 'access-tokens.prune' },
  posts: { since: 'deleted_at', keptMs: daysMs(binDays), job: 'posts-empty-bin' },
  // By the machine's clock, as the library that writes them does.
  rate_limits: { since: 'expire', keptMs: 0, job: 'system.tidy' },
  sources: { since: 'created_at', keptMs: daysMs(looseSourceDays), job: 'sources-sweep' },
  ticket_files: { since: 'created_at', keptMs: hoursMs(24), job: 'support.sweep' },
  tickets: { since: 'updated_at', keptMs: daysMs(visitorTicketDays), job: 'support.sweep' },
} as const satisfies Record<string, Term>;

/** Rows that go with a row of another table. */
export const rowsWith = {
  agents: ['agent_versions'],
  carousels: ['carousel_versions'],
  copilot_conversations: ['copilot_proposals', 'copilot_turns'],
  // Uses go with their post as well.
  facts: ['fact_conflicts', 'fact_uses'],
  imports: ['imported_posts', 'library_import_words', 'library_words'],
  job_searches: ['job_search_told'],
  posts: [
    'chat_exchanges',
    'claim_confirmations',
    'evergreen_posts',
    'post_media',
    'post_origins',
    'post_sources',
    'post_versions',
  ],
  publish_attempts: ['publish_steps'],
  recordings: ['recording_lines', 'recording_points'],
  review_links: ['review_approvals', 'review_changes', 'review_comments', 'review_link_posts'],
  runs: ['run_steps'],
  team_posts: ['team_approvals', 'team_comments'],
  teams: ['team_activity', 'team_items', 'team_members', 'team_posts'],
  tickets: ['ticket_messages'],
} as const;

/** Rows that stay until the person deletes them or the account. */
export const accountTables = [
  'agent_drafts',
  'agent_orders',
  'agents',
  'applications',
  'billing_details',
  'brand_fonts',
  'brand_kits',
  'calendar_feed_entries',
  'calendar_feeds',
  'calendar_notes',
  'carousels',
  'claim_settings',
  'cvs',
  'do_not_contact',
  'evergreen_uses',
  'fact_readings',
  'fact_refusals',
  // Those of a workspace go with it.
  'facts',
  'favorite_templates',
  'feedback',
  'idea_mailboxes',
  'idea_settings',
  'ideas',
  'imported_rows',
  'imports',
  'interviews',
  'job_pipeline',
  'job_profiles',
  'job_searches',
  'job_targets',
  'last_briefs',
  'lead_searches',
  'library_posts',
  'linkedin_connections',
  'notification_settings',
  'own_templates',
  'paid_reports',
  'people',
  'person_facts',
  'person_list_members',
  'person_lists',
  'person_origins',
  'pictures',
  'profile_reviews',
  'profiles',
  'publish_attempts',
  'publish_halts',
  'publish_requests',
  'push_subscriptions',
  'queue_settings',
  'queues',
  // Their sound goes when its text is accepted, or at `sound_until`, by `recordings.sweep`.
  'recordings',
  'result_numbers',
  'result_settings',
  'review_links',
  'sign_in_accounts',
  'signatures',
  'snippets',
  // With their last member.
  'teams',
  'voices',
  'webhooks',
] as const;

const books = 'because the law asks for the books; the account behind them is nameless once deleted';
const publicAdverts = 'because public adverts are nobody’s data, and pipelines refer to closed ones';
const installation = 'because the installation itself needs it';

/** Rows that stay for good, and why. */
export const keptForGood: Readonly<Record<string, string>> = {
  audit_entries: 'because the record of changes to money and access must be whole; it has ids, never names',
  coupon_uses: books,
  coupons: books,
  credit_accounts: books,
  credit_entries: books,
  credit_lots: books,
  credit_reservations: books,
  credit_spenders: books,
  installation,
  invoice_series: books,
  invoices: books,
  job_ads: publicAdverts,
  job_boards: publicAdverts,
  jobs: publicAdverts,
  model_calls: 'because costs are compared over years; it has numbers, never content or a name',
  model_connections: installation,
  payment_failed_tries: books,
  payment_refunds: books,
  plan_terms: books,
  purchases: books,
  push_keys: installation,
  users: 'because a deleted account leaves its id, which the books name, and nothing else',
};
