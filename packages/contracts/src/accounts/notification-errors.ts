import type { Refusal } from '../refusal.ts';

export const notificationErrors = {
  unsubscribe_invalid: {
    status: 400,
    message: 'This unsubscribe link is not complete. Open it again from the email, or use your settings.',
  },
  push_address_refused: {
    status: 400,
    message: 'This browser’s push service cannot be used. Try another browser.',
  },
  push_browser_limit: {
    status: 409,
    message: 'You already get notifications in twenty browsers. Remove one in your settings.',
  },
} as const satisfies Record<string, Refusal>;
