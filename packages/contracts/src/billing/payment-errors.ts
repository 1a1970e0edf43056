import type { Refusal } from '../refusal.ts';

export const paymentErrors = {
  payments_not_configured: {
    status: 503,
    message: 'Payments are not configured on this server. Ask its operator to set them up.',
  },
  payments_unavailable: {
    status: 503,
    message: 'The payment provider is not responding right now. Nothing was charged. Try again.',
  },
  refund_done: {
    status: 409,
    message: 'There is nothing to refund. This purchase was not paid, or is already cancelled.',
  },
  refund_too_late: {
    status: 409,
    message: 'Purchases can be cancelled within 48 hours only. Contact support if something is wrong.',
  },
  refund_in_use: {
    status: 409,
    message:
      'Work in progress is using credits from this purchase. Wait until it ends or cancel it, then try again.',
  },
  refund_changed: {
    status: 409,
    message: 'You used some of these credits in the meantime. Check the new amount, then confirm.',
  },
  product_not_on_sale: {
    status: 409,
    message: 'This is not for sale at the moment. Choose another product.',
  },
  billing_missing: { status: 409, message: 'Enter your country and state first. The invoice needs them.' },
  coupon_invalid: { status: 400, message: 'Invalid coupon code. Please check and try again.' },
  payment_not_confirmed: {
    status: 400,
    message:
      'This payment could not be confirmed. If you were charged, your purchase or a refund will arrive automatically.',
  },
} as const satisfies Record<string, Refusal>;
