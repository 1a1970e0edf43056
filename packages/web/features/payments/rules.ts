import { brand, formatMoney } from '@limelight/contracts/catalog';
import type { StatusTone } from '../../ui/status-badge.tsx';
import type { Payment } from './api.ts';

/** How a payment stands, in a word. */
export function standing(payment: Pick<Payment, 'status' | 'refundedMinor' | 'currency'>): {
  tone: StatusTone;
  words: string;
} {
  const { status, refundedMinor, currency } = payment;
  switch (status) {
    case 'paid':
      return { tone: 'good', words: 'Paid' };
    case 'refunded':
      return { tone: 'plain', words: `${formatMoney(refundedMinor, currency)} returned` };
    case 'returned':
      return { tone: 'warn', words: 'On its way back to you' };
    case 'open':
      return { tone: 'warn', words: 'Being confirmed' };
    case 'lapsed':
      return { tone: 'plain', words: 'Not paid' };
  }
}

/** The letter that asks support to cancel a purchase; null once the time for it is over. */
export function cancelAddress(
  payment: Pick<Payment, 'refundableUntil' | 'invoice' | 'name' | 'id'>,
  now: number,
): string | null {
  const { refundableUntil, invoice, name, id } = payment;
  if (refundableUntil === null || Date.parse(refundableUntil) <= now) return null;
  const subject = `Cancel ${name}, ${invoice ? `invoice ${invoice.number}` : `purchase ${id}`}`;
  const body = `Please cancel this purchase and return what is due.\n\nPurchase: ${id}`;
  return `mailto:${brand.supportEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
