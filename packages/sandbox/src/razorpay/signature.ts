import { createHmac } from 'node:crypto';

/** HMAC-SHA256 in lower-case hex. */
export function sign(message: string, secret: string): string {
  return createHmac('sha256', secret).update(message).digest('hex');
}

/** Passed to the page by checkout on success. */
export type CheckoutResponse = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

export function checkoutResponse(orderId: string, paymentId: string, keySecret: string): CheckoutResponse {
  return {
    razorpay_payment_id: paymentId,
    razorpay_order_id: orderId,
    razorpay_signature: sign(`${orderId}|${paymentId}`, keySecret),
  };
}
