import type { PaymentError } from './records.ts';

type Failure = Omit<PaymentError, 'reason'>;

const BANK: Failure = {
  code: 'BAD_REQUEST_ERROR',
  description:
    'Your payment was declined by the bank. Try another payment method or contact your bank for details.',
  source: 'bank',
  step: 'payment_authorization',
};
const GATEWAY: Failure = {
  code: 'GATEWAY_ERROR',
  description: 'Your payment could not be completed due to a temporary technical issue. Try again.',
  source: 'gateway',
  step: 'payment_authorization',
};
const CUSTOMER: Failure = { ...BANK, source: 'customer', step: 'payment_authentication' };

const FAILURES = new Map<string, Failure>([
  ['payment_failed', BANK],
  ['card_declined', { ...BANK, source: 'issuer_bank' }],
  [
    'insufficient_fund',
    { ...CUSTOMER, description: 'Your payment was declined: the account does not hold enough money.' },
  ],
  [
    'payment_cancelled',
    { ...CUSTOMER, description: 'You cancelled the payment. Try again, or use another method.' },
  ],
  ['payment_timed_out', { ...CUSTOMER, description: 'The payment was not completed in time. Try again.' }],
  ['incorrect_otp', { ...CUSTOMER, description: 'The one-time password was incorrect. Try again.' }],
  [
    'card_disabled_for_online_payments',
    { ...BANK, source: 'issuer_bank', description: 'The card is not enabled for payments online.' },
  ],
  [
    'card_number_invalid',
    { ...CUSTOMER, step: 'payment_initiation', description: 'The card number is not valid.' },
  ],
  ['gateway_technical_error', GATEWAY],
  ['authentication_failed', { ...GATEWAY, step: 'payment_authentication' }],
]);

/** The provider's error for a reason. An unknown reason becomes a bank error. */
export function failure(reason: string): PaymentError {
  return { ...(FAILURES.get(reason) ?? BANK), reason };
}
