import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../start.ts';
import { launchBrowser } from '../testing/browser.ts';
import { matching } from '../testing/matchers.ts';
import { merchant } from '../testing/razorpay-calls.ts';
import { shopPage } from '../testing/shop-page.ts';
import { checkoutResponse } from './signature.ts';

let sandbox: Sandbox;
let browser: Browser;
let shop: Awaited<ReturnType<typeof shopPage>>;
let server: ReturnType<typeof merchant>;
let context: BrowserContext;
let page: Page;
let orderId: string;
let problems: string[];

beforeAll(async () => {
  sandbox = await startSandbox();
  shop = await shopPage(sandbox.url);
  server = merchant(sandbox);
  browser = await launchBrowser();
}, 60_000);
afterAll(async () => {
  await browser.close();
  shop.close();
  await sandbox.close();
});
beforeEach(async () => {
  await sandbox.control.reset();
  shop.posted.length = 0;
  problems = [];
  context = await browser.newContext();
  context.setDefaultTimeout(10_000);
  page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  orderId = await server.orderId();
});
afterEach(() => context.close());

/** Generous, so that a busy machine does not fail the test. */
const SOON = { timeout: 10_000 };
const frame = () => page.frameLocator('iframe[title="Razorpay Checkout"]');
const button = (name: string | RegExp) => frame().getByRole('button', { name });
const calls = () => page.evaluate('window.calls');
const callNames = () => page.evaluate('window.calls.map(([name]) => name)');

/** Opens checkout on the shop's page, with the payer's address filled in. */
async function open(more: Record<string, unknown> = {}, path = '/') {
  await page.goto(shop.url + path);
  await page.evaluate(`window.load(${JSON.stringify(sandbox.razorpayCheckoutUrl)})`);
  const options = {
    key: sandbox.razorpayKeyId,
    order_id: orderId,
    amount: 49_900,
    currency: 'INR',
    name: 'A shop',
    prefill: { name: 'Asha Verma', email: 'asha@example.com', contact: '9000090000' },
    ...more,
  };
  await page.evaluate(`window.start(${JSON.stringify(options)})`);
}

async function payByUpi(vpa: string) {
  await frame().getByRole('radio', { name: 'UPI' }).check();
  await frame().getByLabel('UPI ID').fill(vpa);
  await button(/^Pay INR/).click();
}

async function payByCard(label = 'Visa: pays') {
  await frame().getByLabel('Fill in a test card').selectOption({ label });
  const popup = page.waitForEvent('popup');
  await button(/^Pay INR/).click();
  return popup;
}

describe('the overlay', { timeout: 30_000 }, () => {
  test('UPI pays: the overlay closes, then the handler has exactly the three signed fields', async () => {
    await open({ notes: { purchase: '7' }, description: 'Pro, 6 months', theme: { color: '#f5d90a' } });
    await expect.poll(() => frame().getByText('INR 499.00').first().textContent(), SOON).toContain('499.00');
    expect(await new AxeBuilder({ page }).analyze()).toMatchObject({ violations: [] });
    await payByUpi('success@razorpay');
    await expect.poll(callNames, SOON).toEqual(['handler']);
    const [payment] = await sandbox.control.razorpay.payments(orderId);
    expect(await calls()).toEqual([
      ['handler', checkoutResponse(orderId, payment?.id ?? '', sandbox.razorpayKeySecret), false],
    ]);
    expect(payment).toMatchObject({
      status: 'captured',
      method: 'upi',
      vpa: 'success@razorpay',
      email: 'asha@example.com',
      contact: '+919000090000',
      notes: { purchase: '7' },
    });
    expect(problems).toEqual([]);
  });

  test('a card goes to the bank in a window of its own, which closes', async () => {
    await open();
    const bank = await payByCard();
    await bank.getByLabel('One-time password').fill('1234');
    expect(await new AxeBuilder({ page: bank }).analyze()).toMatchObject({ violations: [] });
    const closed = bank.waitForEvent('close');
    await bank.getByRole('button', { name: 'Confirm payment' }).click();
    await closed;
    await expect.poll(callNames, SOON).toEqual(['handler']);
    expect(await server.get(`/orders/${orderId}`)).toMatchObject({ status: 'paid', attempts: 1 });
  });

  test('the bank’s page can be in the overlay and return to it', async () => {
    await sandbox.control.razorpay.configure({ bankPage: 'frame' });
    await open();
    await frame().getByRole('radio', { name: 'Netbanking' }).check();
    await button(/^Pay INR/).click();
    await button('Failure').click();
    await expect.poll(callNames, SOON).toEqual(['payment.failed']);
    await button('Try again').click();
    await frame().getByRole('radio', { name: 'Wallet' }).check();
    await button(/^Pay INR/).click();
    await button('Success').click();
    await expect.poll(callNames, SOON).toEqual(['payment.failed', 'handler']);
    expect(problems).toEqual([]);
  });

  test('one event for each failed try, the overlay stays, and the same order can be paid', async () => {
    await open();
    for (const count of [1, 2]) {
      await payByUpi('failure@razorpay');
      await expect.poll(callNames, SOON).toHaveLength(count);
      await frame().getByRole('heading', { name: 'Payment failed' }).waitFor();
      expect(await new AxeBuilder({ page }).analyze()).toMatchObject({ violations: [] });
      await button('Try again').click();
    }
    expect(await page.evaluate('window.calls[0]')).toEqual([
      'payment.failed',
      {
        code: 'BAD_REQUEST_ERROR',
        description: matching(/declined/),
        source: 'bank',
        step: 'payment_authorization',
        reason: 'payment_failed',
        metadata: { order_id: orderId, payment_id: matching(/^pay_\w{14}$/) },
      },
    ]);
    await payByUpi('success@razorpay');
    await expect.poll(callNames, SOON).toEqual(['payment.failed', 'payment.failed', 'handler']);
    expect(await server.get(`/orders/${orderId}`)).toMatchObject({ status: 'paid', attempts: 3 });
  });

  test.each([
    ['Visa: insufficient_fund', 'Failure', '', 'insufficient_fund', 'BAD_REQUEST_ERROR'],
    ['Visa: gateway_technical_error', 'Failure', '', 'gateway_technical_error', 'GATEWAY_ERROR'],
    ['Visa: pays', 'Confirm payment', '123', 'incorrect_otp', 'BAD_REQUEST_ERROR'],
  ])('card %s, then %s with %j at the bank: %s', async (card, press, otp, reason, code) => {
    await open();
    const bank = await payByCard(card);
    await bank.getByLabel('One-time password').fill(otp);
    await bank.getByRole('button', { name: press }).click();
    await expect.poll(() => page.evaluate('window.calls[0]?.[1]?.reason'), SOON).toBe(reason);
    expect(await page.evaluate('window.calls[0][1].code')).toBe(code);
  });

  test('a window that is closed without an answer cancels the payment', async () => {
    await open();
    const bank = await payByCard();
    await bank.getByRole('button', { name: 'Failure' }).waitFor();
    await bank.close();
    await expect.poll(() => page.evaluate('window.calls[0]?.[1]?.reason'), SOON).toBe('payment_cancelled');
  });

  test('where the shop’s policy severs windows the bank’s page is a link', async () => {
    await open({}, '/severed');
    await frame().getByLabel('Fill in a test card').selectOption({ label: 'Visa: pays' });
    await button(/^Pay INR/).click();
    const arrived = context.waitForEvent('page', (opened) => opened.url().includes('/bank/'));
    await frame().getByRole('link', { name: 'Open the page of your bank' }).click();
    const bank = await arrived;
    await bank.getByLabel('One-time password').fill('123456');
    await bank.getByRole('button', { name: 'Confirm payment' }).click();
    await expect.poll(callNames, SOON).toEqual(['handler']);
  });

  test('dismissing runs ondismiss, leaves the order open and does not cancel what is at the bank', async () => {
    await open();
    const bank = await payByCard();
    await button('Close checkout').click();
    await expect.poll(callNames, SOON).toEqual(['ondismiss']);
    expect(await page.locator('iframe').count()).toBe(0);
    await bank.getByLabel('One-time password').fill('1234');
    await bank.getByRole('button', { name: 'Confirm payment' }).click();
    await expect
      .poll(async () => (await sandbox.control.razorpay.payments(orderId))[0]?.status, SOON)
      .toBe('captured');
    expect(await callNames()).toEqual(['ondismiss']);
  });

  test('Escape closes and gives the focus back; modal.escape false keeps it; confirm_close asks', async () => {
    await page.goto(shop.url);
    await open();
    await frame().getByRole('radio', { name: 'Card' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(callNames, SOON).toEqual(['ondismiss']);
    await open({ modal: { escape: false, confirm_close: true } });
    await frame().getByRole('radio', { name: 'Card' }).waitFor();
    await page.keyboard.press('Escape');
    await button('Close checkout').click();
    await button('Keep paying').click();
    await button('Close checkout').click();
    await button('Yes, leave').click();
    await expect.poll(callNames, SOON).toEqual(['ondismiss']);
  });

  test('the question about leaving stays when the order arrives after it', async () => {
    const order = Promise.withResolvers<void>();
    await page.route('**/preferences?*', async (route) => {
      await order.promise;
      await route.continue();
    });
    await open({ modal: { confirm_close: true } });
    await button('Close checkout').click();
    await button('Yes, leave').waitFor();
    const arrived = page.waitForResponse('**/preferences?*');
    order.resolve();
    await (await arrived).finished();
    await frame().getByText('INR').first().waitFor();
    await button('Keep paying').click();
    await frame().getByRole('radio', { name: 'Card' }).waitFor();
    expect(await callNames()).toEqual([]);
  });

  test('a click beside the overlay closes it only where modal.backdropclose says so', async () => {
    for (const [backdropclose, expected] of [
      [false, []],
      [true, ['ondismiss']],
    ] as const) {
      await open({ modal: { backdropclose } });
      await frame().getByRole('radio', { name: 'Card' }).waitFor();
      await page.mouse.click(5, 5);
      if (!backdropclose) await frame().getByRole('radio', { name: 'UPI' }).check();
      await expect.poll(callNames, SOON).toEqual(expected);
    }
  });

  test('without retry the overlay closes after a failure, and ondismiss runs too', async () => {
    await open({ retry: { enabled: false } });
    await payByUpi('failure@razorpay');
    await expect.poll(callNames, SOON).toEqual(['payment.failed', 'ondismiss']);
    expect(await page.locator('iframe').count()).toBe(0);
  });

  test('the timeout closes it by itself', async () => {
    await open({ timeout: 1 });
    await expect.poll(callNames, SOON).toEqual(['ondismiss']);
  });

  test('a success that the page never hears of is paid all the same', async () => {
    await sandbox.control.razorpay.configure({ checkoutAnswer: 'withheld' });
    await open();
    await payByUpi('success@razorpay');
    await expect.poll(() => page.locator('iframe').count(), SOON).toBe(0);
    expect(await server.get(`/orders/${orderId}`)).toMatchObject({ status: 'paid' });
    expect(await calls()).toEqual([]);
  });

  test('with a callback address the page posts there: three fields, or the error when redirect is on', async () => {
    const callback = { callback_url: `${shop.url}/callback`, redirect: true };
    await open(callback);
    await payByUpi('failure@razorpay');
    await page.waitForURL(callback.callback_url);
    await expect.poll(() => shop.posted.length, SOON).toBe(1);
    expect(Object.fromEntries(shop.posted[0] ?? [])).toEqual({
      'error[code]': 'BAD_REQUEST_ERROR',
      'error[description]': matching(/declined/),
    });
    await open(callback);
    await payByUpi('success@razorpay');
    await expect.poll(() => shop.posted.length, SOON).toBe(2);
    expect([...(shop.posted[1]?.keys() ?? [])].toSorted()).toEqual([
      'razorpay_order_id',
      'razorpay_payment_id',
      'razorpay_signature',
    ]);
  });

  test('wrong input is named beside the form and is no try', async () => {
    await open({ prefill: {} });
    await button(/^Pay INR/).click();
    await expect.poll(() => frame().getByRole('alert').textContent(), SOON).toBe('Enter a phone number.');
    await frame().getByLabel('Phone').fill('90000 90000');
    await frame().getByLabel('Email').fill('asha@example.com');
    await frame().getByLabel('Card number').fill('4111 1111 1111 1111');
    await button(/^Pay INR/).click();
    await expect.poll(() => frame().getByRole('alert').textContent(), SOON).toContain('test card');
    expect(await calls()).toEqual([]);
    expect(await sandbox.control.razorpay.payments()).toEqual([]);
  });

  test('dollars are paid by card; the UPI ID can be hidden for a QR code', async () => {
    await open({ config: { display: { hide: [{ method: 'upi', flows: ['collect'] }] } } });
    await frame().getByRole('radio', { name: 'UPI' }).check();
    expect(await frame().getByLabel('UPI ID').isVisible()).toBe(false);
    await button(/^Pay INR/).click();
    await expect.poll(callNames, SOON).toEqual(['handler']);
    orderId = await server.orderId({ amount: 2000, currency: 'USD' });
    await open({ amount: 2000, currency: 'USD' });
    await button('Pay USD 20.00').waitFor();
    expect(await frame().getByRole('radio').count()).toBe(1);
  });

  test('a key, order, amount or currency that do not belong together cannot be paid', async () => {
    await open({ amount: 100 });
    await expect.poll(() => frame().getByRole('alert').textContent(), SOON).toContain('those of the order');
    await open({ key: 'rzp_test_AAAAAAAAAAAAAA' });
    await expect.poll(() => frame().getByRole('alert').textContent(), SOON).toContain('api key');
    await button('Close checkout').click();
    await expect.poll(callNames, SOON).toEqual(['ondismiss']);
  });

  test('missing, misspelt and malformed options are refused by name', async () => {
    await open();
    const wrong: [Record<string, unknown>, string][] = [
      [{ key: 'rzp_live_StandInDemoKey' }, 'key is not valid'],
      [{ order_id: undefined }, 'order_id is missing'],
      [{ amount: 499.5 }, 'amount is not valid'],
      [{ description: '#7' }, 'description is not valid'],
      [{ prefil: {} }, 'prefil is not an option'],
      [{ notes: { n: 1 } }, 'notes is not valid'],
      [{ handler: undefined }, 'handler or callback_url is missing'],
    ];
    const right = {
      key: 'rzp_test_AAAAAAAAAAAAAA',
      order_id: orderId,
      amount: 100,
      currency: 'INR',
      name: 'A',
    };
    for (const [change, reason] of wrong) {
      const options = JSON.stringify({ ...right, ...change });
      const handler = 'handler' in change ? '' : ', handler() {}';
      const run = page.evaluate(`new window.Razorpay({ ...${options}${handler} }) && undefined`);
      await expect(run).rejects.toThrow(reason);
    }
  });

  test('the script can be told to fail to load, and loads again after that', async () => {
    const load = () => page.evaluate(`window.load(${JSON.stringify(sandbox.razorpayCheckoutUrl)})`);
    await sandbox.control.faults.add({ operation: 'razorpay.checkout.script', kind: 'status', status: 503 });
    await sandbox.control.faults.add({ operation: 'razorpay.checkout.script', kind: 'drop' });
    await page.goto(shop.url);
    await expect(load()).rejects.toThrow('not loaded');
    await expect(load()).rejects.toThrow('not loaded');
    await load();
    expect(await page.evaluate('typeof window.Razorpay')).toBe('function');
    expect(await sandbox.control.razorpay.requests('razorpay.checkout.script')).toHaveLength(3);
  });

  test('a provider in trouble while paying is a failed try with what is known', async () => {
    await open();
    await sandbox.control.faults.add({ operation: 'razorpay.payment.create', kind: 'html' });
    await payByUpi('success@razorpay');
    await expect.poll(() => page.evaluate('window.calls[0]?.[1]?.code'), SOON).toBe('SERVER_ERROR');
    await button('Try again').click();
    await button(/^Pay INR/).click();
    await expect.poll(callNames, SOON).toEqual(['payment.failed', 'handler']);
  });
});
