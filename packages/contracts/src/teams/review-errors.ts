import type { Refusal } from '../refusal.ts';

export const reviewErrors = {
  review_link_invalid: {
    status: 404,
    message: 'This link no longer works. Ask the person who sent it for a new one.',
  },
  review_password_needed: {
    status: 403,
    message: 'Enter the password of this link. The person who sent you the link has it.',
  },
  review_password_wrong: { status: 403, message: 'That is not the password of this link. Try again.' },
  review_quote_unknown: {
    status: 422,
    message:
      'This passage is no longer in the post. Copy it from the text again, or comment on the whole post.',
  },
  review_changed: {
    status: 409,
    message: 'The post was changed while you were reading it. Read it again, then decide.',
  },
  review_full: {
    status: 422,
    message: 'This link has as many comments as it can hold. Ask the author for a new one.',
  },
  review_link_limit: {
    status: 422,
    message: 'You have 100 open review links. Close some before you create another.',
  },
} as const satisfies Record<string, Refusal>;
