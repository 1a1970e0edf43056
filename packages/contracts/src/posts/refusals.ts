/** The codes with which a post is refused that cannot go out with this content. */
export const contentErrors = [
  'post_empty',
  'post_too_long',
  'open_gap',
  'post_unfinished',
  'claims_unconfirmed',
  'claims_unchecked',
] as const;
/** The codes with which reading a page fails. */
export const pageErrors = [
  'page_not_allowed',
  'page_not_reachable',
  'page_too_large',
  'page_wrong_type',
] as const;
/** The codes with which reading the text of a file fails. */
export const fileErrors = [
  'source_type_unknown',
  'source_misnamed',
  'source_unreadable',
  'source_locked',
  'source_no_text',
  'source_empty',
  'source_too_large',
  'source_too_many_pages',
  'source_too_long',
  'writer_queue_full',
] as const;

/** Why a post cannot be published now, besides an approval that it waits for. */
export const publishErrors = [
  'post_locked',
  ...contentErrors,
  'linkedin_not_configured',
  'linkedin_not_connected',
  'linkedin_reconnect',
  'linkedin_scope_missing',
] as const;

/** The same for a time to come. */
export const scheduleErrors = [
  'post_locked',
  ...contentErrors,
  'schedule_in_past',
  'schedule_time_missing',
  'schedule_limit',
  'linkedin_not_configured',
  'linkedin_not_connected',
] as const;
