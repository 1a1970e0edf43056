import { randomUUID } from 'node:crypto';
import {
  cancelPurchase,
  creditHistory,
  deleteAccount,
  exportData,
  paymentHistory,
  refundQuote,
  userDetails,
} from '@limelight/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Person } from '../../../testing/index.ts';
import { giveCredits, heldCredits, releaseCredits, reserveCredits, settleCredits } from '../credits/index.ts';
import { refundPurchase } from './service/refund.ts';
import { openShop, type Shop } from './test-scene.ts';

const hour = 3_600_000;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function bought(person: Person, product: string, month?: 1 | 6 | 12): Promise<string> {
  const order = await shop.order(person, { product, ...(month === undefined ? {} : { month }) });
  await shop.confirm(person, await shop.pay(order.body.data.id));
  const { rows } = await shop.app.context.database.pool.query<{ id: string }>(
    'SELECT id FROM purchases WHERE order_id = $1',
    [order.body.data.id],
  );
  return rows[0]?.id ?? '';
}

async function spend(person: Person, amount: number): Promise<void> {
  const { clock, database } = shop.app.context;
  await database.db.transaction(async (tx) => {
    const now = clock.now();
    const idempotencyKey = randomUUID();
    const request = { userId: person.id, amount, label: 'Work', idempotencyKey, now };
    const held = await reserveCredits(tx, { ...request, action: 'post.generate' });
    await settleCredits(tx, held.reservationId, amount, now);
  });
}

const refund = async (purchaseId: string) =>
  refundPurchase(shop.app.context, { purchaseId, actor: 'operator:test' });
const atProvider = async () => (await shop.app.sandbox.control.razorpay.refunds()).at(-1);
const payment = async (person: Person) =>
  (await shop.app.call(paymentHistory, { body: {} }, { token: person.token })).body.data.items[0];

describe('a plan', () => {
  it('gives a month’s credits at each anniversary, all lapsing with its end', async () => {
    shop.app.clock.set('2027-01-31T10:00:00Z');
    const person = await shop.buyer();
    await bought(person, 'p_pro', 6);
    expect(await shop.holds(person)).toEqual({
      plan: 'Pro',
      until: '2027-07-31T10:00:00.000Z',
      credits: 6500,
    });
    for (const [at, credits] of [
      ['2027-02-28T09:59:00Z', 6500],
      ['2027-02-28T10:00:00Z', 12_500],
      ['2027-03-31T10:00:00Z', 18_500],
    ] as const) {
      shop.app.clock.set(at);
      await shop.app.runPeriodic('payments.plan-sweep');
      await shop.app.runPeriodic('payments.plan-sweep');
      expect(await shop.holds(person)).toMatchObject({ credits });
    }
    shop.app.clock.set('2027-07-31T10:00:00Z');
    await shop.app.runPeriodic('payments.plan-sweep');
    expect(await shop.holds(person)).toEqual({ plan: null, until: null, credits: 500 });
  });
  it('bought again goes on from its end, with the credits that are left', async () => {
    shop.app.clock.set('2027-09-01T10:00:00Z');
    const person = await shop.buyer();
    await bought(person, 'p_pro', 1);
    shop.app.clock.set('2027-09-20T10:00:00Z');
    await bought(person, 'p_pro', 1);
    expect(await shop.holds(person)).toEqual({
      plan: 'Pro',
      until: '2027-11-01T10:00:00.000Z',
      credits: 6500,
    });
    shop.app.clock.set('2027-10-01T10:00:00Z');
    await shop.app.runPeriodic('payments.plan-sweep');
    expect(await shop.holds(person)).toMatchObject({ plan: 'Pro', credits: 12_500 });
  });
  it('stays Pro with Premium bought beside it, and is Premium afterwards', async () => {
    const person = await shop.buyer();
    await bought(person, 'p_pro', 1);
    await bought(person, 'p_pre_credit');
    expect(await shop.holds(person)).toMatchObject({ plan: 'Pro', credits: 16_500 });
    shop.app.clock.advance(32 * 24 * hour);
    await shop.app.runPeriodic('payments.plan-sweep');
    expect(await shop.holds(person)).toEqual({ plan: 'Premium', until: null, credits: 10_500 });
  });
});

describe('a refund', () => {
  it('returns the price less the share used, takes the rest back and has a credit note', async () => {
    const person = await shop.buyer();
    const purchaseId = await bought(person, 'p_pre_credit');
    // The free credits never expire either, so either those or these may be spent first. The refund depends on what is
    // left of these.
    await spend(person, 3000);
    const left = (await shop.holds(person)).credits;
    const done = await refund(purchaseId);
    await shop.app.runDueJobs();
    await shop.app.sandbox.control.razorpay.sendWebhooks();
    await shop.app.runDueJobs();
    const taken = left - (await shop.holds(person)).credits;
    expect(done).toMatchObject({ creditsTaken: taken, amountMinor: 100_000 - (10_000 - taken) * 10 });
    expect(await shop.holds(person)).toMatchObject({ plan: null });
    const details = await shop.app.call(userDetails, {}, { token: person.token });
    expect(details.body.data.creditsGranted).toBe(10_500 - taken);
    expect(await atProvider()).toMatchObject({
      amount: 100_000 - (10_000 - taken) * 10,
      status: 'processed',
    });
    const shown = await payment(person);
    expect(shown).toMatchObject({ status: 'refunded', refundableUntil: null });
    expect(shown?.creditNotes[0]?.number).toMatch(/^LC\/\d\d-\d\d\/\d{6}$/);
    const { body } = await shop.app.call(creditHistory, { query: {} }, { token: person.token });
    expect(body.data.items[0]).toMatchObject({
      kind: 'refund',
      amount: -taken,
      label: 'Refund: Premium Credit',
    });
    expect(await refund(purchaseId)).toBe('not-paid');
  });
  it('counts credits given to a workspace as used, which keeps them until their expiry', async () => {
    const { clock, context } = shop.app;
    const { database } = context;
    const workspace = randomUUID();
    const give = async (person: Person, amount: number) =>
      database.db.transaction(async (tx) => {
        const labels = { giver: 'Given', account: 'Credits added' };
        const gift = { id: randomUUID(), giverId: person.id, accountId: workspace, amount, labels };
        await giveCredits(tx, { ...gift, now: clock.now() });
      });
    const kept = async () => heldCredits(database.db, workspace, clock.now());
    const person = await shop.buyer();
    const purchaseId = await bought(person, 'p_pro', 1);
    await give(person, 1500);
    expect(await refund(purchaseId)).toMatchObject({ creditsTaken: 4500, amountMinor: 44_925 });
    await shop.app.runDueJobs();
    expect([(await shop.holds(person)).credits, await kept()]).toEqual([500, 1500]);

    // The end of the first month limits what was given, also when the plan is extended afterwards.
    const other = await shop.buyer();
    await bought(other, 'p_pro', 1);
    await give(other, 1000);
    await bought(other, 'p_pro', 1);
    expect([(await shop.holds(other)).credits, await kept()]).toEqual([5500, 2500]);
    clock.advance(32 * 24 * hour);
    await shop.app.runPeriodic('payments.plan-sweep');
    await shop.app.runPeriodic('credits-lapse');
    expect([(await shop.holds(other)).credits, await kept()]).toEqual([11_500, 0]);
  });
  it('is not given after 48 hours', async () => {
    const person = await shop.buyer();
    const purchaseId = await bought(person, 'p_cr5000');
    shop.app.clock.advance(48 * hour + 1);
    expect(await refund(purchaseId)).toBe('too-late');
    expect(await shop.holds(person)).toMatchObject({ credits: 5500 });
  });
  it('is given to its buyer alone, for the amount that was shown', async () => {
    const person = await shop.buyer();
    const purchaseId = await bought(person, 'p_cr5000');
    const { token } = person;
    const quote = async () => shop.app.call(refundQuote, { query: { purchaseId } }, { token });
    const cancel = async (amountMinor: number, by = token) =>
      shop.app.call(cancelPurchase, { body: { purchaseId, amountMinor } }, { token: by });
    expect((await quote()).body.data).toMatchObject({
      amountMinor: 600_00,
      creditsUsed: 0,
      creditsTaken: 5000,
    });
    // The 500 credits from signing up may be spent first, so at least 1,000 of the purchase's credits are used.
    await spend(person, 1500);
    expect(await cancel(600_00)).toMatchObject({ status: 409, body: { code: 'refund_changed' } });
    expect(await cancel(600_00, (await shop.buyer()).token)).toMatchObject({ status: 404 });
    const { amountMinor, creditsUsed } = (await quote()).body.data;
    expect(amountMinor).toBe(600_00 - creditsUsed * 12);
    expect(await cancel(amountMinor)).toMatchObject({ status: 200 });
    await shop.app.runDueJobs();
    expect(await atProvider()).toMatchObject({ amount: amountMinor });
    expect((await shop.holds(person)).credits).toBe(500 + creditsUsed - 1500);
    const late = await bought(person, 'p_cr2500');
    shop.app.clock.advance(48 * hour + 1);
    const body = { purchaseId: late, amountMinor: 350_00 };
    const refused = await shop.app.call(cancelPurchase, { body }, { token });
    expect(refused).toMatchObject({ status: 409, body: { code: 'refund_too_late' } });
  });
  it('waits for work that is taking credits, and is refused while such work goes on', async () => {
    const person = await shop.buyer();
    const purchaseId = await bought(person, 'p_cr5000');
    const { clock, database } = shop.app.context;
    const { token } = person;
    const cancel = async () =>
      shop.app.call(cancelPurchase, { body: { purchaseId, amountMinor: 600_00 } }, { token });
    const reservation = { userId: person.id, amount: 1500, action: 'post.generate', label: 'Work' } as const;
    const reserve = async (tx: Parameters<typeof reserveCredits>[0]) =>
      reserveCredits(tx, { ...reservation, idempotencyKey: randomUUID(), now: clock.now() });
    const { held, waiting } = await database.db.transaction(async (tx) => {
      const taken = await reserve(tx);
      const pressed = cancel();
      await vi.waitFor(
        async () => {
          const { rows } = await database.pool.query(
            `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          );
          expect(rows).toHaveLength(1);
        },
        { timeout: 10_000 },
      );
      // The request is returned without awaiting it, because it can only finish after the transaction.
      return { held: taken, waiting: { pressed } };
    });
    expect(await waiting.pressed).toMatchObject({ status: 409, body: { code: 'refund_in_use' } });
    const quote = await shop.app.call(refundQuote, { query: { purchaseId } }, { token });
    expect(quote).toMatchObject({ status: 409, body: { code: 'refund_in_use' } });
    expect(await refund(purchaseId)).toBe('in-use');
    await database.db.transaction(async (tx) => releaseCredits(tx, held.reservationId, clock.now()));
    expect(await cancel()).toMatchObject({ status: 200, body: { data: { creditsTaken: 5000 } } });
    await shop.app.runDueJobs();
    expect(await shop.holds(person)).toMatchObject({ credits: 500 });
  });
  it('says whether another purchase keeps the plan', async () => {
    const person = await shop.buyer();
    const first = await bought(person, 'p_pre_credit');
    const isLast = async (purchaseId: string) =>
      (await shop.app.call(refundQuote, { query: { purchaseId } }, { token: person.token })).body.data
        ?.isLast;
    expect(await isLast(first)).toBe(true);
    await bought(person, 'p_cr5000');
    expect(await isLast(first)).toBe(true);
    const second = await bought(person, 'p_pre_credit');
    expect([await isLast(first), await isLast(second)]).toEqual([false, false]);
    await refund(second);
    expect(await isLast(first)).toBe(true);
  });
  it('of a plan ends it, and a part bought after it begins at once', async () => {
    const person = await shop.buyer();
    const first = await bought(person, 'p_pro', 12);
    await bought(person, 'p_pro', 1);
    const now = shop.app.clock.now();
    expect(await refund(first)).toMatchObject({ amountMinor: 4999_00, creditsTaken: 6000 });
    await shop.app.runDueJobs();
    const holds = await shop.holds(person);
    expect(holds).toMatchObject({ plan: 'Pro', credits: 6500 });
    expect(Date.parse(holds.until ?? '')).toBeLessThan(now + 32 * 24 * hour);
  });
  it('that the provider cannot make gives everything back', async () => {
    const person = await shop.buyer();
    const purchaseId = await bought(person, 'p_pro', 1);
    const { razorpay } = shop.app.sandbox.control;
    await razorpay.configure({ refundOutcome: 'failed' });
    await refund(purchaseId);
    await shop.app.runDueJobs();
    await razorpay.configure({ refundOutcome: 'processed' });
    await razorpay.sendWebhooks();
    await shop.app.runDueJobs();
    expect(await shop.holds(person)).toMatchObject({ plan: 'Pro', credits: 6500 });
    expect(await payment(person)).toMatchObject({ status: 'paid', refundedMinor: 0, creditNotes: [] });
  });
  it('begun in the provider’s dashboard takes its share of the credits', async () => {
    const person = await shop.buyer();
    const order = await shop.order(person, { product: 'p_cr5000' });
    const paid = await shop.pay(order.body.data.id);
    await shop.confirm(person, paid);
    await shop.app.context.razorpay?.refund(paid.razorpayPaymentId, 150_00, 'dashboard-refund-1');
    await shop.app.sandbox.control.razorpay.sendWebhooks();
    await shop.app.runDueJobs();
    expect(await shop.holds(person)).toMatchObject({ credits: 500 + 3750 });
    expect(await payment(person)).toMatchObject({ status: 'paid', refundedMinor: 150_00 });
    await shop.app.context.razorpay?.refund(paid.razorpayPaymentId, 450_00, 'dashboard-refund-2');
    await shop.app.sandbox.control.razorpay.sendWebhooks();
    await shop.app.runDueJobs();
    expect(await shop.holds(person)).toMatchObject({ credits: 500 });
    expect(await payment(person)).toMatchObject({ status: 'refunded', refundedMinor: 600_00 });
  });
});

describe('personal data', () => {
  it('holds payments and invoices; after deletion the invoices stay without the name', async () => {
    const person = await shop.buyer({ billing: { name: 'Marker Trading', taxNumber: '07AAAAA0000A1Z5' } });
    await bought(person, 'p_cr2500');
    const { body } = await shop.app.call(exportData, {}, { token: person.token });
    const file = await shop.app.fetch(body.data.url);
    expect(file.headers.get('content-type')).toBe('application/zip');
    const archive = unzipSync(new Uint8Array(await file.arrayBuffer()));
    expect(strFromU8(archive['data/invoices.json'] ?? new Uint8Array())).toContain('Marker Trading');
    const gone = { confirmEmail: person.email, password: person.password };
    await shop.app.call(deleteAccount, { body: gone }, { token: person.token });
    const { rows } = await shop.app.context.database.pool.query<{ kept: string; billing: string }>(
      'SELECT i.content::text AS kept, p.billing::text AS billing FROM invoices i JOIN purchases p ON p.id = i.purchase_id WHERE i.user_id = $1',
      [person.id],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/Marker|07AAAAA|example\.com|Asha/);
    expect(rows[0]?.kept).toContain('35000');
  });
});
