import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Opens the newest message to an address in the mailbox and follows its link to `path`. */
export async function openMailedLink(
  page: Page,
  mailboxUrl: string,
  email: string,
  path: string,
): Promise<void> {
  let href: string | undefined;
  await expect
    .poll(
      async () => {
        await page.goto(`${mailboxUrl}?to=${encodeURIComponent(email)}`);
        for (const subject of await page.locator('table a').all()) {
          const message = new URL((await subject.getAttribute('href')) ?? '', mailboxUrl).href;
          const text = await (await page.request.get(message)).text();
          href = text
            .match(new RegExp(`https?://[^"'<\\s]*${path}[^"'<\\s]*`))?.[0]
            ?.replaceAll('&amp;', '&');
          if (href !== undefined) return true;
        }
        return false;
      },
      { timeout: 20_000, message: `a mail to ${email} with a link to ${path}` },
    )
    .toBe(true);
  await page.goto(href ?? '');
}
