import { refusals } from '../refusal.ts';

export const resultErrors = {
  ...refusals(422, {
    result_link_unknown:
      'This is not the link of a LinkedIn post. On the post, choose “Copy link to post” and paste it here.',
    result_limit: 'You have entered numbers for 2,000 posts. Delete some before you add more.',
  }),
};
