import { brand, formatMoney } from '@limelight/contracts/catalog';
import type { StatusTone } from '../../ui/status-badge.tsx';
import type { Payment } from './payment.ts';

type Money = Pick<Payment, 'status' | 'amountMinor' | 'refundedMinor' | 'returning' | 'invoice'>;

/** Whether money or its document is still on the way, so that the page should look again soon. */
export function isMoving({ status, amountMinor, returning, invoice }: Money): boolean {
  return status === 'open' || returning || (status === 'paid' && amountMinor > 0 && invoice === null);
}

/** How a payment stands, in a word. */
export function standing(payment: Money & Pick<Payment, 'currency'>): {
  tone: StatusTone;
  words: string;
} {
  const { status, refundedMinor, returning, currency } = payment;
  const sum = formatMoney(refundedMinor, currency);
  switch (status) {
    case 'paid':
      return { tone: 'good', words: 'Paid' };
    case 'refunded':
    case 'returned':
      if (returning) return { tone: 'warn', words: `${sum} on its way back` };
      if (refundedMinor > 0) return { tone: 'plain', words: `${sum} returned` };
      return status === 'refunded'
        ? { tone: 'plain', words: 'Cancelled' }
        : { tone: 'bad', words: 'Could not be returned: write to support' };
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
