import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../testing/index.ts';
import { refundPurchase } from './service/refund.ts';
import { openShop, type Shop } from './test-scene.ts';

const day = 86_400_000;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function mails(person: Person) {
  await shop.app.runDueJobs();
  const all = await shop.app.sandbox.control.mailbox.mails(person.email);
  return all
    .filter(({ subject }) => /receipt|refund|cancelled|ends on/i.test(subject))
    .map(({ subject, text, attachments }) => ({ subject, text, files: attachments.map(({ name }) => name) }));
}

async function buy(person: Person, product: string, month?: 1 | 6 | 12, coupon?: string): Promise<string> {
  const order = await shop.order(person, { product, ...(month && { month }), ...(coupon && { coupon }) });
  if (!order.body.data.settled) await shop.confirm(person, await shop.pay(order.body.data.id));
  const { rows } = await shop.app.context.database.pool.query<{ id: string }>(
    'SELECT id FROM purchases WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1',
    [person.id],
  );
  return rows[0]?.id ?? '';
}

const refund = async (purchaseId: string) =>
  refundPurchase(shop.app.context, { purchaseId, actor: 'operator:test' });

it('sends one receipt with the invoice, however often the payment is told', async () => {
  const person = await shop.buyer();
  const order = await shop.order(person, { product: 'p_pro', month: 6 });
  const paid = await shop.pay(order.body.data.id);
  await Promise.all([shop.confirm(person, paid), shop.confirm(person, paid)]);
  await shop.app.sandbox.control.razorpay.sendWebhooks();
  await shop.app.runPeriodic('payments.reconcile');
  const [receipt, ...more] = await mails(person);
  expect(more).toEqual([]);
  expect(receipt?.subject).toBe('Your receipt: Pro');
  const end = new Date(shop.app.clock.now());
  end.setUTCMonth(end.getUTCMonth() + 6);
  const until = end.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  for (const words of [
    'Pro, 6 months, 36,000 credits in all: ₹2,999',
    `Pro lasts until ${until}`,
    '48 hours',
  ])
    expect(receipt?.text).toContain(words);
  expect(receipt?.files).toEqual([expect.stringMatching(/^invoice-LL-.*\.pdf$/)]);
});

it('says what goes back, with the credit note', async () => {
  const person = await shop.buyer();
  const id = await buy(person, 'p_pre_credit');
  await mails(person);
  await refund(id);
  await shop.app.runDueJobs();
  await shop.app.sandbox.control.razorpay.sendWebhooks();
  const [told] = await mails(person);
  expect(told?.subject).toBe('Your refund: ₹1,000');
  for (const words of ['5-7 working days', '10,000 unused credits were removed'])
    expect(told?.text).toContain(words);
  expect(told?.files).toEqual([expect.stringMatching(/^credit-note-LC-.*\.pdf$/)]);
});

it('says so when a refund does not go through', async () => {
  const { razorpay } = shop.app.sandbox.control;
  const person = await shop.buyer();
  const id = await buy(person, 'p_cr2500');
  await razorpay.configure({ refundOutcome: 'failed' });
  await refund(id);
  await shop.app.runDueJobs();
  await razorpay.sendWebhooks();
  await razorpay.configure({ refundOutcome: 'processed' });
  const [told] = await mails(person);
  expect(told?.subject).toBe('Your refund did not go through');
  expect((await shop.holds(person)).credits).toBe(3000);
});

it('needs no invoice where nothing is paid', async () => {
  await shop.coupon({ code: 'ALLFREE', percent: 100 });
  const person = await shop.buyer();
  await buy(person, 'p_cr5000', undefined, 'ALLFREE');
  const [receipt] = await mails(person);
  expect(receipt?.text).toContain('Credit Add-on 5000, 5,000 credits: nothing to pay');
  expect(receipt?.files).toEqual([]);
  expect(receipt?.text).not.toContain('You can cancel');
  const { rows } = await shop.app.context.database.pool.query<{ id: string }>(
    'SELECT id FROM purchases WHERE user_id = $1',
    [person.id],
  );
  await refund(rows[0]?.id ?? '');
  const [cancelled] = await mails(person);
  expect(cancelled?.subject).toBe('Credit Add-on 5000 is cancelled');
  expect(cancelled?.text).toContain('You paid nothing for it, so there is no refund.');
});

it('tells once, three days before, that a plan ends, unless it goes on', async () => {
  const person = await shop.buyer();
  const sweep = async (at: number) => {
    shop.app.clock.set(new Date(at).toISOString());
    await shop.app.runPeriodic('payments.plan-sweep');
    return (await mails(person)).filter(({ subject }) => subject.includes('ends on')).length;
  };
  await buy(person, 'p_pro', 1);
  const first = Date.parse((await shop.holds(person)).until ?? '');
  expect(await sweep(first - 3 * day - 60_000)).toBe(0);
  expect(await sweep(first - 3 * day)).toBe(1);
  expect(await sweep(first - 2 * day)).toBe(1);
  // The session expires after 30 days.
  const again = { ...person, token: await shop.app.login(person) };
  await buy(again, 'p_pro', 1);
  const second = Date.parse((await shop.holds(again)).until ?? '');
  expect(second).toBeGreaterThan(first);
  expect(await sweep(first - 60_000)).toBe(1);
  expect(await sweep(second - 2 * day)).toBe(2);
  expect((await mails(person))[0]?.subject).toMatch(/^Pro ends on \d+ \w+ \d{4}$/);
});
