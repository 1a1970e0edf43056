import { refusals } from '../refusal.ts';

export const reviewErrors = {
  ...refusals(403, {
    review_password_needed: 'Enter the password of this link. The person who sent you the link has it.',
    review_password_wrong: 'That is not the password of this link. Try again.',
  }),
  ...refusals(404, {
    review_link_invalid: 'This link no longer works. Ask the person who sent it for a new one.',
  }),
  ...refusals(409, {
    review_changed: 'The post was changed while you were reading it. Read it again, then decide.',
  }),
  ...refusals(422, {
    review_quote_unknown:
      'This passage is no longer in the post. Copy it from the text again, or comment on the whole post.',
    review_full: 'This link has as many comments as it can hold. Ask the author for a new one.',
    review_link_limit: 'You have 100 open review links. Close some before you create another.',
  }),
};
