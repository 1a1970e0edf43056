import { brand, formatMoney } from '@limelight/contracts/catalog';
import type { StatusTone } from '../../ui/status-badge.tsx';
import type { Payment } from './payment.ts';

type Money = Pick<Payment, 'status' | 'amountMinor' | 'refundedMinor' | 'invoice' | 'creditNotes'>;

/** Whether money or its document is still on the way, so that the page should look again soon. */
export function isMoving({ status, amountMinor, refundedMinor, invoice, creditNotes }: Money): boolean {
  const noted = creditNotes.reduce((sum, note) => sum + note.amountMinor, 0);
  if (status === 'open') return true;
  if (status === 'paid' && amountMinor > 0 && invoice === null) return true;
  return invoice !== null && noted < refundedMinor;
}

/** How a payment stands, in a word. */
export function standing(payment: Money & Pick<Payment, 'currency'>): {
  tone: StatusTone;
  words: string;
} {
  const { status, refundedMinor, currency } = payment;
  switch (status) {
    case 'paid':
      return { tone: 'good', words: 'Paid' };
    case 'refunded':
      return isMoving(payment)
        ? { tone: 'warn', words: `${formatMoney(refundedMinor, currency)} on its way back` }
        : { tone: 'plain', words: `${formatMoney(refundedMinor, currency)} returned` };
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
