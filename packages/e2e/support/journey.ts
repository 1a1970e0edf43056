import { randomBytes } from 'node:crypto';
import { envelope, saveWelcome, signUp as signUpEndpoint } from '@limelight/contracts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { shiftDate } from '../../../scripts/test/shift-date.ts';
import { launchBrowser } from './browser.ts';
import { usualVisit, type Visit } from './clock.ts';
import { desktop } from './screens.ts';

export interface Journey {
  url: string;
  mailboxUrl: string;
  /**
   * Opens a page in a fresh browser profile. Console output or an exception on its pages fails the journey. Only
   * `installed` ones have the service worker, so that the others see each request and lost connection as the page does.
   */
  open(options?: { expectErrors?: RegExp; installed?: boolean; visit?: Visit }): Promise<Page>;
}

export const testPassword = 'Correct1@horse';

/** One browser per journey file, with `browserArguments`, and one profile per visitor. */
export function startJourney(browserArguments: readonly string[] = []): Journey {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  beforeAll(async () => {
    browser = await launchBrowser(browserArguments);
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(() => browser.close());
  return {
    url: inject('programUrl'),
    mailboxUrl: inject('mailboxUrl'),
    async open({ expectErrors, installed = false, visit = usualVisit } = {}) {
      const context = await browser.newContext({
        viewport: desktop,
        reducedMotion: 'reduce',
        timezoneId: visit.timeZone,
        locale: 'en-GB',
        serviceWorkers: installed ? 'allow' : 'block',
      });
      contexts.push(context);
      if (visit.aheadMs > 0) await context.addInitScript(shiftDate, visit.aheadMs);
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

/** The driver's message when it blocks service workers. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

const someEmail = () => `asha.${randomBytes(5).toString('hex')}@example.com`;

/**
 * Creates an account and stores its session in the profile without opening a page. The journeys about identity and
 * payment use `signUpByPage`, as users do.
 */
export async function signUp(page: Page, url: string, name = 'Asha Rao'): Promise<{ email: string }> {
  const email = someEmail();
  const data = { name, email, password: testPassword };
  const answer = await page.request.post(`${url}/api${signUpEndpoint.path}`, { data });
  const { token } = envelope(signUpEndpoint.response).parse(await answer.json()).data;
  // Only the first-hour journey includes onboarding.
  const headers = { authorization: `Bearer ${token}` };
  await page.request.post(`${url}/api${saveWelcome.path}`, { data: { step: null }, headers });
  await page.context().addCookies([{ name: 'token', value: token, url, sameSite: 'Lax', secure: true }]);
  return { email };
}

/** Signs up a new user through the page, ending on the home page. */
export async function signUpByPage(page: Page, url: string, name = 'Asha Rao'): Promise<{ email: string }> {
  await page.goto(`${url}/sign-up`);
  const person = await fillSignUp(page, name);
  await page.waitForURL('**/dashboard/welcome');
  await page.getByRole('button', { name: 'Skip setup' }).click();
  await page.waitForURL('**/dashboard');
  return person;
}

export async function fillSignUp(page: Page, name = 'Asha Rao'): Promise<{ email: string }> {
  const email = someEmail();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Create account' }).click();
  return { email };
}
