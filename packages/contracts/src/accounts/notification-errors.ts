import { refusals } from '../refusal.ts';

export const notificationErrors = {
  ...refusals(400, {
    unsubscribe_invalid:
      'This unsubscribe link is not complete. Open it again from the email, or use your settings.',
    push_address_refused: 'This browser’s push service cannot be used. Try another browser.',
  }),
  ...refusals(409, {
    push_browser_limit: 'You already get notifications in twenty browsers. Remove one in your settings.',
  }),
};
