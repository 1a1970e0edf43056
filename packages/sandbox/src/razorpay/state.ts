import { FaultQueue } from '../http/faults.ts';
import { RequestLog } from '../http/request-log.ts';
import type { Collection, Journal } from '../store/journal.ts';
import {
  isDelivery,
  isOrder,
  isPayment,
  isRefund,
  type Delivery,
  type Order,
  type Payment,
  type Refund,
} from './records.ts';
import { settingsFault, type RazorpaySettings } from './settings.ts';
import { WebhookFaults } from './webhook-faults.ts';

export type RazorpayOptions = {
  journal: Journal;
  now: () => number;
  keyId: string;
  keySecret: string;
  settings: RazorpaySettings;
  requestCapacity: number;
};

export const ACCOUNT_ID = 'acc_StandInAccount';

export class RazorpayState {
  readonly now: () => number;
  readonly keyId: string;
  readonly keySecret: string;
  readonly faults = new FaultQueue();
  readonly webhookFaults = new WebhookFaults();
  readonly requests: RequestLog;
  readonly orders: Collection<Order>;
  readonly payments: Collection<Payment>;
  readonly refunds: Collection<Refund>;
  readonly deliveries: Collection<Delivery>;
  settings: RazorpaySettings;
  /** Called after every change that may have made an event due. */
  wake: () => void = () => undefined;
  readonly #first: RazorpaySettings;
  readonly #paymentsOf = new Map<string, string[]>();
  readonly #refundsOf = new Map<string, string[]>();
  readonly #orderOfReceipt = new Map<string, string>();

  constructor({ journal, now, keyId, keySecret, settings, requestCapacity }: RazorpayOptions) {
    if (!/^rzp_test_[A-Za-z0-9]{14}$/.test(keyId))
      throw new Error('The stand-in for Razorpay takes test keys only (rzp_test_ and 14 letters or digits)');
    if (keySecret === '') throw new Error('The stand-in for Razorpay needs a key secret');
    const fault = settingsFault(settings);
    if (fault !== undefined) throw new Error(fault);
    this.now = now;
    this.keyId = keyId;
    this.keySecret = keySecret;
    this.#first = settings;
    this.settings = { ...settings };
    this.requests = new RequestLog(requestCapacity);
    this.orders = journal.collection('razorpay-orders', isOrder);
    this.payments = journal.collection('razorpay-payments', isPayment);
    this.refunds = journal.collection('razorpay-refunds', isRefund);
    this.deliveries = journal.collection('razorpay-deliveries', isDelivery);
    for (const order of this.orders.values()) this.#indexOrder(order);
    for (const payment of this.payments.values()) append(this.#paymentsOf, payment.orderId, payment.id);
    for (const refund of this.refunds.values()) append(this.#refundsOf, refund.paymentId, refund.id);
  }

  /** Deletes everything and restores the initial settings. */
  reset(): void {
    for (const kept of [this.orders, this.payments, this.refunds, this.deliveries]) kept.clear();
    for (const index of [this.#paymentsOf, this.#refundsOf, this.#orderOfReceipt]) index.clear();
    this.faults.clear();
    this.webhookFaults.clear();
    this.requests.clear();
    this.settings = { ...this.#first };
  }

  addOrder(order: Order): void {
    this.orders.set(order.id, order);
    this.#indexOrder(order);
  }

  findOrderByReceipt(receipt: string): Order | undefined {
    return this.orders.get(this.#orderOfReceipt.get(receipt) ?? '');
  }

  addPayment(payment: Payment): void {
    this.payments.set(payment.id, payment);
    append(this.#paymentsOf, payment.orderId, payment.id);
  }

  /** Oldest first. */
  paymentsOf(orderId: string): Payment[] {
    return (this.#paymentsOf.get(orderId) ?? []).flatMap((id) => this.payments.get(id) ?? []);
  }

  addRefund(refund: Refund): void {
    this.refunds.set(refund.id, refund);
    append(this.#refundsOf, refund.paymentId, refund.id);
  }

  /** Oldest first. */
  refundsOf(paymentId: string): Refund[] {
    return (this.#refundsOf.get(paymentId) ?? []).flatMap((id) => this.refunds.get(id) ?? []);
  }

  orderOf(payment: Payment): Order {
    const order = this.orders.get(payment.orderId);
    if (order === undefined) throw new Error(`Payment ${payment.id} has no order`);
    return order;
  }

  #indexOrder({ id, receipt }: Order): void {
    if (receipt !== null && !this.#orderOfReceipt.has(receipt)) this.#orderOfReceipt.set(receipt, id);
  }
}

function append(index: Map<string, string[]>, key: string, id: string): void {
  const ids = index.get(key);
  if (ids === undefined) index.set(key, [id]);
  else ids.push(id);
}
