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
