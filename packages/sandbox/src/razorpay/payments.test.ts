import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../start.ts';
import { asRecord, readJson, sandboxAt } from '../testing/linkedin-calls.ts';
import { errorOf, merchant } from '../testing/razorpay-calls.ts';

const MINUTE = 60_000;
let sandbox: Sandbox;
let pass: (milliseconds: number) => void;
let shop: ReturnType<typeof merchant>;
beforeAll(async () => {
  ({ sandbox, pass } = await sandboxAt(undefined, {
    razorpay: {
      webhookUrl: 'http://127.0.0.1:9/hook',
      webhookSecret: 'whsec_test',
      webhookSending: 'manual',
    },
  }));
  shop = merchant(sandbox);
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control.reset());

const manual = { payment: { capture: 'manual' } };
const authorized = async (more: Record<string, unknown> = manual) => {
  const { payment } = await sandbox.control.razorpay.pay({ orderId: await shop.orderId(more) });
  return payment;
};
const events = async () => (await sandbox.control.razorpay.deliveries()).map(({ event }) => event);
const right = { amount: 49_900, currency: 'INR' };

describe('9 Payments', () => {
  test('a captured payment has fee and tax, the payer, its order; real nulls elsewhere', async () => {
    const orderId = await shop.orderId();
    const { payment } = await sandbox.control.razorpay.pay({
      orderId,
      email: 'asha@example.com',
      contact: '+919000090001',
      notes: { purchase: '1' },
    });
    expect(await shop.get(`/payments/${payment.id}`)).toMatchObject({
      entity: 'payment',
      amount: 49_900,
      currency: 'INR',
      status: 'captured',
      captured: true,
      order_id: orderId,
      method: 'card',
      international: false,
      amount_refunded: 0,
      refund_status: null,
      email: 'asha@example.com',
      contact: '+919000090001',
      notes: { purchase: '1' },
      fee: 1178,
      tax: 180,
      error_code: null,
    });
  });

  test('the card comes on demand with expand[]; the key an SDK makes of it is not understood', async () => {
    const { id } = await authorized();
    expect(await shop.get(`/payments/${id}`)).not.toHaveProperty('card');
    expect(await shop.get(`/payments/${id}?expand[]=card`)).toMatchObject({ card: { last4: '1007' } });
    expect((await shop.call('GET', `/payments/${id}?expand[expand]=card`)).status).toBe(400);
  });

  test('a failed payment says why and the order stays open', async () => {
    const orderId = await shop.orderId();
    const { payment } = await sandbox.control.razorpay.pay({
      orderId,
      outcome: 'failed',
      reason: 'gateway_technical_error',
    });
    expect(await shop.get(`/payments/${payment.id}`)).toMatchObject({
      status: 'failed',
      captured: false,
      error_code: 'GATEWAY_ERROR',
      error_source: 'gateway',
      error_reason: 'gateway_technical_error',
      fee: null,
    });
    expect(await events()).toEqual(['payment.failed']);
  });

  test('manual capture: authorized until captured with exactly its amount and currency, once', async () => {
    const { id, order_id: orderId } = await authorized();
    expect(await shop.get(`/payments/${id}`)).toMatchObject({
      status: 'authorized',
      captured: false,
      fee: null,
    });
    expect(await shop.get(`/orders/${orderId}`)).toMatchObject({ status: 'attempted', amount_paid: 0 });
    for (const body of [{ ...right, amount: 49_800 }, { ...right, currency: 'USD' }, { amount: 49_900 }])
      expect((await shop.capture(id, body)).status).toBe(400);
    expect(await readJson(await shop.capture(id, right))).toMatchObject({
      status: 'captured',
      captured: true,
    });
    expect(await errorOf(shop.capture(id, right))).toMatchObject({
      status: 400,
      description: 'This payment has already been captured',
    });
    expect(await events()).toEqual(['payment.authorized', 'payment.captured', 'order.paid']);
  });

  test('the account may leave capture to the merchant; the order knows better', async () => {
    await sandbox.control.razorpay.configure({ capture: 'manual' });
    expect((await authorized({})).status).toBe('authorized');
    expect((await authorized({ payment: { capture: 'automatic' } })).status).toBe('captured');
    expect((await authorized({ payment_capture: 1 })).status).toBe('captured');
  });

  test('while one payment is authorized another try is refused', async () => {
    const { order_id: orderId } = await authorized();
    await expect(sandbox.control.razorpay.pay({ orderId })).rejects.toThrow('authorized already');
  });

  test('authorized and never captured: refunded by itself after 3 days, with captured false', async () => {
    const { id, order_id: orderId } = await authorized();
    pass(3 * 24 * 60 * MINUTE - 1);
    expect(await shop.get(`/payments/${id}`)).toMatchObject({ status: 'authorized' });
    pass(1);
    expect(await shop.get(`/payments/${id}`)).toMatchObject({
      status: 'refunded',
      captured: false,
      refund_status: 'full',
    });
    expect(await shop.get(`/orders/${orderId}`)).toMatchObject({ status: 'attempted', amount_paid: 0 });
    expect((await shop.get(`/payments/${id}/refunds`))['count']).toBe(1);
    expect(await events()).toEqual(['payment.authorized', 'refund.created', 'refund.processed']);
    expect((await shop.capture(id, right)).status).toBe(400);
  });

  test('the manual expiry of the order goes before that of the account', async () => {
    const options = { automatic_expiry_period: 12, manual_expiry_period: 30 };
    const { id } = await authorized({ payment: { capture: 'manual', capture_options: options } });
    pass(30 * MINUTE);
    expect(await shop.get(`/payments/${id}`)).toMatchObject({ status: 'refunded' });
  });
});

describe('7 Late authorisation', () => {
  const open = async (more: Record<string, unknown> = {}) => {
    const { payment } = await sandbox.control.razorpay.pay({
      orderId: await shop.orderId(more),
      outcome: 'open',
    });
    return payment;
  };

  test('without an answer of the bank a payment fails after 10 minutes, and may be authorized and captured later', async () => {
    const { id, order_id: orderId } = await open();
    expect(await shop.get(`/payments/${id}`)).toMatchObject({ status: 'created' });
    pass(10 * MINUTE);
    expect(await shop.get(`/payments/${id}`)).toMatchObject({
      status: 'failed',
      error_reason: 'payment_timed_out',
    });
    await sandbox.control.razorpay.authorize(id);
    expect(await shop.get(`/payments/${id}`)).toMatchObject({
      status: 'captured',
      late_authorized: true,
      error_code: null,
    });
    expect(await shop.get(`/orders/${orderId}`)).toMatchObject({ status: 'paid' });
    expect(await events()).toEqual([
      'payment.failed',
      'payment.authorized',
      'payment.captured',
      'order.paid',
    ]);
    await expect(sandbox.control.razorpay.authorize(id)).rejects.toThrow('captured already');
  });

  test('later than the automatic expiry of its order it is not captured by itself', async () => {
    const options = { automatic_expiry_period: 12 };
    const { id } = await open({ payment: { capture: 'automatic', capture_options: options } });
    pass(13 * MINUTE);
    await sandbox.control.razorpay.authorize(id);
    expect(await shop.get(`/payments/${id}`)).toMatchObject({ status: 'authorized', captured: false });
  });

  test('one that comes for an order already paid is refunded at once and changes nothing else', async () => {
    const late = await open();
    await sandbox.control.razorpay.fail(late.id, 'payment_cancelled');
    const { payment } = await sandbox.control.razorpay.pay({ orderId: late.order_id });
    await sandbox.control.razorpay.authorize(late.id);
    expect(await shop.get(`/payments/${late.id}`)).toMatchObject({
      status: 'refunded',
      captured: false,
      amount_refunded: 49_900,
    });
    expect(await shop.get(`/payments/${payment.id}`)).toMatchObject({ status: 'captured' });
    expect(await shop.get(`/orders/${late.order_id}`)).toMatchObject({ status: 'paid', amount_paid: 49_900 });
  });
});

test('orders, payments, refunds and unsent events outlive the process', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-razorpay-'));
  const dataFile = join(folder, 'state');
  const webhook = {
    webhookUrl: 'http://127.0.0.1:9/hook',
    webhookSecret: 's',
    webhookSending: 'manual',
  } as const;
  try {
    const first = await startSandbox({ dataFile, razorpay: webhook });
    const before = merchant(first);
    const orderId = await before.orderId();
    const { payment } = await first.control.razorpay.pay({ orderId });
    await before.refund(payment.id, { amount: 100 });
    await first.close();
    const second = await startSandbox({ dataFile, razorpay: webhook });
    const after = merchant(second);
    expect(await after.get(`/orders/${orderId}`)).toMatchObject({ status: 'paid' });
    const list = (await after.get(`/orders/${orderId}/payments`))['items'];
    expect(Array.isArray(list) ? asRecord(list[0]) : {}).toMatchObject({ amount_refunded: 100 });
    expect((await after.get(`/payments/${payment.id}/refunds`))['count']).toBe(1);
    expect((await second.control.razorpay.deliveries()).map(({ status }) => status)).toContain('pending');
    expect((await errorOf(after.refund(payment.id, { amount: 49_801 }))).status).toBe(400);
    await second.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
