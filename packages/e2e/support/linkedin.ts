import type { Page } from 'playwright-core';
import { signUp, type Journey } from './journey.ts';

export async function connectLinkedin(page: Page, member?: string): Promise<void> {
  await page.getByRole('button', { name: 'Connect LinkedIn' }).click();
  const allow = page.getByRole('button', { name: 'Allow' });
  await allow.waitFor();
  if (member !== undefined) await page.getByRole('radio', { name: new RegExp(member) }).check();
  await allow.click();
}

/** Opens a page, signed in as a new user with a connected LinkedIn account. */
export async function signUpAuthor(
  journey: Journey,
  options?: Parameters<Journey['open']>[0],
): Promise<Page> {
  const page = await journey.open(options);
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/profile`);
  await connectLinkedin(page);
  await page.getByText('Connected', { exact: true }).waitFor();
  return page;
}
