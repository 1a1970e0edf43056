import { formatMoney, products } from '@limelight/contracts/catalog';
import type { StatusTone } from '../../../ui/status-badge.tsx';
import type { Payment } from './payment.ts';

type Money = Pick<Payment, 'status' | 'amountMinor' | 'refundedMinor' | 'returning' | 'invoice'>;

/** True while money or a document is pending, so that the page polls. */
export function isMoving({ status, amountMinor, returning, invoice }: Money): boolean {
  return status === 'open' || returning || (status === 'paid' && amountMinor > 0 && invoice === null);
}

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
      if (returning) return { tone: 'warn', words: `${sum} being refunded` };
      if (refundedMinor > 0) return { tone: 'plain', words: `${sum} refunded` };
      return status === 'refunded'
        ? { tone: 'plain', words: 'Cancelled' }
        : { tone: 'bad', words: 'Refund failed: contact support' };
    case 'open':
      return { tone: 'warn', words: 'Confirming' };
    case 'lapsed':
      return { tone: 'plain', words: 'Not paid' };
  }
}

export function canCancel({ refundableUntil }: Pick<Payment, 'refundableUntil'>, now: number): boolean {
  return refundableUntil !== null && now < Date.parse(refundableUntil);
}

/**
 * What ends with a purchase besides its credits, as a sentence, or null. `isLast` means that no other purchase of the
 * product is left.
 */
export function endsWith(
  { product: key, months }: Pick<Payment, 'product' | 'months'>,
  isLast: boolean,
): string | null {
  const product = products[key];
  if (product.kind === 'plan') {
    const term = months === 1 || months === null ? 'month' : `${months} months`;
    return `The ${term} of ${product.plan} from this purchase end${term === 'month' ? 's' : ''} now.`;
  }
  return product.kind === 'credits' && product.plan !== null && isLast
    ? `Your ${product.plan} plan ends now.`
    : null;
}
