import { randomBytes } from 'node:crypto';
import { envelope, saveWelcome, signUp as signUpEndpoint } from '@limelight/contracts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launchBrowser } from './browser.ts';
import { desktop } from './screens.ts';

export interface Journey {
  url: string;
  mailboxUrl: string;
  /**
   * A fresh browser profile; what its pages print to the console or throw fails the journey. Only an `installed` one has the
   * service worker: the others see each request and each lost connection as the page does.
   */
  open(options?: { expectErrors?: RegExp; installed?: boolean }): Promise<Page>;
}

export const testPassword = 'Correct1@horse';

/** One browser for a journey's file, one profile for each visitor. */
export function startJourney(): Journey {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(() => browser.close());
  return {
    url: inject('programUrl'),
    mailboxUrl: inject('mailboxUrl'),
    async open({ expectErrors, installed = false } = {}) {
      const context = await browser.newContext({
        viewport: desktop,
        reducedMotion: 'reduce',
        timezoneId: 'Asia/Kolkata',
        locale: 'en-GB',
        serviceWorkers: installed ? 'allow' : 'block',
      });
      contexts.push(context);
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.text() === workerBlocked) return;
        if (['error', 'warning'].includes(message.type()) && !expectErrors?.test(message.text()))
          complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
      return page;
    },
  };
}

/** What the browser's driver says where it keeps a page from having a service worker. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

const someEmail = () => `asha.${randomBytes(5).toString('hex')}@example.com`;

/**
 * Makes an account and leaves its session in the profile, as the page does; no page is opened. `signUpByPage` is the way
 * of a person, which the journeys about identity and payment go.
 */
export async function signUp(page: Page, url: string, name = 'Asha Rao'): Promise<{ email: string }> {
  const email = someEmail();
  const data = { name, email, password: testPassword };
  const answer = await page.request.post(`${url}/api${signUpEndpoint.path}`, { data });
  const { token } = envelope(signUpEndpoint.response).parse(await answer.json()).data;
  // Only the journey of the first hour goes through the welcome.
  const headers = { authorization: `Bearer ${token}` };
  await page.request.post(`${url}/api${saveWelcome.path}`, { data: { step: null }, headers });
  await page.context().addCookies([{ name: 'token', value: token, url, sameSite: 'Lax', secure: true }]);
  return { email };
}

/** Signs a new person up through the page and ends on Home. */
export async function signUpByPage(page: Page, url: string, name = 'Asha Rao'): Promise<{ email: string }> {
  await page.goto(`${url}/sign-up`);
  const person = await fillSignUp(page, name);
  await page.waitForURL('**/dashboard/welcome');
  await page.getByRole('button', { name: 'Skip setup' }).click();
  await page.waitForURL('**/dashboard');
  return person;
}

/** Fills in and sends the form of the page that is open. */
export async function fillSignUp(page: Page, name = 'Asha Rao'): Promise<{ email: string }> {
  const email = someEmail();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Create account' }).click();
  return { email };
}
