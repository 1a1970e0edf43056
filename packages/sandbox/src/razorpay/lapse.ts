import { failPayment } from './lifecycle.ts';
import { failure } from './failures.ts';
import { refundUncaptured, settleRefund } from './refunding.ts';
import type { RazorpayState } from './state.ts';

/** Applies everything that is due: unanswered payments, uncaptured payments, and refunds in progress. */
export function lapse(state: RazorpayState): void {
  const now = state.now();
  const { bankAnswerMinutes, uncapturedRefundMinutes, refundOutcome } = state.settings;
  for (const payment of state.payments.values()) {
    if (payment.status === 'created' && now - payment.createdAt >= bankAnswerMinutes * 60_000)
      failPayment(state, payment, failure('payment_timed_out'));
    if (payment.status !== 'authorized' || payment.authorizedAt === null) continue;
    const minutes = state.orderOf(payment).manualExpiryMinutes ?? uncapturedRefundMinutes;
    if (now - payment.authorizedAt >= minutes * 60_000) refundUncaptured(state, payment);
  }
  for (const refund of state.refunds.values())
    if (refund.status === 'pending' && refund.dueAt <= now)
      settleRefund(
        state,
        refund,
        state.payments.get(refund.paymentId)?.captured === false ? 'processed' : refundOutcome,
      );
}
