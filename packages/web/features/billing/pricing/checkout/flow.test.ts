import { expect, test } from 'vitest';
import { ApiError, type FailureCode } from '../../../../lib/api-error.ts';
import { buy, type CheckoutEnvironment, type CheckoutState, type Purchase } from './flow.ts';
import {
  CheckoutLoadError,
  loadCheckout,
  retryMs,
  type CheckoutConstructor,
  type CheckoutOptions,
} from './script.ts';

const purchase: Purchase = { product: 'p_pro', months: 6, coupon: null };
const order = {
  id: 'order_ABCDEFGHIJKLMN',
  amount: 5900,
  currency: 'USD' as const,
  settled: false,
  keyId: 'rzp_test_x',
  scriptUrl: 'https://pay.example/checkout.js',
  name: 'Brand',
  description: 'Pro, 6 months',
  prefill: { name: 'Asha', email: 'asha@example.com' },
};
const result = (status: 'open' | 'paid' | 'returned') => ({
  status,
  product: 'p_pro' as const,
  months: 6 as const,
  credits: 36_000,
  next: '/dashboard',
});
const answer = {
  razorpay_payment_id: 'pay_ABCDEFGHIJKLMN',
  razorpay_order_id: order.id,
  razorpay_signature: 'f'.repeat(64),
};

function refusal(code: FailureCode, message = code): ApiError {
  return new ApiError({
    code,
    status: 400,
    data: null,
    details: null,
    serverMessage: message,
    message,
    options: {},
    url: '/api',
  });
}

function scene(changes: Partial<CheckoutEnvironment> = {}) {
  const told: CheckoutState[] = [];
  const sent: unknown[] = [];
  const reports: { type: string; message: string }[] = [];
  let options: CheckoutOptions | null = null;
  let fail: ((response: unknown) => void) | null = null;
  const Overlay: CheckoutConstructor = class {
    constructor(given: CheckoutOptions) {
      options = given;
    }
    open() {
      return undefined;
    }
    on(_event: 'payment.failed', listener: (response: unknown) => void) {
      fail = listener;
    }
  };
  const environment: CheckoutEnvironment = {
    missing: () => Promise.resolve(null),
    order: () => Promise.resolve(order),
    status: (body) => {
      sent.push(body);
      return Promise.resolve(result('paid'));
    },
    ask: () => Promise.resolve(result('open')),
    load: () => Promise.resolve(Overlay),
    report: (report) => reports.push(report),
    wait: () => Promise.resolve(),
    ...changes,
  };
  const run = () =>
    buy(
      environment,
      purchase,
      (state) => told.push(state),
      () => true,
    );
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    run,
    told,
    sent,
    reports,
    settled,
    kinds: () => told.map((state) => state.kind),
    options: () => {
      if (!options) throw new Error('The overlay was not opened.');
      return options;
    },
    fail: (response: unknown) => fail?.(response),
  };
}

test('opens the overlay with what the server answered, and ends with the server’s word', async () => {
  const page = scene();
  await page.run();
  expect(page.options()).toMatchObject({
    key: order.keyId,
    order_id: order.id,
    amount: 5900,
    currency: 'USD',
    prefill: order.prefill,
  });
  page.options().handler(answer);
  await page.settled();
  expect(page.sent).toEqual([
    {
      razorpayOrderId: order.id,
      razorpayPaymentId: answer.razorpay_payment_id,
      signature: answer.razorpay_signature,
    },
  ]);
  expect(page.kinds()).toEqual(['ordering', 'loading', 'open', 'confirming', 'paid']);
  expect(page.told.at(-1)).toMatchObject({ paid: { amount: 5900, result: { credits: 36_000 } } });
});

test('a failed try is reported and sent on, and changes nothing on the page; the next may succeed', async () => {
  const page = scene();
  await page.run();
  page.fail({
    error: {
      code: 'BAD_REQUEST_ERROR',
      description: 'The card was declined.',
      source: 'bank',
      step: 'payment_authorization',
      reason: 'card_declined',
      metadata: { order_id: order.id, payment_id: 'pay_X' },
    },
  });
  await page.settled();
  expect(page.reports).toMatchObject([{ type: 'PAYMENT_FAILURE', message: 'Razorpay payment failed' }]);
  expect(page.sent).toEqual([
    {
      error: {
        code: 'BAD_REQUEST_ERROR',
        description: 'The card was declined.',
        source: 'bank',
        step: 'payment_authorization',
        reason: 'card_declined',
        order_id: order.id,
        payment_id: 'pay_X',
      },
    },
  ]);
  expect(page.kinds().at(-1)).toBe('open');
  page.options().handler(answer);
  await page.settled();
  expect(page.kinds().at(-1)).toBe('paid');
});

test('a closed overlay is watched: what is paid after all is thanked for', async () => {
  let asked = 0;
  const page = scene({
    ask: () => {
      asked += 1;
      return Promise.resolve(result(asked < 3 ? 'open' : 'paid'));
    },
  });
  await page.run();
  page.options().modal.ondismiss();
  await page.settled();
  expect(page.kinds().slice(-2)).toEqual(['dismissed', 'paid']);
});

test('a closed overlay after a refusal says why', async () => {
  const page = scene();
  await page.run();
  page.fail({ error: { code: 'GATEWAY_ERROR', description: 'No funds.' } });
  page.options().modal.ondismiss();
  await page.settled();
  expect(page.told.at(-1)).toMatchObject({ kind: 'dismissed', refused: 'No funds.' });
});

test('a lost answer of the confirmation leaves the page waiting until the order is settled', async () => {
  let asked = 0;
  const page = scene({
    status: () => Promise.reject(refusal('network')),
    ask: () => {
      asked += 1;
      return Promise.resolve(result(asked < 2 ? 'open' : 'paid'));
    },
  });
  await page.run();
  page.options().handler(answer);
  await page.settled();
  expect(page.kinds().slice(-3)).toEqual(['confirming', 'pending', 'paid']);
});

test('what is approved and not captured waits; what cannot be delivered is on its way back', async () => {
  const waiting = scene({ status: () => Promise.resolve(result('open')) });
  await waiting.run();
  waiting.options().handler(answer);
  await waiting.settled();
  expect(waiting.kinds().at(-1)).toBe('pending');
  const back = scene({ status: () => Promise.resolve(result('returned')) });
  await back.run();
  back.options().handler(answer);
  await back.settled();
  expect(back.kinds().at(-1)).toBe('returned');
});

test('a payment the server does not believe is not thanked for', async () => {
  const page = scene({ status: () => Promise.reject(refusal('payment_not_confirmed')) });
  await page.run();
  page.options().handler(answer);
  await page.settled();
  expect(page.kinds().at(-1)).toBe('failed');
});

test.each([
  ['billing_missing', 'billing'],
  ['email_unverified', 'unverified'],
  ['coupon_invalid', 'coupon'],
  ['product_not_on_sale', 'failed'],
] as const)('an order refused with %s leads to %s', async (code, kind) => {
  const page = scene({ order: () => Promise.reject(refusal(code)) });
  await page.run();
  expect(page.kinds()).toEqual(['ordering', kind]);
});

test('nothing left to pay opens no overlay', async () => {
  const page = scene({ order: () => Promise.resolve({ ...order, amount: 0, settled: true }) });
  await page.run();
  expect(page.kinds()).toEqual(['ordering', 'paid']);
  expect(page.told.at(-1)).toMatchObject({ paid: { amount: 0, result: { credits: 36_000 } } });
});

test('a script that does not load is tried three times more, one second apart, then reported', async () => {
  const waits: number[] = [];
  let loads = 0;
  const script = {
    find: () => undefined,
    load: () => {
      loads += 1;
      return Promise.resolve(false);
    },
    wait: (ms: number) => {
      waits.push(ms);
      return Promise.resolve();
    },
  };
  const page = scene({ load: (url) => loadCheckout(url, script) });
  await page.run();
  expect(loads).toBe(4);
  expect(waits).toEqual([retryMs, retryMs, retryMs]);
  expect(retryMs).toBe(1000);
  expect(page.reports).toMatchObject([
    { type: 'RAZORPAY_LOAD_FAILURE', message: 'Razorpay SDK failed to load after 3 retries' },
  ]);
  expect(page.kinds()).toEqual(['ordering', 'loading', 'failed']);
  expect(new CheckoutLoadError().name).toBe('RAZORPAY_LOAD_FAILURE');
});

test('a script that comes at the second try is used', async () => {
  const Overlay: CheckoutConstructor = class {
    open() {
      return undefined;
    }
    on() {
      return undefined;
    }
  };
  let loads = 0;
  const found = await loadCheckout('https://pay.example/checkout.js', {
    find: () => (loads >= 2 ? Overlay : undefined),
    load: () => {
      loads += 1;
      return Promise.resolve(loads >= 2);
    },
    wait: () => Promise.resolve(),
  });
  expect(found).toBe(Overlay);
  expect(loads).toBe(2);
});
