import {
  checkCoupon,
  checkout,
  deleteAccount,
  envelope,
  orderStatus,
  paymentHistory,
  paymentOptions,
  paymentStatus,
  saveBilling,
} from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/index.ts';
import { exportPaymentsData } from './personal-data.ts';
import { fromAbroad, fromIndia, inDelhi, openShop, type Shop } from './test-scene.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function rows(statement: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
  const result = await shop.app.context.database.pool.query<Record<string, unknown>>(statement, values);
  return result.rows;
}

describe('an order', () => {
  it('has the catalogue’s price in the currency of the place', async () => {
    const person = await shop.buyer();
    const here = await shop.order(person, { product: 'p_pro', month: 6 });
    expect(here.body.data).toMatchObject({ amount: 2999_00, currency: 'INR', settled: false });
    expect(here.body.data.id).toMatch(/^order_/);
    const abroad = await shop.buyer({ billing: { country: 'US', state: 'Ohio' } });
    const there = await shop.order(abroad, { product: 'PREMIUM' }, fromAbroad);
    expect(there.body.data).toMatchObject({ amount: 25_00, currency: 'USD' });
    const changed = await shop.buyer({ billing: { currency: 'USD' } });
    expect((await shop.order(changed, { product: 'CR2500' })).body.data).toMatchObject({
      amount: 8_00,
      currency: 'USD',
    });
  });
  it('takes no price from the page', async () => {
    const person = await shop.buyer();
    const response = await shop.app.fetch('/api/payment/checkout', {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ product: 'p_pro', month: 12, amount: 1, currency: 'INR', price: 1 }),
    });
    expect(envelope(checkout.response).parse(await response.json()).data.amount).toBe(99_00);
  });
  it('waits for a verified address and a billing address', async () => {
    const unverified = await shop.buyer({ verified: false });
    expect((await shop.order(unverified, { product: 'p_pro' })).body.code).toBe('email_unverified');
    const { app } = shop;
    const person = await app.signUp();
    await rows('UPDATE users SET email_verified_at = now() WHERE id = $1', person.id);
    expect((await shop.order(person, { product: 'p_pro' })).body.code).toBe('billing_missing');
  });
  it('is refused for what is not on sale', async () => {
    const person = await shop.buyer();
    for (const product of ['p_pre', 'p_trial', 'nothing', 'constructor'])
      expect((await shop.order(person, { product })).body.code).toBe('product_not_on_sale');
  });
  it('pressed twice is one order', async () => {
    const person = await shop.buyer();
    const [first, second] = [
      await shop.order(person, { product: 'p_pro', month: 1 }),
      await shop.order(person, { product: 'p_pro', month: 1 }),
    ];
    expect(second.body.data.id).toBe(first.body.data.id);
    expect((await shop.order(person, { product: 'p_pro', month: 6 })).body.data.id).not.toBe(
      first.body.data.id,
    );
  });
  it('pressed again carries the address as it is now, and no code that does not exist', async () => {
    const person = await shop.buyer();
    const first = await shop.order(person, { product: 'p_cr2500' });
    const named = { ...inDelhi, name: 'Second Name Traders', state: 'Goa' };
    await shop.app.call(saveBilling, { body: named }, { token: person.token });
    const again = await shop.order(person, { product: 'p_cr2500' });
    expect(again.body.data.id).toBe(first.body.data.id);
    const unknown = await shop.order(person, { product: 'p_cr2500', coupon: 'NOSUCHCODE' });
    expect(unknown.body.code).toBe('coupon_invalid');
    await shop.confirm(person, await shop.pay(again.body.data.id));
    expect(
      await rows("SELECT content->'buyer' AS buyer FROM invoices WHERE user_id = $1", person.id),
    ).toMatchObject([{ buyer: { name: 'Second Name Traders', state: 'Goa' } }]);
  });
  it('checks the state and the tax number of a buyer in India', async () => {
    const person = await shop.buyer();
    const save = async (change: object) =>
      (await shop.app.call(saveBilling, { body: { ...inDelhi, ...change } }, { token: person.token })).status;
    expect(await save({ state: 'Ohio' })).toBe(400);
    expect(await save({ taxNumber: '29AAAAA0000A1Z5' })).toBe(400);
    expect(await save({ taxNumber: '07AAAAA0000A1Z5' })).toBe(200);
    expect(await save({ country: 'DE', state: 'Berlin', taxNumber: 'DE123456789' })).toBe(200);
  });
});

describe('a payment', () => {
  it('gives plan, credits, an invoice and a line of audit, once', async () => {
    const person = await shop.buyer();
    const { body } = await shop.order(person, { product: 'p_pre_credit' });
    const told = await shop.pay(body.data.id);
    const confirmed = await shop.confirm(person, told);
    expect(confirmed.body).toMatchObject({
      data: { status: 'paid', next: '/dashboard', credits: 10_000 },
      message: 'Payment Successful!',
    });
    await shop.confirm(person, told);
    await shop.app.sandbox.control.razorpay.sendWebhooks();
    await shop.app.runDueJobs();
    expect(await shop.holds(person)).toEqual({ plan: 'Premium', until: null, credits: 10_500 });
    expect(
      await rows(
        'SELECT action FROM audit_entries WHERE action = $1 AND subject = (SELECT id::text FROM purchases WHERE order_id = $2)',
        'purchase.paid',
        body.data.id,
      ),
    ).toHaveLength(1);
    const history = await shop.app.call(paymentHistory, { body: {} }, { token: person.token });
    expect(history.body.data.items).toMatchObject([
      { product: 'p_pre_credit', amountMinor: 1000_00, status: 'paid', months: null },
    ]);
    expect(history.body.data.items[0]?.invoice?.number).toMatch(/^LL\/26-27\/\d{6}$/);
    const file = await shop.app.fetch(history.body.data.items[0]?.invoice?.url ?? '');
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await shop.app.fetch(`${history.body.data.items[0]?.invoice?.url}x`)).status).toBe(403);
  });
  it('of one order from two tabs counts once', async () => {
    const person = await shop.buyer();
    const { body } = await shop.order(person, { product: 'p_cr2500' });
    const told = await shop.pay(body.data.id);
    const second = await shop.app.sandbox.control.razorpay.pay({ orderId: body.data.id }).catch(() => null);
    expect(second?.payment.captured ?? false).toBe(false);
    await Promise.all([shop.confirm(person, told), shop.confirm(person, told)]);
    await shop.app.sandbox.control.razorpay.sendWebhooks();
    await shop.app.runDueJobs();
    expect(await shop.holds(person)).toMatchObject({ credits: 3000 });
    expect(await rows('SELECT id FROM invoices WHERE user_id = $1', person.id)).toHaveLength(1);
  });
  it('whose page was closed arrives by event', async () => {
    const person = await shop.buyer();
    const { body } = await shop.order(person, { product: 'p_cr5000' });
    await shop.pay(body.data.id);
    const sent = await shop.app.sandbox.control.razorpay.sendWebhooks();
    expect(sent.flatMap(({ attempts }) => attempts.map(({ status }) => status))).not.toContain(500);
    await shop.app.runDueJobs();
    expect(await shop.holds(person)).toMatchObject({ plan: null, credits: 5500 });
  });
  it('of which nobody told is found by the reconciler', async () => {
    const person = await shop.buyer();
    const { body } = await shop.order(person, { product: 'p_cr2500' });
    await shop.pay(body.data.id);
    await shop.app.runPeriodic('payments.reconcile');
    expect(await shop.holds(person)).toMatchObject({ credits: 500 });
    shop.app.clock.advance(16 * 60_000);
    await shop.app.runPeriodic('payments.reconcile');
    expect(await shop.holds(person)).toMatchObject({ credits: 3000 });
  });
  it('is asked for when the page comes back after closing the checkout', async () => {
    const person = await shop.buyer();
    const orderId = (await shop.order(person, { product: 'p_cr2500' })).body.data.id;
    const ask = async () =>
      (await shop.app.call(orderStatus, { query: { orderId } }, { token: person.token })).body.data.status;
    expect(await ask()).toBe('open');
    await shop.pay(orderId);
    expect(await ask()).toBe('paid');
  });
  it('that is only authorised is captured', async () => {
    await shop.app.sandbox.control.razorpay.configure({ capture: 'manual' });
    const person = await shop.buyer();
    const { body } = await shop.order(person, { product: 'p_cr2500' });
    expect((await shop.confirm(person, await shop.pay(body.data.id))).body.data.status).toBe('paid');
    await shop.app.sandbox.control.razorpay.configure({ capture: 'automatic' });
  });
  it('cannot be claimed with another order’s, another person’s or a made-up signature', async () => {
    const [person, other] = [await shop.buyer(), await shop.buyer()];
    const cheap = await shop.pay((await shop.order(person, { product: 'p_cr2500' })).body.data.id);
    const dear = (await shop.order(person, { product: 'p_pro', month: 12 })).body.data.id;
    const replayed = await shop.confirm(person, { ...cheap, razorpayOrderId: dear });
    expect([replayed.status, replayed.body.code]).toEqual([400, 'payment_not_confirmed']);
    expect((await shop.confirm(other, cheap)).body.code).toBe('not_found');
    const forged = await shop.confirm(person, { ...cheap, signature: '0'.repeat(64) });
    expect(forged.body.code).toBe('payment_not_confirmed');
    expect(await shop.holds(person)).toMatchObject({ plan: null, credits: 500 });
  });
  it('that failed changes nothing but a record, and the next try on the order counts', async () => {
    const person = await shop.buyer();
    const orderId = (await shop.order(person, { product: 'p_pro', month: 1 })).body.data.id;
    const failed = await shop.app.sandbox.control.razorpay.pay({ orderId, outcome: 'failed' });
    const error = {
      code: 'BAD_REQUEST_ERROR',
      description: 'Declined',
      order_id: orderId,
      payment_id: failed.payment.id,
    };
    for (const body of [error, { error }])
      expect((await shop.app.call(paymentStatus, { body }, { token: person.token })).body.data.status).toBe(
        'open',
      );
    expect(
      await rows('SELECT reason FROM payment_failed_tries WHERE payment_id = $1', failed.payment.id),
    ).toHaveLength(2);
    expect(await exportPaymentsData(shop.app.context.database.db, person.id)).toMatchObject({
      payments: [{ orderId, failedTries: [{ description: 'Declined' }, { description: 'Declined' }] }],
    });
    expect(await shop.holds(person)).toMatchObject({ plan: null, credits: 500 });
    expect((await shop.confirm(person, await shop.pay(orderId))).body.data.status).toBe('paid');
    const other = await shop.buyer();
    expect((await shop.app.call(paymentStatus, { body: { error } }, { token: other.token })).status).toBe(
      404,
    );
  });
  it('of an account that was deleted meanwhile goes back', async () => {
    const person = await shop.buyer();
    const orderId = (await shop.order(person, { product: 'p_cr2500' })).body.data.id;
    const gone = await shop.app.call(
      deleteAccount,
      { body: { confirmEmail: person.email, password: person.password } },
      { token: person.token },
    );
    expect(gone.status).toBe(200);
    await shop.pay(orderId);
    await shop.app.sandbox.control.razorpay.sendWebhooks();
    await shop.app.runDueJobs();
    const refunds = await shop.app.sandbox.control.razorpay.refunds();
    expect(refunds.at(-1)).toMatchObject({ amount: 350_00, status: 'processed' });
    expect(await rows('SELECT state FROM purchases WHERE order_id = $1', orderId)).toEqual([
      { state: 'returned' },
    ]);
  });
});

describe('an event', () => {
  it('is refused without its signature, and taken once with it', async () => {
    const { app } = shop;
    const person = await shop.buyer();
    await shop.pay((await shop.order(person, { product: 'p_cr2500' })).body.data.id);
    const { razorpay } = app.sandbox.control;
    await razorpay.orderWebhookFault({ kind: 'bad-signature', event: '*', times: 1 });
    await shop.pay((await shop.order(await shop.buyer(), { product: 'p_cr2500' })).body.data.id);
    const sent = await razorpay.sendWebhooks();
    const statuses = sent.flatMap(({ attempts }) => attempts.map(({ status }) => status));
    expect(statuses).toContain(403);
    const plain = await app.fetch('/api/payment/webhook', { method: 'POST', body: '{}' });
    expect(plain.status).toBe(403);
    const taken = await rows('SELECT count(*)::int AS count FROM payment_events');
    const ids = (await razorpay.deliveries())
      .filter(({ status }) => status === 'delivered')
      .map(({ id }) => id);
    await razorpay.sendWebhooks(ids);
    expect(await rows('SELECT count(*)::int AS count FROM payment_events')).toEqual(taken);
    await app.runDueJobs();
    expect(await shop.holds(person)).toMatchObject({ credits: 3000 });
  });
});

describe('without a provider', () => {
  it('nothing is on sale, and it says so', async () => {
    const app = await createTestApp({
      environment: { RAZORPAY_KEY_ID: '', RAZORPAY_KEY_SECRET: '', RAZORPAY_WEBHOOK_SECRET: '' },
    });
    const { body } = await app.call(paymentOptions, {});
    expect(body.data.configured).toBe(false);
    expect(body.data.products.every(({ onSale, reason }) => !onSale && reason !== null)).toBe(true);
    const { token } = await app.signUp();
    const order = await app.call(checkout, { body: { product: 'p_pro' } }, { token });
    expect([order.status, order.body.code]).toEqual([503, 'payments_not_configured']);
    await app.close();
  });
  it('that does not answer, nothing is charged and the order is found again', async () => {
    const person = await shop.buyer();
    const { body } = await shop.app.call(paymentOptions, {});
    expect(body.data.products.filter(({ onSale }) => onSale).map(({ product }) => product)).toEqual([
      'p_pre_credit',
      'p_pro',
      'p_cr5000',
      'p_cr2500',
      'p_linkedin_analysis',
      'p_custom_ai_agent',
    ]);
    await shop.app.sandbox.control.razorpay.configure({ leastAmounts: { INR: 900_000_00 } });
    const refused = await shop.order(person, { product: 'p_pro' });
    expect([refused.status, refused.body.code]).toEqual([503, 'payments_unavailable']);
    await shop.app.sandbox.control.razorpay.configure({ leastAmounts: {} });
    expect((await shop.order(person, { product: 'p_pro' })).status).toBe(200);
  });
});

describe('a coupon', () => {
  it('is checked as typed, and tells the prices', async () => {
    await shop.coupon({ code: 'SAVE20', percent: 20, products: ['p_pro', 'p_pre_credit'] });
    const { token } = await shop.buyer();
    const { body } = await shop.app.call(checkCoupon, { body: { coupon: ' save20 ' } }, { token });
    expect(body.message).toBe('Coupon code SAVE20 applied successfully');
    expect(body.data.discountedPrice.p_pre_credit).toEqual({ INR: 800_00, USD: 20_00 });
    expect(body.data.discountedPrice.p_pro.INR[6]).toBe(2399_20);
    expect(body.data.discountedPrice.p_cr5000).toEqual({ INR: 600_00, USD: 14_00 });
    // An amount below the provider's minimum is waived, as it is for the order.
    await shop.coupon({ code: 'NEARLY', percent: 95, products: ['p_cr2500'] });
    const nearly = await shop.app.call(checkCoupon, { body: { coupon: 'nearly' } }, { token });
    expect(nearly.body.data.discountedPrice.p_cr2500).toEqual({ INR: 17_50, USD: 0 });
    const bad = await shop.app.call(checkCoupon, { body: { coupon: 'NOPE' } }, { token });
    expect([bad.status, bad.body.message]).toEqual([400, 'Invalid coupon code. Please check and try again.']);
  });
  it('holds in the currency a person may still choose, and says for what in each', async () => {
    await shop.coupon({ code: 'DOLLARS', offUsd: 5_00, products: ['p_pro'] });
    await shop.coupon({ code: 'RUPEES', offInr: 100_00 });
    const { token } = await shop.buyer();
    const check = (coupon: string, headers: Record<string, string>) =>
      shop.app.call(checkCoupon, { body: { coupon } }, { token, headers });
    const { products } = (await check('DOLLARS', fromIndia)).body.data;
    expect(products).toEqual({ INR: [], USD: ['p_pro'] });
    expect((await check('RUPEES', fromIndia)).body.data.products.USD).toEqual([]);
    expect((await check('RUPEES', fromAbroad)).status).toBe(400);
  });
  it('lowers what is charged, and is used up by the payment', async () => {
    await shop.coupon({ code: 'ONCE', offInr: 100_00, limitPerPerson: 1 });
    const person = await shop.buyer();
    const order = await shop.order(person, { product: 'p_cr5000', coupon: 'once' });
    expect(order.body.data.amount).toBe(500_00);
    // The checkout was closed and the page reloaded: the user's own reservation remains usable.
    const as = { token: person.token, headers: fromIndia };
    expect((await shop.app.call(checkCoupon, { body: { coupon: 'ONCE' } }, as)).status).toBe(200);
    await shop.confirm(person, await shop.pay(order.body.data.id));
    expect(await shop.holds(person)).toMatchObject({ credits: 5500 });
    expect((await shop.order(person, { product: 'p_cr5000', coupon: 'ONCE' })).body.code).toBe(
      'coupon_invalid',
    );
  });
  it('used up between the check and the order is refused, and nothing is opened', async () => {
    await shop.coupon({ code: 'GONE', percent: 30, limitTotal: 1 });
    const [quick, slow] = [await shop.buyer(), await shop.buyer()];
    const check = async () =>
      (await shop.app.call(checkCoupon, { body: { coupon: 'GONE' } }, { token: slow.token })).status;
    expect(await check()).toBe(200);
    await shop.order(quick, { product: 'p_cr2500', coupon: 'GONE' });
    const refused = await shop.order(slow, { product: 'p_cr2500', coupon: 'GONE' });
    expect([refused.status, refused.body.code]).toEqual([400, 'coupon_invalid']);
    expect(await rows('SELECT id FROM purchases WHERE user_id = $1', slow.id)).toEqual([]);
    expect(await check()).toBe(400);
  });
  it('held by one order is not given to another, until that one lapses', async () => {
    await shop.coupon({ code: 'LAST', percent: 50, limitTotal: 1 });
    const [first, second] = [await shop.buyer(), await shop.buyer()];
    const held = await shop.order(first, { product: 'p_pro', month: 1, coupon: 'LAST' });
    expect((await shop.order(second, { product: 'p_pro', month: 1, coupon: 'LAST' })).body.code).toBe(
      'coupon_invalid',
    );
    shop.app.clock.advance(31 * 60_000);
    await shop.app.runPeriodic('payments.reconcile');
    const taken = await shop.order(second, { product: 'p_pro', month: 1, coupon: 'LAST' });
    expect(taken.status).toBe(200);
    await shop.confirm(second, await shop.pay(taken.body.data.id));
    await shop.pay(held.body.data.id);
    await shop.app.sandbox.control.razorpay.sendWebhooks();
    await shop.app.runDueJobs();
    expect(await shop.holds(first)).toMatchObject({ plan: null, credits: 500 });
    const back = (await shop.app.sandbox.control.razorpay.refunds()).at(-1);
    expect(back?.amount).toBe(held.body.data.amount);
  });
  it('asked for by many at once is given as often as it may be', async () => {
    await shop.coupon({ code: 'RACE', percent: 50, limitTotal: 3 });
    const people = await Promise.all(Array.from({ length: 8 }, () => shop.buyer()));
    const orders = await Promise.all(
      people.map((person) => shop.order(person, { product: 'p_pro', month: 1, coupon: 'RACE' })),
    );
    expect(orders.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 400, 400, 400, 400, 400,
    ]);
  });
  it('that leaves nothing to pay settles without the provider', async () => {
    await shop.coupon({ code: 'FREE', percent: 100 });
    const person = await shop.buyer();
    const asked = (await shop.app.sandbox.control.razorpay.requests()).length;
    const order = await shop.order(person, { product: 'p_pro', month: 1, coupon: 'FREE' });
    expect(order.body.data).toMatchObject({ amount: 0, settled: true });
    expect(await shop.holds(person)).toMatchObject({ plan: 'Pro', credits: 6500 });
    expect(await shop.app.sandbox.control.razorpay.requests()).toHaveLength(asked);
  });
});
