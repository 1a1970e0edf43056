import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../start.ts';
import { asRecord, NOON, sandboxAt } from '../testing/linkedin-calls.ts';
import { matching } from '../testing/matchers.ts';
import { merchant, webhookReceiver, type Received } from '../testing/razorpay-calls.ts';
import { checkoutResponse, sign } from './signature.ts';

/** Generous, so that a busy machine does not fail the test. */
const SOON = { timeout: 4000 };
const SECRET = 'whsec_of_the_shop';
let sandbox: Sandbox;
let pass: (milliseconds: number) => void;
let shop: ReturnType<typeof merchant>;
let hook: Awaited<ReturnType<typeof webhookReceiver>>;
let answer: (received: Received) => number | 'never' = () => 200;

beforeEach(async () => {
  answer = () => 200;
  hook = await webhookReceiver((received) => answer(received));
  ({ sandbox, pass } = await sandboxAt(NOON, {
    razorpay: { webhookUrl: hook.url, webhookSecret: SECRET, webhookSending: 'manual' },
  }));
  shop = merchant(sandbox);
});
afterEach(async () => {
  await sandbox.close();
  hook.close();
});

const genuine = ({ body, signature }: Received, secret = SECRET) =>
  createHmac('sha256', secret).update(body).digest('hex') === signature;
const deliveryOf = async (event: string) => {
  const found = (await sandbox.control.razorpay.deliveries()).find((delivery) => delivery.event === event);
  if (found === undefined) throw new Error(`No ${event}`);
  return found;
};
const send = async () => (await sandbox.control.razorpay.sendWebhooks()).map(({ event }) => event);
const PAID = ['payment.authorized', 'payment.captured', 'order.paid'];
const pay = async () => sandbox.control.razorpay.pay({ orderId: await shop.orderId() });

describe('8 Signatures', () => {
  test('the vectors of the documentation', () => {
    expect(
      checkoutResponse('order_IEIaMR65cu6nz3', 'pay_IH4NVgf4Dreq1l', 'EnLs21M47BllR3X8PSFtjtbd')
        .razorpay_signature,
    ).toBe('0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f');
    expect(
      checkoutResponse('order_A1b2C3d4E5f6G7', 'pay_H8i9J0k1L2m3N4', 'test_secret').razorpay_signature,
    ).toBe('c0d549024c50a1872c50889785c05bff50e6a11acb4bb53a82be75a0cc7f6909');
    expect(sign('{"entity":"event"}', 'whsec_test')).toBe(
      'dafec0c94f8f649f75f7fcdf9befb57b1af19fa48aaf44940d258b15da3bb94c',
    );
  });

  test('what checkout hands over is signed with the key secret over order and payment', async () => {
    const { response } = await pay();
    expect(response).toEqual({
      razorpay_payment_id: matching(/^pay_\w{14}$/),
      razorpay_order_id: matching(/^order_\w{14}$/),
      razorpay_signature: createHmac('sha256', sandbox.razorpayKeySecret)
        .update(`${response.razorpay_order_id}|${response.razorpay_payment_id}`)
        .digest('hex'),
    });
  });
});

describe('11 Webhooks', () => {
  test('a paid order makes three events, each with its own id in a header only, signed over the raw body', async () => {
    const { payment } = await pay();
    expect(await send()).toEqual(PAID);
    expect(hook.events()).toEqual(PAID);
    expect(hook.received.every((received) => genuine(received))).toBe(true);
    expect(new Set(hook.received.map(({ id }) => id)).size).toBe(3);
    for (const { body, id } of hook.received) expect(body).not.toContain(id);
    const paid = asRecord(JSON.parse(hook.received[2]?.body ?? ''));
    expect(paid).toMatchObject({
      entity: 'event',
      account_id: matching(/^acc_\w{14}$/),
      event: 'order.paid',
      contains: ['payment', 'order'],
      payload: {
        payment: { entity: { id: payment.id, status: 'captured', order_id: payment.order_id } },
        order: { entity: { id: payment.order_id, status: 'paid', amount_paid: 49_900, notes: [] } },
      },
      created_at: NOON / 1000,
    });
  });

  test('payloads are snapshots: the authorization shows no capture even when it arrives after it', async () => {
    await pay();
    await send();
    expect(asRecord(JSON.parse(hook.received[0]?.body ?? ''))).toMatchObject({
      payload: { payment: { entity: { status: 'authorized', captured: false, fee: null } } },
    });
  });

  test('sent by itself when automatic, after the answer to the call that caused it', async () => {
    await sandbox.control.razorpay.configure({ webhookSending: 'automatic' });
    await pay();
    await expect.poll(() => hook.events(), SOON).toEqual(PAID);
  });

  test('anything but 2xx in time, redirects included, is repeated with growing pauses and the same id', async () => {
    const answers = [500, 302, 'never', 200] as const;
    answer = ({ event }) => (event === 'order.paid' ? (answers[hook.received.length - 3] ?? 200) : 200);
    await sandbox.control.razorpay.configure({ webhookSending: 'automatic', webhookTimeoutMs: 100 });
    await pay();
    for (const [tries, minutes] of [1, 2, 4].entries()) {
      await expect.poll(async () => (await deliveryOf('order.paid')).attempts.length, SOON).toBe(tries + 1);
      const delivery = await deliveryOf('order.paid');
      expect(delivery.dueAt - (delivery.attempts.at(-1)?.at ?? 0)).toBe(minutes * 60_000);
      pass(minutes * 60_000);
    }
    await expect.poll(async () => (await deliveryOf('order.paid')).status, SOON).toBe('delivered');
    expect((await deliveryOf('order.paid')).attempts.map(({ status }) => status)).toEqual([
      500,
      302,
      null,
      200,
    ]);
    expect(new Set(hook.received.slice(2).map(({ id }) => id)).size).toBe(1);
  });

  test('after 24 hours of failure the endpoint is off until somebody turns it on; events meanwhile are not sent', async () => {
    answer = () => 500;
    await pay();
    for (let tries = 0; tries < 12; tries += 1) {
      await send();
      pass(2 * 3_600_000);
    }
    expect((await sandbox.control.razorpay.settings()).webhookEnabled).toBe(false);
    expect((await deliveryOf('order.paid')).status).toBe('abandoned');
    await pay();
    expect((await sandbox.control.razorpay.deliveries()).at(-1)?.status).toBe('skipped');
    await sandbox.control.razorpay.configure({ webhookEnabled: true });
    await pay();
    expect((await sandbox.control.razorpay.deliveries()).at(-1)?.status).toBe('pending');
  });

  test('after a change of the secret repetitions keep the old one and replays have the new one', async () => {
    answer = () => 500;
    await pay();
    await send();
    await sandbox.control.razorpay.configure({ webhookSecret: 'the next one' });
    answer = () => 200;
    await send();
    expect(hook.received.slice(3).every((received) => genuine(received))).toBe(true);
    const [sent] = await sandbox.control.razorpay.sendWebhooks([(await deliveryOf('order.paid')).id]);
    expect(sent?.attempts.at(-1)).toMatchObject({ status: 200, replay: true });
    expect(hook.received.slice(6).map((received) => genuine(received, 'the next one'))).toEqual([true]);
  });

  test('events can be sent again in any order within 7 days', async () => {
    await pay();
    await send();
    const ids = (await sandbox.control.razorpay.deliveries()).map(({ id }) => id);
    await sandbox.control.razorpay.sendWebhooks(ids.toReversed());
    expect(hook.events().slice(3)).toEqual(PAID.toReversed());
    pass(8 * 86_400_000);
    expect(await sandbox.control.razorpay.sendWebhooks(ids)).toEqual([]);
  });

  test('an end while the receiver is silent is quick, and the next start sends what is left', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-webhooks-'));
    const options = {
      dataFile: join(folder, 'state'),
      razorpay: { webhookUrl: hook.url, webhookSecret: SECRET, webhookTimeoutMs: 60_000 },
    };
    try {
      answer = () => 'never';
      const first = await startSandbox(options);
      const other = merchant(first);
      await first.control.razorpay.pay({ orderId: await other.orderId() });
      await expect.poll(() => hook.events(), SOON).toEqual(['payment.authorized']);
      await first.close();
      answer = () => 200;
      const second = await startSandbox(options);
      await expect.poll(() => hook.events(), SOON).toEqual(['payment.authorized', ...PAID]);
      await second.close();
      expect(hook.received[1]).toEqual(hook.received[0]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('only the events asked for are made, and none without an address', async () => {
    await sandbox.control.razorpay.configure({ webhookEvents: ['order.paid'] });
    await pay();
    expect(await send()).toEqual(['order.paid']);
    await sandbox.control.razorpay.configure({ webhookUrl: '' });
    await pay();
    expect(await send()).toEqual([]);
  });

  test.each([
    [{ webhookUrl: 'ftp://shop.example/hook' }, 'http'],
    [{ webhookUrl: `https://shop.example/${'x'.repeat(255)}` }, '255'],
    [{ webhookUrl: 'https://razorpay.shop.example/hook' }, 'razorpay'],
    [{ webhookSecret: '' }, 'secret'],
    [{ webhookEvents: ['order.unpaid'] }, 'order.unpaid'],
  ])('%j is no webhook', async (change, reason) => {
    await expect(sandbox.control.razorpay.configure(change)).rejects.toThrow(reason);
  });
});

describe('faults of webhooks', () => {
  test('late: the event waits on the clock', async () => {
    await sandbox.control.razorpay.configure({ webhookSending: 'automatic' });
    await sandbox.control.razorpay.orderWebhookFault({ kind: 'late', event: 'order.paid', delayMs: 5000 });
    await pay();
    await expect.poll(() => hook.events(), SOON).toEqual(PAID.slice(0, 2));
    pass(5000);
    await expect.poll(() => hook.events(), SOON).toEqual(PAID);
  });

  test('twice: the same event id two times', async () => {
    await sandbox.control.razorpay.orderWebhookFault({ kind: 'twice', event: 'order.paid' });
    await pay();
    await send();
    expect(hook.events()).toEqual([...PAID, 'order.paid']);
    expect(hook.received[2]).toEqual(hook.received[3]);
  });

  test('lost: never sent by itself, but it can be replayed', async () => {
    await sandbox.control.razorpay.orderWebhookFault({ kind: 'lost', event: 'order.*' });
    await pay();
    expect(await send()).toEqual(PAID.slice(0, 2));
    const lost = await deliveryOf('order.paid');
    expect(lost).toMatchObject({ status: 'lost', attempts: [] });
    await sandbox.control.razorpay.sendWebhooks([lost.id]);
    expect(hook.events()).toEqual(PAID);
    expect((await deliveryOf('order.paid')).status).toBe('delivered');
  });

  test.each(['manual', 'automatic'] as const)(
    'reordered: after the one that follows it (%s)',
    async (mode) => {
      await sandbox.control.razorpay.configure({ webhookSending: mode });
      await sandbox.control.razorpay.orderWebhookFault({ kind: 'reordered', event: 'payment.authorized' });
      await pay();
      if (mode === 'manual') await send();
      await expect.poll(() => hook.events(), SOON).toHaveLength(3);
      expect(hook.events().indexOf('payment.authorized')).toBeGreaterThan(
        hook.events().indexOf('payment.captured'),
      );
    },
  );

  test('bad signature: refused, it comes again with the right one', async () => {
    answer = (received) => (genuine(received) ? 200 : 400);
    await sandbox.control.razorpay.orderWebhookFault({ kind: 'bad-signature', event: 'order.paid' });
    await pay();
    await send();
    expect((await deliveryOf('order.paid')).attempts.map(({ status }) => status)).toEqual([400]);
    await send();
    expect((await deliveryOf('order.paid')).attempts.map(({ status }) => status)).toEqual([400, 200]);
  });

  test('wrong amount: another amount than the order, rightly signed', async () => {
    await sandbox.control.razorpay.orderWebhookFault({ kind: 'wrong-amount', event: 'order.paid' });
    await pay();
    await send();
    const [, , paid] = hook.received;
    expect(paid !== undefined && genuine(paid)).toBe(true);
    expect(asRecord(JSON.parse(paid?.body ?? ''))).toMatchObject({
      payload: { payment: { entity: { amount: 49_899 } } },
    });
  });

  test('a fault strikes as often as told, after those it lets pass', async () => {
    await sandbox.control.razorpay.orderWebhookFault({
      kind: 'lost',
      event: 'order.paid',
      skip: 1,
      times: 2,
    });
    for (let index = 0; index < 4; index += 1) await pay();
    expect((await send()).filter((event) => event === 'order.paid')).toHaveLength(2);
    await sandbox.control.razorpay.orderWebhookFault({ kind: 'lost', times: null });
    expect(await sandbox.control.razorpay.webhookFaults()).toHaveLength(1);
    await sandbox.control.razorpay.clearWebhookFaults();
    await pay();
    expect(await send()).toEqual(PAID);
  });
});
