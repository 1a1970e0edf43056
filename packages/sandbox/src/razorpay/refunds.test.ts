import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../start.ts';
import { NOON, readJson, sandboxAt } from '../testing/linkedin-calls.ts';
import { anyNumber, matching } from '../testing/matchers.ts';
import { errorOf, merchant } from '../testing/razorpay-calls.ts';

let sandbox: Sandbox;
let pass: (milliseconds: number) => void;
let shop: ReturnType<typeof merchant>;
let paymentId: string;
beforeAll(async () => {
  ({ sandbox, pass } = await sandboxAt(NOON, {
    razorpay: {
      webhookUrl: 'http://127.0.0.1:9/hook',
      webhookSecret: 'whsec_test',
      webhookSending: 'manual',
    },
  }));
  shop = merchant(sandbox);
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.control.reset();
  const { payment } = await sandbox.control.razorpay.pay({ orderId: await shop.orderId() });
  paymentId = payment.id;
});

const refund = async (body?: unknown, headers?: Record<string, string>) => {
  const response = await shop.refund(paymentId, body, headers);
  expect(response.status).toBe(200);
  return readJson(response);
};
const payment = () => shop.get(`/payments/${paymentId}`);
const refundEvents = async () =>
  (await sandbox.control.razorpay.deliveries())
    .map(({ event }) => event)
    .filter((e) => e.startsWith('refund'));

describe('10 Refunds', () => {
  test('without an amount everything goes back; the answer is pending, the event tells the end', async () => {
    const made = await refund();
    expect(made).toEqual({
      id: matching(/^rfnd_[A-Za-z0-9]{14}$/),
      entity: 'refund',
      amount: 49_900,
      currency: 'INR',
      payment_id: paymentId,
      notes: [],
      receipt: null,
      acquirer_data: { arn: null },
      batch_id: null,
      status: 'pending',
      speed_requested: 'normal',
      speed_processed: 'normal',
      created_at: anyNumber,
    });
    expect(await payment()).toMatchObject({
      status: 'refunded',
      refund_status: 'full',
      amount_refunded: 49_900,
      captured: true,
    });
    expect(await shop.get(`/refunds/${String(made['id'])}`)).toMatchObject({ status: 'processed' });
    expect(await refundEvents()).toEqual(['refund.created', 'refund.processed']);
    const orderId = String((await payment())['order_id']);
    expect(await shop.get(`/orders/${orderId}`)).toMatchObject({ status: 'paid', amount_paid: 49_900 });
    expect(await errorOf(shop.refund(paymentId))).toMatchObject({
      status: 400,
      description: 'The payment has been fully refunded already',
    });
  });

  test('in parts up to what was captured; the payment stays captured until the last part', async () => {
    await refund({ amount: 20_000, notes: { why: 'unused' }, receipt: 'r-1', speed: 'optimum' });
    expect(await payment()).toMatchObject({ status: 'captured', refund_status: 'partial' });
    expect(await errorOf(shop.refund(paymentId, { amount: 29_901 }))).toMatchObject({
      status: 400,
      field: 'amount',
    });
    await refund({ amount: 29_900 });
    expect(await payment()).toMatchObject({ status: 'refunded', refund_status: 'full' });
    expect(await shop.get(`/payments/${paymentId}/refunds`)).toMatchObject({ count: 2 });
    expect(await shop.get('/refunds?count=1')).toMatchObject({ items: [{ amount: 29_900 }] });
  });

  test.each([
    [{ amount: 99 }, 'amount'],
    [{ amount: 100.5 }, 'amount'],
    [{ speed: 'fast' }, 'speed'],
    [{ reason: 'none' }, 'reason'],
    [{ receipt: 'r'.repeat(41) }, 'receipt'],
    [{ notes: { a: 'x'.repeat(257) } }, 'notes'],
  ])('%j is refused by its field %s', async (body, field) => {
    expect(await errorOf(shop.refund(paymentId, body))).toMatchObject({ status: 400, field });
    expect(await sandbox.control.razorpay.refunds()).toEqual([]);
  });

  test('only captured payments', async () => {
    const orderId = await shop.orderId({ payment: { capture: 'manual' } });
    const { payment: other } = await sandbox.control.razorpay.pay({ orderId });
    expect(await errorOf(shop.refund(other.id))).toMatchObject({
      status: 400,
      description: 'The payment status should be captured for action to be taken',
    });
  });

  test('not without balance, not after six months', async () => {
    await sandbox.control.razorpay.configure({ refundBalance: 'empty' });
    expect((await errorOf(shop.refund(paymentId))).description).toContain('enough balance');
    await sandbox.control.razorpay.configure({ refundBalance: 'enough' });
    pass(184 * 86_400_000);
    expect((await errorOf(shop.refund(paymentId))).description).toContain('6 months');
  });

  test('pending for as long as the bank takes; one that fails makes its amount refundable again', async () => {
    await sandbox.control.razorpay.configure({ refundProcessingMs: 60_000, refundOutcome: 'failed' });
    const id = String((await refund())['id']);
    expect(await shop.get(`/refunds/${id}`)).toMatchObject({ status: 'pending' });
    pass(60_000);
    expect(await shop.get(`/payments/${paymentId}/refunds/${id}`)).toMatchObject({ status: 'failed' });
    expect(await payment()).toMatchObject({ status: 'captured', amount_refunded: 0, refund_status: null });
    expect(await refundEvents()).toEqual(['refund.created', 'refund.failed']);
    const second = String((await refund())['id']);
    await sandbox.control.razorpay.settleRefund(second, 'processed');
    expect(await shop.get(`/refunds/${second}`)).toMatchObject({ status: 'processed' });
  });

  test('the same key and body give the same refund; another body is refused; the key has a form', async () => {
    const key = { 'x-refund-idempotency': 'purchase-7_refund-1' };
    const first = await refund({ amount: 1000 }, key);
    expect((await refund({ amount: 1000 }, key))['id']).toBe(first['id']);
    expect(await payment()).toMatchObject({ amount_refunded: 1000 });
    expect((await shop.refund(paymentId, { amount: 2000 }, key)).status).toBe(400);
    await sandbox.control.razorpay.configure({ refundKeyConflict: '409' });
    expect((await shop.refund(paymentId, { amount: 2000 }, key)).status).toBe(409);
    expect((await shop.refund(paymentId, {}, { 'x-refund-idempotency': 'short' })).status).toBe(400);
    await sandbox.control.faults.add({ operation: 'razorpay.refund.create', kind: 'conflict' });
    expect((await shop.refund(paymentId, { amount: 1000 }, key)).status).toBe(409);
  });

  test('without a key a lost answer and a second try are two refunds', async () => {
    await sandbox.control.faults.add({ operation: 'razorpay.refund.create', kind: 'drop', phase: 'after' });
    await expect(shop.refund(paymentId, { amount: 1000 })).rejects.toThrow('fetch failed');
    await refund({ amount: 1000 });
    expect(await payment()).toMatchObject({ amount_refunded: 2000 });
  });

  test('notes can be changed afterwards', async () => {
    const id = String((await refund({ amount: 1000 }))['id']);
    const changed = await shop.call('PATCH', `/refunds/${id}`, { notes: { a: 'b' } });
    expect(await readJson(changed)).toMatchObject({ notes: { a: 'b' } });
    expect((await shop.call('GET', '/refunds/rfnd_AAAAAAAAAAAAAA')).status).toBe(400);
  });
});
