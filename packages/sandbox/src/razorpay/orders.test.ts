import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../start.ts';
import { startSandbox } from '../start.ts';
import { asRecord, NOON, readJson, sandboxAt } from '../testing/linkedin-calls.ts';
import { anyString, matching } from '../testing/matchers.ts';
import { errorOf, merchant } from '../testing/razorpay-calls.ts';

let sandbox: Sandbox;
let pass: (milliseconds: number) => void;
let shop: ReturnType<typeof merchant>;
beforeAll(async () => {
  ({ sandbox, pass } = await sandboxAt());
  shop = merchant(sandbox);
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control.reset());

const create = (body: unknown) => shop.call('POST', '/orders', body);
const items = async (path: string) => {
  const list = (await shop.get(path))['items'];
  return Array.isArray(list) ? list.map(asRecord) : [];
};

describe('2 Keys and authentication', () => {
  test('Basic with key id and secret, spelled exactly; anything else is 401, or 400 on order', async () => {
    const order = { amount: 100, currency: 'INR' };
    const wrong = Buffer.from(`${sandbox.razorpayKeyId}:nearly`).toString('base64');
    const right = Buffer.from(`${sandbox.razorpayKeyId}:${sandbox.razorpayKeySecret}`).toString('base64');
    const live = Buffer.from(`rzp_live_StandInDemoKey:${sandbox.razorpayKeySecret}`).toString('base64');
    for (const authorization of [`Basic ${wrong}`, `basic ${right}`, `Bearer ${right}`, `Basic ${live}`])
      expect(await errorOf(shop.call('POST', '/orders', order, { authorization }))).toMatchObject({
        status: 401,
        code: 'BAD_REQUEST_ERROR',
      });
    await sandbox.control.razorpay.configure({ badCredentials: '400' });
    expect((await fetch(`${sandbox.razorpayUrl}/v1/orders`)).status).toBe(400);
  });

  test('a live key is refused before anything listens', async () => {
    await expect(startSandbox({ razorpayKeyId: 'rzp_live_StandInDemoKey' })).rejects.toThrow(
      'test keys only',
    );
  });

  test('no browser may call it: nothing about CORS is answered', async () => {
    const response = await shop.call('GET', '/orders', undefined, { origin: 'http://shop.example' });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect((await fetch(`${sandbox.razorpayUrl}/v1/orders`, { method: 'OPTIONS' })).status).toBe(404);
  });
});

describe('3 Orders', () => {
  test('an order is created with its amount due, as seconds, and empty notes as a list', async () => {
    const response = await create({ amount: 149_900, currency: 'INR', receipt: 'p-1' });
    expect(response.status).toBe(200);
    const order = await readJson(response);
    expect(order).toEqual({
      id: matching(/^order_[A-Za-z0-9]{14}$/),
      entity: 'order',
      amount: 149_900,
      amount_paid: 0,
      amount_due: 149_900,
      currency: 'INR',
      receipt: 'p-1',
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: [],
      created_at: NOON / 1000,
    });
    expect(await shop.get(`/orders/${String(order['id'])}`)).toEqual(order);
  });

  test.each([
    [{ currency: 'INR' }, 'amount'],
    [{ amount: 99, currency: 'INR' }, 'amount'],
    [{ amount: 100.5, currency: 'INR' }, 'amount'],
    [{ amount: '100', currency: 'INR' }, 'amount'],
    [{ amount: 100 }, 'currency'],
    [{ amount: 100, currency: 'inr' }, 'currency'],
    [{ amount: 100, currency: 'XXX' }, 'currency'],
    [{ amount: 99, currency: 'USD' }, 'amount'],
    [{ amount: 1001, currency: 'KWD' }, 'amount'],
    [{ amount: 100, currency: 'INR', receipt: 'r'.repeat(41) }, 'receipt'],
    [
      {
        amount: 100,
        currency: 'INR',
        notes: Object.fromEntries(Array.from({ length: 16 }, (_, index) => [index, 'x'])),
      },
      'notes',
    ],
    [{ amount: 100, currency: 'INR', notes: { a: 'x'.repeat(257) } }, 'notes'],
    [{ amount: 100, currency: 'INR', notes: { a: 1 } }, 'notes'],
    [{ amount: 100, currency: 'INR', plan: 'pro' }, 'plan'],
    [{ amount: 100, currency: 'INR', partial_payment: true }, 'partial_payment'],
    [{ amount: 100, currency: 'INR', payment: { capture: 'sometimes' } }, 'payment'],
    [{ amount: 100, currency: 'INR', payment: { capture: 'automatic', capture_options: {} } }, 'payment'],
    [
      {
        amount: 100,
        currency: 'INR',
        payment: { capture: 'automatic', capture_options: { automatic_expiry_period: 11 } },
      },
      'payment',
    ],
    [
      {
        amount: 100,
        currency: 'INR',
        payment: {
          capture: 'automatic',
          capture_options: { automatic_expiry_period: 60, manual_expiry_period: 30 },
        },
      },
      'payment',
    ],
  ])('%j is refused by its field %s', async (body, field) => {
    expect(await errorOf(create(body))).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST_ERROR',
      reason: 'input_validation_failed',
      field,
    });
    expect(await sandbox.control.razorpay.orders()).toEqual([]);
  });

  test('a used receipt is refused; unique_receipt gives the same order; a setting takes it', async () => {
    const body = { amount: 100, currency: 'INR', receipt: 'p-7' };
    const first = await readJson(await create(body));
    expect(await errorOf(create(body))).toMatchObject({ status: 400, field: 'receipt' });
    expect(await readJson(await create({ ...body, unique_receipt: true }))).toEqual(first);
    await sandbox.control.razorpay.configure({ repeatedReceipt: 'accept' });
    expect((await readJson(await create(body)))['id']).not.toBe(first['id']);
    expect(await items('/orders?receipt=p-7')).toHaveLength(2);
  });

  test('a list is paged, newest first, and filtered by time and by authorization', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 12; index += 1) ids.push(await shop.orderId());
    pass(60_000);
    const last = await shop.orderId();
    expect(await items('/orders')).toHaveLength(10);
    expect((await items('/orders?count=2&skip=1')).map(({ id }) => id)).toEqual([ids[11], ids[10]]);
    const later = Number((await shop.get(`/orders/${last}`))['created_at']);
    expect((await items(`/orders?from=${later}`)).map(({ id }) => id)).toEqual([last]);
    await sandbox.control.razorpay.pay({ orderId: last });
    expect((await items('/orders?authorized=1')).map(({ id }) => id)).toEqual([last]);
    expect((await errorOf(shop.call('GET', '/orders?count=101'))).status).toBe(400);
  });

  test('only notes can change', async () => {
    const id = await shop.orderId();
    const changed = await shop.call('PATCH', `/orders/${id}`, { notes: { purchase: '7' } });
    expect(await readJson(changed)).toMatchObject({ notes: { purchase: '7' } });
    expect((await shop.call('PATCH', `/orders/${id}`, { amount: 100 })).status).toBe(400);
  });

  test('an id that nothing has is 400, not 404; one with a path in it is not an id', async () => {
    expect(await errorOf(shop.call('GET', '/orders/order_AAAAAAAAAAAAAA'))).toMatchObject({
      status: 400,
      description: 'The id provided does not exist',
    });
    expect((await shop.call('GET', '/orders/order_AAAAAAAAAA%2FAAA')).status).toBe(400);
  });

  test('created, attempted, paid: a failed try and then one that pays, and nothing after that', async () => {
    const id = await shop.orderId();
    await sandbox.control.razorpay.pay({ orderId: id, outcome: 'failed' });
    expect(await shop.get(`/orders/${id}`)).toMatchObject({
      status: 'attempted',
      attempts: 1,
      amount_paid: 0,
    });
    await sandbox.control.razorpay.pay({ orderId: id });
    expect(await shop.get(`/orders/${id}`)).toMatchObject({
      status: 'paid',
      attempts: 2,
      amount_paid: 49_900,
      amount_due: 0,
    });
    expect((await items(`/orders/${id}/payments`)).map(({ status }) => status)).toEqual([
      'captured',
      'failed',
    ]);
    await expect(sandbox.control.razorpay.pay({ orderId: id })).rejects.toThrow('already done');
  });
});

describe('4 International payments', () => {
  test('a dollar order carries its worth in rupees and takes cards only', async () => {
    const id = await shop.orderId({ amount: 2000, currency: 'USD' });
    await expect(sandbox.control.razorpay.pay({ orderId: id, method: 'upi' })).rejects.toThrow('INR only');
    const { payment } = await sandbox.control.razorpay.pay({ orderId: id, card: 'international' });
    expect(payment).toMatchObject({
      amount: 2000,
      currency: 'USD',
      base_amount: 167_000,
      base_currency: 'INR',
      international: true,
    });
  });

  test('an account without them refuses other currencies and foreign cards', async () => {
    await sandbox.control.razorpay.configure({ internationalPayments: false });
    expect(await errorOf(create({ amount: 2000, currency: 'USD' }))).toMatchObject({
      status: 400,
      description: 'Currency is not supported',
    });
    const orderId = await shop.orderId();
    await expect(sandbox.control.razorpay.pay({ orderId, card: 'international' })).rejects.toThrow(
      'not supported',
    );
  });

  test('the least amount of a currency can be another', async () => {
    await sandbox.control.razorpay.configure({ leastAmounts: { USD: 50 } });
    expect((await create({ amount: 50, currency: 'USD' })).status).toBe(200);
    expect((await create({ amount: 49, currency: 'USD' })).status).toBe(400);
  });
});

describe('13 Errors and rate limiting', () => {
  test.each([
    [{ kind: 'rate-limit' }, 429, 'BAD_REQUEST_ERROR'],
    [{ kind: 'status', status: 502 }, 502, 'SERVER_ERROR'],
    [{ kind: 'unauthorized' }, 401, 'BAD_REQUEST_ERROR'],
  ] as const)('%j answers %i %s with an error object, once', async (fault, status, code) => {
    await sandbox.control.faults.add({ operation: 'razorpay.order.create', ...fault });
    const response = await create({ amount: 100, currency: 'INR' });
    expect(response.headers.get('retry-after')).toBeNull();
    expect(await errorOf(response)).toMatchObject({ status, code, description: anyString });
    expect((await create({ amount: 100, currency: 'INR' })).status).toBe(200);
  });

  test('an order whose answer was lost exists, and its receipt finds it', async () => {
    await sandbox.control.faults.add({ operation: 'razorpay.order.create', kind: 'drop', phase: 'after' });
    await expect(create({ amount: 100, currency: 'INR', receipt: 'p-9' })).rejects.toThrow('fetch failed');
    const [found] = await items('/orders?receipt=p-9');
    expect(found).toMatchObject({ amount: 100 });
    const [request] = await sandbox.control.razorpay.requests('razorpay.order.create');
    expect(request).toMatchObject({ outcome: 'dropped', created: found?.['id'] });
  });

  test('a proxy in front may answer HTML', async () => {
    await sandbox.control.faults.add({ operation: 'razorpay.*', kind: 'html' });
    const response = await create({ amount: 100, currency: 'INR' });
    expect([response.status, response.headers.get('content-type')]).toEqual([502, 'text/html']);
  });
});
