import type { FrameLocator, Page } from 'playwright-core';
import { signUp, type Journey } from './journey.ts';
import { openMailedLink } from './mailbox.ts';

/** The stand-in's test cards by their labels. */
export const cards = { pays: /^Visa: pays/, declined: /card_declined/ } as const;

/** Signs up, confirms the address through the mailbox, and opens the prices. */
export async function signUpBuyer(page: Page, journey: Journey, address = ''): Promise<{ email: string }> {
  const person = await signUp(page, journey.url);
  await openMailedLink(page, journey.mailboxUrl, person.email, '/verify-email');
  await page
    .getByText(/is verified/)
    .first()
    .waitFor();
  await page.goto(`${journey.url}/dashboard/pricing${address}`);
  return person;
}

/** Enters the billing address, which is requested before the first order. */
export async function giveBilling(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Billing details' });
  await dialog.getByLabel('Country').selectOption('Germany');
  await dialog.getByRole('button', { name: 'Save and go to payment' }).click();
}

export const overlay = (page: Page): FrameLocator => page.frameLocator('iframe.razorpay-checkout-frame');

/** Pays with a test card in the overlay, up to the bank's own window. */
export async function openBank(page: Page, card: RegExp): Promise<Page> {
  const frame = overlay(page);
  await frame.getByLabel('Phone').fill('+919000090000');
  await frame.getByRole('radio', { name: 'Card' }).check();
  const option = frame.locator('#test-card option').filter({ hasText: card }).first();
  await frame.locator('#test-card').selectOption((await option.getAttribute('value')) ?? '');
  const bank = page.waitForEvent('popup');
  await frame.getByRole('button', { name: /^Pay / }).click();
  const window = await bank;
  await window.getByLabel('One-time password').waitFor();
  return window;
}

/** Pays in the overlay. Fewer than four digits at the bank make it fail. */
export async function payByCard(page: Page, card: RegExp, password: string): Promise<void> {
  const bank = await openBank(page, card);
  await bank.getByLabel('One-time password').fill(password);
  await bank.getByRole('button', { name: 'Confirm payment' }).click();
}

/**
 * Keeps the page that says thank you open. It moves on to the dashboard after four seconds, which a busy machine needs
 * for less than what a journey reads there. No content as the answer leaves a browser where it is.
 */
export async function stayOnThanks(page: Page): Promise<void> {
  await page.route(
    (address) => address.pathname === '/dashboard',
    (route) => route.fulfill({ status: 204 }),
  );
}

/** The user's plan and credits according to the API. */
export async function details(page: Page): Promise<{ plan: string | null; credits: number }> {
  const answer = await page.evaluate(async () => {
    const token = document.cookie.match(/token=([^;]+)/)?.[1] ?? '';
    const response = await fetch('/api/user/details', { headers: { authorization: `Bearer ${token}` } });
    return response.text();
  });
  return {
    plan: answer.match(/"plan":"(\w+)"/)?.[1] ?? null,
    credits: Number(answer.match(/"userUsage":(\d+)/)?.[1]),
  };
}
