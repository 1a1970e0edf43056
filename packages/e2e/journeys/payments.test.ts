import { expect, it } from 'vitest';
import { fillSignUp, startJourney } from '../support/journey.ts';
import { openMailedLink } from '../support/mailbox.ts';
import { operate } from '../support/operator.ts';
import {
  cards,
  details,
  giveBilling,
  openBank,
  overlay,
  payByCard,
  signUpBuyer,
  stayOnThanks,
} from '../support/payments.ts';
import { expectAccessible, expectVariantAccessible } from '../support/screens.ts';

const journey = startJourney();

it('reads the prices as a visitor', async () => {
  const page = await journey.open();
  await page.goto(`${journey.url}/pricing`);
  await page.getByRole('article', { name: 'Starter' }).waitFor();
  await expectAccessible(page, 'Pricing');
  await page.getByText('12 months').click();
  await page.getByRole('article', { name: 'Pro' }).getByText('$99').waitFor();
  await page.getByRole('link', { name: 'Get Pro' }).click();
  await page.waitForURL(/\/sign-up\?next=%2Fdashboard%2Fpricing%3Fmonths%3D12/);
});

it('signs up on the way, confirms the address and buys Pro', async () => {
  const page = await journey.open();
  await page.goto(`${journey.url}/dashboard/pricing?months=12`);
  await page.getByRole('link', { name: 'Sign up' }).click();
  const { email } = await fillSignUp(page);
  await page.waitForURL('**/dashboard/pricing?months=12');
  await page.getByRole('article', { name: 'Pro' }).getByText('$99').waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(2);
  await expectAccessible(page, 'Plans and prices');
  await page.getByRole('button', { name: 'Get Pro' }).click();
  await page.getByText('Confirm your email to buy.').waitFor();
  const mail = await page.context().newPage();
  await openMailedLink(mail, journey.mailboxUrl, email, '/verify-email');
  await mail
    .getByText(/is verified/)
    .first()
    .waitFor();
  await mail.close();
  await page.getByRole('button', { name: 'I’ve opened it' }).click();
  await page.getByRole('dialog', { name: 'Billing details' }).waitFor();
  await giveBilling(page);
  await stayOnThanks(page);
  await payByCard(page, cards.pays, '1234');
  const thanks = page.getByRole('dialog', { name: 'Thank you' });
  await thanks.getByText('Payment Successful!').waitFor();
  await thanks.getByRole('button', { name: 'Stay here' }).click();
  await thanks.getByText('6,500 credits').waitFor();
  expect(await details(page)).toEqual({ plan: 'Pro', credits: 6500 });
  await expectAccessible(page, 'Thank you');
});

it('opens for one product: a try fails, the next one succeeds', async () => {
  const page = await journey.open();
  await page.goto(`${journey.url}/pricing?product=CR2500`);
  await page.getByRole('heading', { name: 'Credit Add-on 2500' }).waitFor();
  await page.getByText('$8', { exact: true }).waitFor();
  await page.getByText('One-time payment', { exact: true }).waitFor();
  expect(await page.getByRole('textbox', { name: /coupon/i }).count()).toBe(0);
  await expectVariantAccessible(page, 'Pricing, one product');
  await page.getByRole('link', { name: 'Retry Payment' }).click();
  await page.waitForURL('**/sign-up?next=%2Fdashboard%2Fpricing%3Fproduct%3Dp_cr2500');
  await signUpBuyer(page, journey, '?product=CR2500');
  await page.getByRole('heading', { name: 'Credit Add-on 2500' }).waitFor();
  await page.getByText('One-time payment', { exact: true }).waitFor();
  // The order starts automatically, after asking for the address.
  await giveBilling(page);
  await payByCard(page, cards.declined, '1');
  await overlay(page).getByRole('heading', { name: 'Payment failed' }).waitFor();
  expect(await details(page)).toEqual({ plan: null, credits: 500 });
  await overlay(page).getByRole('button', { name: 'Try again' }).click();
  await payByCard(page, cards.pays, '1234');
  const thanks = page.getByRole('dialog', { name: 'Thank you' });
  await thanks.getByText('Redirecting to dashboard...').waitFor();
  await page.waitForURL('**/dashboard');
  expect(await details(page)).toEqual({ plan: null, credits: 3000 });

  await page.goto(`${journey.url}/dashboard/payments`);
  const invoice = page.getByRole('link', { name: /^Invoice LL\S+ as PDF/ });
  const download = page.waitForEvent('download');
  await invoice.click();
  expect((await download).suggestedFilename()).toMatch(/^invoice-LL.*\.pdf$/);
  await page.getByRole('button', { name: 'Cancel purchase' }).waitFor();
  await expectAccessible(page, 'Payments and invoices');

  await page.goto(`${journey.url}/pricing`);
  await page.waitForURL('**/dashboard/pricing');

  // A request from India with dollars selected before logging in: the saved address takes precedence, and the page says
  // so.
  const answer = async (address: string, from: string, to: string) =>
    page.route(address, async (route) => {
      const text = await (await route.fetch()).text();
      await route.fulfill({ contentType: 'application/json', body: text.replace(from, to) });
    });
  await answer('**/api/check-loc', '"currency":"USD"', '"currency":"INR"');
  await answer('**/api/payment/billing', '"currency":"USD"}}', '"currency":"INR"}}');
  await page.goto(`${journey.url}/dashboard/pricing?currency=USD`);
  await page.getByText('Prices are in rupees, as your billing address says').waitFor();
  const premium = page.getByRole('article', { name: 'Premium' });
  await premium.getByText('₹1,000').waitFor();
  await page.unroute('**/api/payment/billing');
  await page.getByRole('button', { name: 'Pay in US dollars' }).click();
  await premium.getByText('$25').waitFor();
  await expect.poll(() => page.getByText('Prices are in rupees').count()).toBe(0);
});

it('closes the payment, pays later, and has it returned', async () => {
  const page = await journey.open();
  await signUpBuyer(page, journey);
  await page.getByRole('button', { name: 'Get Premium' }).click();
  await giveBilling(page);
  await overlay(page).getByRole('button', { name: 'Close checkout' }).click();
  await overlay(page).getByRole('button', { name: 'Yes, leave' }).click();
  await page.getByText('Payment not completed').waitFor();
  // Shown within the visible part of the page, however far down the button was.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const said = [...document.querySelectorAll('strong')].find((one) =>
          one.textContent.includes('Payment not completed'),
        );
        const { top = -1, bottom = -1 } = said?.getBoundingClientRect() ?? {};
        return top >= 0 && bottom <= window.innerHeight;
      }),
    )
    .toBe(true);
  expect(await details(page)).toEqual({ plan: null, credits: 500 });
  await page.getByRole('button', { name: 'Get Premium' }).click();
  await stayOnThanks(page);
  await payByCard(page, cards.pays, '1234');
  const thanks = page.getByRole('dialog', { name: 'Thank you' });
  await thanks.getByText('10,500 credits').waitFor();
  expect(await details(page)).toEqual({ plan: 'Premium', credits: 10_500 });

  await thanks.getByRole('link', { name: 'See the invoice' }).click();
  await page.getByRole('link', { name: /^Invoice LL/ }).waitFor();
  await page.getByRole('button', { name: 'Cancel purchase' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel Premium Credit?' });
  await dialog.getByText('10,000 credits you have not used').waitFor();
  await expectAccessible(page, 'Cancel a purchase');
  await dialog.getByRole('button', { name: 'Cancel and refund $25' }).click();
  await page.getByText('Premium Credit is cancelled.').first().waitFor();
  await page.getByText('$25 refunded').waitFor();
  expect(await details(page)).toEqual({ plan: null, credits: 500 });
  await page.getByRole('link', { name: /^Credit note LC/ }).waitFor();
  await page.getByRole('button', { name: 'Cancel purchase' }).waitFor({ state: 'detached' });
});

it('is credited although the tab was closed at the bank', async () => {
  const page = await journey.open();
  await signUpBuyer(page, journey);
  await page.getByRole('button', { name: 'Buy 5,000 credits' }).click();
  await giveBilling(page);
  const bank = await openBank(page, cards.pays);
  await page.goto('about:blank');
  await bank.getByLabel('One-time password').fill('1234');
  await bank.getByRole('button', { name: 'Confirm payment' }).click();
  await page.goto(`${journey.url}/dashboard/payments`);
  await expect.poll(() => details(page)).toEqual({ plan: null, credits: 5500 });
  await page.reload();
  await page.getByRole('heading', { name: 'Credit Add-on 5000' }).waitFor();
  await page.getByText('5,500').first().waitFor();
});

it('says so when the payment page does not load, and pays when it does', async () => {
  const page = await journey.open({ expectErrors: /ERR_FAILED/ });
  await signUpBuyer(page, journey);
  let tried = 0;
  await page.route('**/checkout.js', async (route) => {
    tried += 1;
    await (tried <= 4 ? route.abort() : route.continue());
  });
  const reported = page.waitForRequest((request) =>
    (request.postData() ?? '').includes('Razorpay SDK failed to load after 3 retries'),
  );
  await page.getByRole('button', { name: 'Get Pro' }).click();
  await giveBilling(page);
  await page.getByText('The payment page did not load.').waitFor();
  await reported;
  expect(tried).toBe(4);
  expect(await details(page)).toEqual({ plan: null, credits: 500 });
  await page.getByRole('button', { name: 'Get Pro' }).click();
  await stayOnThanks(page);
  await payByCard(page, cards.pays, '1234');
  await page.getByRole('dialog', { name: 'Thank you' }).getByText('Payment Successful!').waitFor();
  expect(await details(page)).toEqual({ plan: 'Pro', credits: 6500 });
});

it('takes a coupon, and refuses one that does not hold', async () => {
  const page = await journey.open({ expectErrors: /400 \(Bad Request\)/ });
  await operate('coupon', 'create', 'EARLY', '--percent', '40', '--products', 'p_pro,p_pre_credit');
  await page.goto(`${journey.url}/pricing`);
  await page.evaluate(() => window.localStorage.setItem('consent', 'granted'));
  await signUpBuyer(page, journey);
  await page.getByLabel('Coupon code').fill(' never ');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Invalid coupon code. Please check and try again.', { exact: true }).waitFor();
  await expectVariantAccessible(page, 'A coupon that does not hold');
  await page.getByLabel('Coupon code').fill('early');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Coupon code EARLY applied successfully').waitFor();
  const premium = page.getByRole('article', { name: 'Premium' });
  await premium.getByText('$15').waitFor();
  await page.getByRole('button', { name: 'Remove coupon code EARLY' }).click();
  await premium.getByText('$25').waitFor();
  await operate('coupon', 'create', 'BRIEF', '--percent', '10');
  await page.getByLabel('Coupon code').fill('BRIEF');
  await page.getByRole('button', { name: 'Apply' }).click();
  await premium.getByText('$22.50').waitFor();
  await operate('coupon', 'stop', 'BRIEF');
  await page.getByRole('button', { name: 'Get Premium' }).click();
  await giveBilling(page);
  await page.getByText('This coupon is no longer valid').waitFor();
  await page.getByText('Invalid coupon code. Please check and try again.', { exact: true }).waitFor();
  await premium.getByText('$25').waitFor();
  await page.getByLabel('Coupon code').fill('EARLY');
  await page.getByRole('button', { name: 'Apply' }).click();
  await premium.getByText('$15').waitFor();
  await page.getByRole('button', { name: 'Get Premium' }).click();
  await stayOnThanks(page);
  await payByCard(page, cards.pays, '1234');
  const thanks = page.getByRole('dialog', { name: 'Thank you' });
  await thanks.getByText('$15', { exact: true }).waitFor();
  const layer = () => page.evaluate(() => JSON.stringify('dataLayer' in window ? window.dataLayer : null));
  for (const event of ['page_land_pricing', 'price_pre_click', 'purchase'])
    await expect.poll(layer).toContain(`"event":"${event}"`);
  expect(await layer()).toContain('"currency":"INR","value":1000');
  expect(await details(page)).toEqual({ plan: 'Premium', credits: 10_500 });

  // A single product with a coupon in the address: the price on the page is the one in the overlay.
  await page.goto(`${journey.url}/dashboard/pricing?product=PRO&coupon=EARLY`);
  await page.getByText('$35.40').waitFor();
  await overlay(page).getByText('USD 35.40').first().waitFor();
});

it('is asked before anything is measured, and can change the answer', async () => {
  const page = await journey.open({ expectErrors: /400 \(Bad Request\)/ });
  const script = `${journey.url}/tag-manager.js`;
  let loaded = 0;
  await page.route('**/api/system', async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'application/json',
      body: text.replace('"tagManagerUrl":null', `"tagManagerUrl":"${script}"`),
    });
  });
  await page.route(script, async (route) => {
    loaded += 1;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto(`${journey.url}/pricing`);
  const question = page.getByRole('region', { name: 'Analytics consent' });
  await question.waitFor();
  await expectAccessible(page, 'May use be measured?');
  await question.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('link', { name: 'Get Pro' }).click();
  await page.waitForURL('**/sign-up?**');
  await expect.poll(() => page.evaluate(() => 'dataLayer' in window)).toBe(false);
  expect(loaded).toBe(0);

  await page.goto(`${journey.url}/#measuring`);
  await question.getByRole('button', { name: 'Allow analytics' }).click();
  await expect.poll(() => loaded).toBe(1);
  const layer = () => page.evaluate(() => JSON.stringify('dataLayer' in window ? window.dataLayer : null));
  await page.goto(`${journey.url}/pricing`);
  await expect.poll(layer).toContain('"event":"page_land_pricing"');
  await page.goto(`${journey.url}/login`);
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Wrong1@password');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.poll(layer).toContain('"event":"login_error"');
});
