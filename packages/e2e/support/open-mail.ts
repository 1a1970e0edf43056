import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits for the newest message to an address with a matching subject and opens it. */
export async function openMail(
  page: Page,
  mailboxUrl: string,
  email: string,
  subject: RegExp,
): Promise<void> {
  const fitting = page.locator('table a').filter({ hasText: subject }).first();
  await expect
    .poll(
      async () => {
        await page.goto(`${mailboxUrl}?to=${encodeURIComponent(email)}`);
        return fitting.count();
      },
      { timeout: 20_000, message: `a mail to ${email} about ${subject.source}` },
    )
    .toBe(1);
  await fitting.click();
}
