export const paymentErrors = {
  payments_not_configured: { status: 503, message: 'Payments are not configured on this server.' },
  payments_unavailable: {
    status: 503,
    message: 'The payment provider does not answer right now. Nothing was charged. Try again.',
  },
  refund_done: { status: 409, message: 'This purchase is not paid, or was cancelled already.' },
  refund_too_late: {
    status: 409,
    message: 'The 48 hours in which this purchase could be cancelled are over.',
  },
  refund_in_use: {
    status: 409,
    message:
      'Work in progress holds credits of this purchase. Wait until it ends or cancel it, then try again.',
  },
  refund_changed: {
    status: 409,
    message: 'You used credits of this purchase since the amount was shown. Check the new amount.',
  },
  product_not_on_sale: { status: 409, message: 'This is not on sale at the moment.' },
  email_unverified: { status: 403, message: 'Verify your e-mail address first. Then you can buy.' },
  billing_missing: { status: 409, message: 'Tell us your country and state for the invoice first.' },
  coupon_invalid: { status: 400, message: 'Invalid coupon code. Please check and try again.' },
  payment_not_confirmed: {
    status: 400,
    message: 'This payment could not be confirmed. If money was taken, it is credited or returned by itself.',
  },
} as const satisfies Record<string, { status: number; message: string }>;
