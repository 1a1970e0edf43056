import { seconds } from './input.ts';
import { presentOrder, presentPayment, presentRefund } from './present.ts';
import { newId, type Order, type Payment, type Refund } from './records.ts';
import { ACCOUNT_ID, type RazorpayState } from './state.ts';

const AN_HOUR_MS = 3_600_000;

export function emitPayment(
  state: RazorpayState,
  event: 'payment.authorized' | 'payment.captured' | 'payment.failed',
  payment: Payment,
): void {
  emit(state, event, { payment: presentPayment(payment, true) });
}

export function emitOrderPaid(state: RazorpayState, order: Order, payment: Payment): void {
  emit(state, 'order.paid', { payment: presentPayment(payment, true), order: presentOrder(order) });
}

export function emitRefund(
  state: RazorpayState,
  event: 'refund.created' | 'refund.processed' | 'refund.failed',
  refund: Refund,
  payment: Payment,
): void {
  emit(state, event, { refund: presentRefund(refund), payment: presentPayment(payment, true) });
}

/** Records an event with a snapshot of its entities. `Deliveries` sends it. */
function emit(state: RazorpayState, event: string, entities: Record<string, Record<string, unknown>>): void {
  const { settings } = state;
  const at = state.now();
  const addressed =
    settings.webhookUrl !== '' && settings.webhookEnabled && settings.webhookEvents.includes(event);
  const fault = addressed ? state.webhookFaults.take(event) : undefined;
  const payload = Object.fromEntries(
    Object.entries(entities).map(([name, entity]) => [
      name,
      { entity: fault?.kind === 'wrong-amount' ? shortened(entity) : entity },
    ]),
  );
  const body = JSON.stringify({
    entity: 'event',
    account_id: ACCOUNT_ID,
    event,
    contains: Object.keys(payload),
    payload,
    created_at: seconds(at),
  });
  const id = newId('');
  state.deliveries.set(id, {
    id,
    event,
    body,
    secret: settings.webhookSecret,
    createdAt: at,
    dueAt: at + (fault?.kind === 'late' ? (fault.delayMs ?? AN_HOUR_MS) : 0),
    status: addressed ? (fault?.kind === 'lost' ? 'lost' : 'pending') : 'skipped',
    held: fault?.kind === 'reordered',
    fault: fault?.kind ?? null,
    attempts: [],
  });
  state.wake();
}

/** Lowers every amount of an entity by one, to simulate a forgery or an error. */
function shortened(entity: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entity).map(([name, value]) => [
      name,
      name.startsWith('amount') && typeof value === 'number' && value > 0 ? value - 1 : value,
    ]),
  );
}
