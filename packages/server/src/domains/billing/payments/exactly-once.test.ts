import { cancelPurchase, listPrice } from '@limelight/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../testing/index.ts';
import { openShop, type Shop } from './test-scene.ts';

const gifts = { p_pre_credit: 10_000, p_pro: 6000, p_cr5000: 5000, p_cr2500: 2500 } as const;
type Bought = keyof typeof gifts;
const names: Bought[] = ['p_pre_credit', 'p_pro', 'p_cr5000', 'p_cr2500'];

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Things that can happen after a payment, in any order and number, or not at all. */
type Happening =
  | 'confirm'
  | 'events'
  | 'events again'
  | 'reconcile'
  | 'jobs'
  | 'all at once'
  | 'quarter hour';
const happenings: Happening[] = [
  'confirm',
  'events',
  'events again',
  'reconcile',
  'jobs',
  'all at once',
  'quarter hour',
];

/** Confirming repeatedly is not an error. */
async function confirm(person: Person, paid: Parameters<Shop['confirm']>[1]): Promise<void> {
  expect((await shop.confirm(person, paid)).status).toBe(200);
}

async function happen(person: Person, paid: Parameters<Shop['confirm']>[1], what: Happening): Promise<void> {
  const { app } = shop;
  const { razorpay } = app.sandbox.control;
  switch (what) {
    case 'confirm':
      await confirm(person, paid);
      return;
    case 'events':
      await razorpay.sendWebhooks();
      return;
    case 'events again': {
      const sent = (await razorpay.deliveries()).slice(-6).map(({ id }) => id);
      if (sent.length > 0) await razorpay.sendWebhooks(sent.toReversed());
      return;
    }
    case 'reconcile':
      await app.runPeriodic('payments.reconcile');
      return;
    case 'jobs':
      await app.runDueJobs();
      return;
    case 'quarter hour':
      app.clock.advance(16 * 60_000);
      return;
    case 'all at once':
      await Promise.all([
        confirm(person, paid),
        confirm(person, paid),
        razorpay.sendWebhooks(),
        app.runPeriodic('payments.reconcile'),
      ]);
  }
}

async function purchaseOf(orderId: string): Promise<{ id: string; state: string }> {
  const { rows } = await shop.app.context.database.pool.query<{ id: string; state: string }>(
    'SELECT id, state FROM purchases WHERE order_id = $1',
    [orderId],
  );
  return rows[0] ?? { id: '', state: 'missing' };
}

let made = 0;

async function oneCoupon(percent: number): Promise<string> {
  made += 1;
  await shop.coupon({ code: `ONE${made}`, percent, limitTotal: 1, limitPerPerson: 1 });
  return `ONE${made}`;
}

async function couponUses(purchaseId: string): Promise<string[]> {
  const { rows } = await shop.app.context.database.pool.query<{ state: string }>(
    'SELECT state FROM coupon_uses WHERE purchase_id = $1',
    [purchaseId],
  );
  return rows.map(({ state }) => state);
}

it('money in is credits out, exactly once, refunds included', { timeout: 300_000 }, async () => {
  const story = fc.record({
    product: fc.constantFrom(...names),
    /** The percentage off with a single-use coupon. 0 means no coupon. */
    off: fc.constantFrom(0, 0, 15, 40),
    lost: fc.integer({ min: 0, max: 3 }),
    before: fc.array(fc.constantFrom(...happenings), { maxLength: 4 }),
    refunded: fc.boolean(),
    after: fc.array(fc.constantFrom(...happenings), { maxLength: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(story, async ({ product, off, lost, before, refunded, after }) => {
      const { app } = shop;
      const { razorpay } = app.sandbox.control;
      await razorpay.clearWebhookFaults();
      if (lost > 0) await razorpay.orderWebhookFault({ kind: 'lost', event: '*', times: lost });
      const person = await shop.buyer();
      const coupon = off === 0 ? undefined : await oneCoupon(off);
      const { body } = await shop.order(person, { product, month: 1, ...(coupon && { coupon }) });
      expect(body.data.amount).toBe(Math.round(((listPrice(product, 1, 'INR') ?? 0) * (100 - off)) / 100));
      const paid = await shop.pay(body.data.id);
      for (const what of before) await happen(person, paid, what);
      // Whatever got lost, the reconciler finds it.
      await happen(person, paid, 'quarter hour');
      await happen(person, paid, 'reconcile');
      expect((await shop.holds(person)).credits).toBe(500 + gifts[product]);
      const { id } = await purchaseOf(body.data.id);
      const terms = { purchaseId: id, amountMinor: body.data.amount };
      const cancel = async () =>
        (await app.call(cancelPurchase, { body: terms }, { token: person.token })).status;
      // Cancelled in two tabs while the provider's events arrive: both calls succeed.
      const pressed = refunded ? [cancel(), cancel()] : [];
      await Promise.all([...pressed, razorpay.sendWebhooks(), app.runDueJobs()]);
      expect(await Promise.all(pressed)).toEqual(refunded ? [200, 200] : []);
      for (const what of after) await happen(person, paid, what);
      await razorpay.sendWebhooks();
      await app.runDueJobs();
      await happen(person, paid, 'quarter hour');
      await happen(person, paid, 'reconcile');
      const back = (await razorpay.refunds()).filter(({ payment_id: of }) => of === paid.razorpayPaymentId);
      expect(back.map(({ amount }) => amount)).toEqual(refunded ? [body.data.amount] : []);
      expect((await shop.holds(person)).credits).toBe(500 + (refunded ? 0 : gifts[product]));
      expect((await purchaseOf(body.data.id)).state).toBe(refunded ? 'refunded' : 'paid');
      await app.runDueJobs();
      expect(await couponUses(id)).toEqual(off === 0 ? [] : ['used']);
      const subjects = (await app.sandbox.control.mailbox.mails(person.email)).map(({ subject }) => subject);
      const receipts = subjects.filter((subject) => subject.startsWith('Your receipt')).length;
      expect(subjects.filter((subject) => subject.startsWith('Your refund'))).toHaveLength(refunded ? 1 : 0);
      // A purchase cancelled before its receipt was sent only gets the email about the refund.
      expect(refunded ? Math.min(1, receipts) : 1).toBe(receipts);
      const { rows } = await app.context.database.pool.query<{ kind: string }>(
        'SELECT kind FROM invoices WHERE purchase_id = $1 ORDER BY kind DESC',
        [id],
      );
      expect(rows.map(({ kind }) => kind)).toEqual(refunded ? ['invoice', 'credit-note'] : ['invoice']);
    }),
    { numRuns: 15 },
  );
  const { rows } = await shop.app.context.database.pool.query<{ numbers: number; last: number }>(
    "SELECT count(*)::int AS numbers, max(right(number, 6)::int) AS last FROM invoices WHERE kind = 'invoice'",
  );
  expect(rows[0]?.numbers).toBe(rows[0]?.last);
});
