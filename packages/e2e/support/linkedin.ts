import type { Page } from 'playwright-core';

export async function connectLinkedin(page: Page, member?: string): Promise<void> {
  await page.getByRole('button', { name: 'Connect LinkedIn' }).click();
  const allow = page.getByRole('button', { name: 'Allow' });
  await allow.waitFor();
  if (member !== undefined) await page.getByRole('radio', { name: new RegExp(member) }).check();
  await allow.click();
}
