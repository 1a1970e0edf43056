import { Refusal, unknownId } from './errors.ts';
import { isIdOf, type Order, type Payment, type Refund } from './records.ts';
import type { RazorpayState } from './state.ts';

/** Finds an order by an untrusted id. */
export function orderNamed(state: RazorpayState, id: string | undefined): Order {
  return found(id, 'order_', (known) => state.orders.get(known));
}

export function paymentNamed(state: RazorpayState, id: string | undefined): Payment {
  return found(id, 'pay_', (known) => state.payments.get(known));
}

export function refundNamed(state: RazorpayState, id: string | undefined): Refund {
  return found(id, 'rfnd_', (known) => state.refunds.get(known));
}

function found<T>(
  id: string | undefined,
  prefix: 'order_' | 'pay_' | 'rfnd_',
  find: (id: string) => T | undefined,
): T {
  if (!isIdOf(prefix)(id)) throw new Refusal(`${id ?? ''} is not a valid id`, { field: 'id' });
  const entry = find(id);
  if (entry === undefined) throw unknownId();
  return entry;
}
