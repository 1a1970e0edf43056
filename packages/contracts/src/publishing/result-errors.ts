import type { Refusal } from '../refusal.ts';

export const resultErrors = {
  result_link_unknown: {
    status: 422,
    message:
      'This is not the link of a LinkedIn post. On the post, choose “Copy link to post” and paste it here.',
  },
  result_limit: {
    status: 422,
    message: 'You have entered numbers for 2,000 posts. Delete some before you add more.',
  },
} as const satisfies Record<string, Refusal>;
