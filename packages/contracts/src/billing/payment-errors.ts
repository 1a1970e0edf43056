import { refusals } from '../refusal.ts';

export const paymentErrors = {
  ...refusals(400, {
    coupon_invalid: 'Invalid coupon code. Please check and try again.',
    payment_not_confirmed:
      'This payment could not be confirmed. If you were charged, your purchase or a refund will arrive automatically.',
  }),
  ...refusals(409, {
    refund_done: 'There is nothing to refund. This purchase was not paid, or is already cancelled.',
    refund_too_late:
      'Purchases can be cancelled within 48 hours only. Contact support if something is wrong.',
    refund_in_use:
      'Work in progress is using credits from this purchase. Wait until it ends or cancel it, then try again.',
    refund_changed: 'You used some of these credits in the meantime. Check the new amount, then confirm.',
    product_not_on_sale: 'This is not for sale at the moment. Choose another product.',
    billing_missing: 'Enter your country and state first. The invoice needs them.',
  }),
  ...refusals(503, {
    payments_not_configured: 'Payments are not configured on this server. Ask its operator to set them up.',
    payments_unavailable: 'The payment provider is not responding right now. Nothing was charged. Try again.',
  }),
};
